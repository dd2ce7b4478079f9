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
