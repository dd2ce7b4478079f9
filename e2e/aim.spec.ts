import { expect } from 'playwright/test'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }

test('a notice that slides under the pointer is not taken down unread by a click that was meant for the one before', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible(LOADED)
  const notices = page.getByRole('log', { name: '实时报警' }).getByRole('article')
  const before = await notices.count()
  await platform.raise('fire', { kind: 'general' })
  await expect(notices).toHaveCount(before + 1, LOADED)
  await notices.first().getByRole('button', { name: '关闭' }).hover()

  await platform.raise('fire', { kind: 'general' })
  await expect(notices).toHaveCount(before + 2, LOADED)
  await page.mouse.down()
  await page.mouse.up()
  // a second click is meant for what is there now
  await page.mouse.down()
  await page.mouse.up()
  await expect(notices).toHaveCount(before + 1)
})

test('nor does a record of the pending list get the click that was meant for the record before', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible(LOADED)
  await operator.badge().click()
  const list = page.getByRole('dialog', { name: '待处理异常' })
  await list.getByRole('button', { name: /^消防主机/ }).click()
  await expect(list.getByRole('group').getByText(/^消防主机，待处理/)).toBeVisible(LOADED)
  const first = list.locator('tr[data-key]').first()
  const aimed = await first.getAttribute('data-key', LOADED)
  await first.getByRole('button', { name: /^确认/ }).hover()

  await platform.raise('fire', { kind: 'fireHost' })
  await expect(first).not.toHaveAttribute('data-key', aimed ?? '', LOADED)
  // what it opens may come later: the clicks that reach the list are counted
  const reached = await list.evaluateHandle((node) => {
    const clicks = { count: 0 }
    node.addEventListener('click', () => { clicks.count += 1 })
    return clicks
  })
  await page.mouse.down()
  await page.mouse.up()
  expect(await reached.evaluate(({ count }) => count)).toBe(0)
  await page.mouse.down()
  await page.mouse.up()
  expect(await reached.evaluate(({ count }) => count)).toBe(1)
  await expect(page.getByRole('dialog', { name: '确认火警' })).toBeVisible()
})
