import { expect } from 'playwright/test'
import { reload } from './support/navigate'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }

/** A site uploads its logo in the settings (ADR 73). */
test.describe('the logo of a site', () => {
  test.setTimeout(180_000)
  test('is uploaded in the settings and stands in the head of the console, and the mark of the product returns without it', async ({ operator }) => {
    const { page } = operator
    await operator.open('/adminSys/sysConfig?tab=siteSettings')
    await operator.signIn()
    const row = page.getByRole('table', { name: '站点配置' }).getByRole('row').nth(1)
    await expect(row).toBeVisible(LOADED)
    const head = page.getByRole('link', { name: '智慧消防云平台' })
    await expect(head.locator('svg')).toBeVisible()

    await row.getByRole('button', { name: /^上传标志/ }).click()
    const form = page.getByRole('dialog', { name: /上传标志/ })
    await form.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 60 } }) })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden(LOADED)
    await reload(page)
    const logo = head.locator('img')
    await expect(logo).toBeVisible(LOADED)
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120)

    await row.getByRole('button', { name: /^恢复默认标志|^更多操作/ }).first().click()
    const item = page.getByRole('menuitem', { name: '恢复默认标志' })
    const question = page.getByRole('alertdialog')
    await expect(item.or(question)).toBeVisible()
    if (await item.isVisible()) await item.click()
    await question.getByRole('button', { name: '恢复默认标志' }).click()
    await expect(question).toBeHidden()
    await reload(page)
    await expect(head.locator('svg')).toBeVisible(LOADED)
  })
})
