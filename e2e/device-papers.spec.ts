import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { reload } from './support/navigate'
import { test } from './support/test'

const MANUAL = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

test('an administrator notes what was done to a device and keeps its manual; both are there after a reload, and the manual comes back as it was sent', async ({ operator }) => {
  const { page } = operator
  await operator.open('/adminSys/deviceManger?tab=devices')
  await operator.signIn()
  await page.getByRole('table').getByRole('button', { name: /^查看 / }).first().click()
  await expect(page.getByRole('tab', { name: '变更记录' })).toBeVisible()

  await page.getByRole('tab', { name: '维护记录' }).click()
  await page.getByRole('button', { name: '新增维护记录' }).first().click()
  const entry = page.getByRole('dialog')
  await entry.getByRole('combobox', { name: /类别/ }).click()
  await page.getByRole('option', { name: '清洁' }).click()
  await entry.getByRole('textbox', { name: /维护日期/ }).fill('2026-01-05')
  await entry.getByRole('textbox', { name: /维护人/ }).fill('验收维保 罗志勇')
  await entry.getByRole('combobox', { name: /结果/ }).click()
  await page.getByRole('option', { name: '合格', exact: true }).click()
  await entry.getByRole('button', { name: '保存' }).click()
  await expect(entry).toBeHidden()

  await page.getByRole('tab', { name: '资料' }).click()
  await page.getByRole('button', { name: '新增资料' }).first().click()
  const paper = page.getByRole('dialog')
  await paper.getByRole('textbox', { name: /名称/ }).fill('验收说明书')
  await paper.getByRole('combobox', { name: /类别/ }).click()
  await page.getByRole('option', { name: '说明书' }).click()
  await paper.locator('input[type=file]').setInputFiles({ name: 'manual.pdf', mimeType: 'application/pdf', buffer: MANUAL })
  await expect(paper.getByText('manual.pdf')).toBeVisible()
  await paper.getByRole('button', { name: '保存' }).click()
  await expect(paper).toBeHidden()

  await reload(page)
  await page.getByRole('tab', { name: '维护记录' }).click()
  await expect(page.getByRole('table', { name: '维护记录' }).getByText('验收维保 罗志勇')).toBeVisible()
  await page.getByRole('tab', { name: '资料' }).click()
  await page.getByRole('table', { name: '资料' }).getByRole('button', { name: '打开 验收说明书' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: '保存文件' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('验收说明书.pdf')
  expect(await readFile(await download.path())).toEqual(MANUAL)
})
