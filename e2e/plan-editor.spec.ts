import { expect, type Locator } from 'playwright/test'
import { sitDown, test } from './support/test'

const LOADED = { timeout: 30_000 }

/** The plan editor of screens.md on the real server: draft, publish, marks by keys, and a second user who has saved before (ADR 24). */
test('a floor plan is replaced through a draft, a device is moved by keys, and of two users the second decides', async ({ browser, platform }) => {
  test.setTimeout(240_000)
  const first = await sitDown(browser, platform)
  const second = await sitDown(browser, platform)
  const editors: Locator[] = []
  for (const { operator } of [first, second]) {
    await operator.open('/huozaibaojing/fireDeviceManger/1?marked=true&sort=sensorNumber')
    await operator.signIn()
    const table = operator.page.getByRole('table', { name: '设备管理' })
    await table.getByRole('row').nth(1).getByRole('button', { name: /^更多操作/ }).click(LOADED)
    await operator.page.getByRole('menuitem', { name: '平面图编辑' }).click()
    editors.push(operator.page.getByRole('dialog', { name: '平面图编辑' }))
  }
  const [mine, theirs] = editors
  if (!mine || !theirs) throw new Error('two editors were opened')
  const hint = (editor: Locator) => editor.getByText(/距左 \d+ 像素/).first()
  await expect(hint(mine)).toBeVisible(LOADED)
  await expect(hint(theirs)).toBeVisible(LOADED)

  // a new picture is a draft that is published
  const picture = await first.operator.page.screenshot()
  await mine.locator('input[type=file]').setInputFiles({ name: '二期.png', mimeType: 'image/png', buffer: picture })
  await expect(mine.getByText('1280 × 800 像素')).toBeVisible(LOADED)
  await mine.getByRole('button', { name: '发布草稿' }).click()
  await first.operator.page.getByRole('alertdialog', { name: '发布草稿？' }).getByRole('button', { name: '发布草稿' }).click()
  await expect(mine.getByRole('button', { name: '更换平面图' })).toBeVisible(LOADED)

  // the selected device keeps its share of the new picture, and the arrow keys move it
  const before = await hint(mine).textContent()
  await mine.getByRole('application', { name: /平面图$/ }).focus()
  await first.operator.page.keyboard.press('ArrowRight')
  await expect(hint(mine)).not.toHaveText(before ?? '')
  await mine.getByRole('button', { name: '保存标注' }).click()
  await expect(mine.getByText('已全部保存')).toBeVisible(LOADED)

  // the other user has worked on the plan as it was
  await theirs.getByRole('application', { name: /平面图$/ }).focus()
  await second.operator.page.keyboard.press('ArrowDown')
  await theirs.getByRole('button', { name: '保存标注' }).click()
  const conflict = second.operator.page.getByRole('dialog', { name: '其他用户已修改此平面图' })
  await expect(conflict).toBeVisible(LOADED)
  await expect(conflict).toContainText('平面图图片也已更换')
  await conflict.getByRole('button', { name: '按此保存' }).click()
  await expect(conflict).toBeHidden(LOADED)
  await expect(hint(theirs)).toHaveText((await hint(mine).textContent()) ?? '')
  await first.context.close()
  await second.context.close()
})
