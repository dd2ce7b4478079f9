import type { Page } from 'playwright/test'

/** Opens an address. A dialog that closes goes back in the history. That ends a navigation of the same moment, so it begins once more. */
export async function openAddress(page: Page, address: string): Promise<void> {
  const go = () => page.goto(address)
  await go().catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
    return go()
  })
}

/**
 * Loads the page again, in which no dialog is open any more. A dialog or a form that has closed goes back in the history a moment
 * later, which would end the reload, so that comes first. While a fire sounds the page asks whether to leave it; Playwright says
 * yes where a test listens to no questions.
 */
export async function reload(page: Page): Promise<void> {
  await page.waitForFunction(() => !(window.history.state as { usr?: { dialogs?: number } | null } | null)?.usr?.dialogs)
  await page.reload()
}
