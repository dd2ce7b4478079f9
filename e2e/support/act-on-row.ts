import type { Locator, Page } from 'playwright/test'

/** Starts an act of a row: a button, or an entry of the row's menu. Waits for either: a list that loads again draws its rows anew. */
export async function actOnRow(page: Page, row: Locator, act: string): Promise<void> {
  // a button of the act itself stands before the one of the menu
  const button = row.getByRole('button', { name: new RegExp(`^(${act}|更多操作)`) }).first()
  const label = await button.getAttribute('aria-label')
  await button.click()
  if (label?.startsWith('更多操作')) await page.getByRole('menuitem', { name: act }).click()
}
