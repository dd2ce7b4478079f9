import type { Page } from 'playwright/test'

/** Goes to an address as the links of the console do, without a reload. Elements of the screen before get a mark. */
export async function openHere(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const part of document.querySelectorAll('#main > *')) part.setAttribute('data-before', '')
    window.history.pushState({}, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `/${path}`)
}
