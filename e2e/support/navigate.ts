import type { Page } from 'playwright/test'

/** A page loads within a few seconds, also on a busy machine. */
const LIMIT = { timeout: 20_000 }

/**
 * Opens an address, or the same page again. A dialog or a form that closes goes back in the history. That ends a
 * navigation of the same moment, which then fails or never comes to its end, so the navigation begins once more.
 */
async function navigate(go: () => Promise<unknown>): Promise<void> {
  await go().catch((error: unknown) => {
    if (!/ERR_ABORTED|Timeout/.test(String(error))) throw error
    return go()
  })
}

export const openAddress = (page: Page, address: string): Promise<void> => navigate(() => page.goto(address, LIMIT))

/** While a fire sounds, the page asks first; a page that nobody listens to is answered with yes. */
export const reload = (page: Page): Promise<void> => navigate(() => page.reload(LIMIT))
