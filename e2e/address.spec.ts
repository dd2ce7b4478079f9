import { expect } from 'playwright/test'
import { sitDown, test } from './support/test'

/** Back, F5 and sent links with open dialogs, and leaving the page while alarms sound (domain 29). */
test('Back closes the dialog on top, F5 opens both again, and the console is never left', async ({ browser, platform }) => {
  const { operator, context } = await sitDown(browser, platform)
  const { page } = operator
  await operator.open()
  await operator.signIn()
  const fire = await platform.raise('fire', { kind: 'general' })
  const list = page.getByRole('dialog', { name: '待处理异常' })
  const plan = page.getByRole('dialog', { name: fire.device.building })

  await operator.pendingCount()
  await operator.badge().click()
  const row = list.getByRole('row').filter({ hasText: fire.device.name }).first()
  await row.getByRole('button', { name: /位置|平面图/ }).click()
  await expect(plan).toBeVisible()
  await expect(page).toHaveURL(/dialog=exceptions&dialog=floorPlan\./)

  // the page asks first, because the fire sounds; the test answers yes
  let asked = 0
  page.on('dialog', (question) => {
    if (question.type() === 'beforeunload') asked += 1
    void question.accept()
  })
  await page.reload()
  expect(asked).toBe(1)
  await expect(plan).toBeVisible()
  const sent = page.url()

  await page.goBack()
  await expect(plan).toBeHidden()
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(list).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).not.toHaveURL(/dialog=/)

  await page.goForward()
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: '关闭' }).click()
  await expect(page).not.toHaveURL(/dialog=/)

  // a colleague follows the link: the same dialogs, above the same page
  await page.goto(sent)
  await expect(plan).toBeVisible()
  await plan.getByRole('button', { name: '关闭' }).first().click()
  await expect(list).toBeVisible()
  await page.goBack()
  await expect(list).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
  await context.close()
})
