import { expect } from 'playwright/test'
import { test } from './support/test'

/** The search over screens, buildings, devices and records (Ctrl+K). */
test('Ctrl+K finds a screen, a building and a device that has just raised an alarm', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  await operator.pendingCount()
  const fire = await platform.raise('fire', { kind: 'general' })
  const box = page.getByRole('combobox', { name: '搜索功能、建筑、设备、记录' })

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('异常记录')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/exceptionRecord/)
  await expect(box).toBeHidden()

  await page.keyboard.press('Control+k')
  await box.fill(fire.device.building)
  await page.getByRole('group', { name: '建筑' }).getByRole('option', { name: fire.device.building }).first().click()
  const building = page.getByRole('dialog', { name: '建筑详情' })
  await expect(building).toBeVisible()
  // above a dialog the key does nothing
  await page.keyboard.press('Control+k')
  await expect(box).toBeHidden()
  await building.getByRole('button', { name: '关闭' }).first().click()

  await page.keyboard.press('Control+k')
  await box.fill(fire.device.name)
  await page.getByRole('group', { name: '设备' }).getByRole('option', { name: new RegExp(fire.device.name) }).click()
  await expect(page.getByRole('dialog', { name: '实时数据' })).toBeVisible()
  await expect(page).toHaveURL(/dialog=device/)
})
