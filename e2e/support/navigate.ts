import type { Page } from 'playwright/test'

/**
 * Opens an address, or the same page again. A dialog or a form that closes goes back in the history. That ends a
 * navigation of the same moment, so the navigation begins once more.
 */
async function navigate(go: () => Promise<unknown>): Promise<void> {
  await go().catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
    return go()
  })
}

export const openAddress = (page: Page, address: string): Promise<void> => navigate(() => page.goto(address))

/** While a fire sounds, the page asks first; a page that nobody listens to is answered with yes. */
export const reload = (page: Page): Promise<void> => navigate(() => page.reload())
