import { expect, type Page } from 'playwright/test'
import type { Operator } from './support/operator'
import { A4, hasLetters, pdfLetters, pdfPages, pdfPhotos } from './support/pdf'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const PRINT = { name: '打印报告或另存为 PDF' }
const BEFORE = { width: 640, height: 400 }
const AFTER = { width: 500, height: 300 }

/** The report of a check and its defect is printed by the browser, which makes the PDF (ADR 65). */
test.describe('the report of an inspection', () => {
  test.setTimeout(180_000)
  test('is a PDF of the check, its defect, the photos of before and after and the four signatures, from the defect as from the check', async ({ operator }) => {
    const { page } = operator
    await operator.open('/inspectionManagement/inspectionRecord?tab=defects')
    await operator.signIn()
    await expect(page.getByRole('table')).toBeVisible(LOADED)
    await makeSignedDefect(operator)

    for (const [tab, title] of [['defects', '隐患报告'], ['indoor', '巡检报告']] as const) {
      await operator.open(`/inspectionManagement/inspectionRecord?tab=${tab}&number=REPORT-1`)
      await page.getByRole('table').getByRole('row').filter({ hasText: 'REPORT-1' }).first().getByText('玻璃破损').click(LOADED)
      await expect(page.getByRole('button', PRINT)).toBeVisible(LOADED)
      await expect.poll(() => photosAreThere(page)).toBe(true)
      const pdf = await page.pdf({ preferCSSPageSize: true })
      expect(new Set(pdfPages(pdf).map(({ width, height }) => `${width}x${height}`))).toEqual(new Set([`${A4.width}x${A4.height}`]))
      expect(pdfPhotos(pdf)).toEqual(expect.arrayContaining([BEFORE, AFTER]))
      expect(hasLetters(pdf)).toBe(true)
      // the text is text: it can be searched and copied
      expect(missingIn(pdfLetters(pdf), 'REPORT-1 玻璃破损 已更换 巡检人 消防管理人 责任人')).toBe('')

      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByRole('row', { name: /^责任人 .+ \d{4}-\d\d-\d\d/ })).toBeVisible()
      await expect(page.getByRole('button', PRINT)).toBeHidden()
      await page.emulateMedia({ media: null })
    }
  })
})

const photosAreThere = (page: Page) => page.evaluate(() => {
  const photos = [...document.querySelectorAll<HTMLImageElement>('.report img')]
  return photos.length === 2 && photos.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
})

const missingIn = (letters: ReadonlySet<string>, text: string): string => [...text.replaceAll(' ', '')].filter((letter) => !letters.has(letter)).join('')

/** A facility, a check of it that is abnormal, and its defect: repaired, checked again and signed by all four, with a photo of before and one of after. */
async function makeSignedDefect(operator: Operator): Promise<void> {
  const send = async (call: string, body: object) => expect(await operator.post(`/api/device/${call}`, body), call).toMatchObject({ status: 200 })
  const first = async <Row>(call: string): Promise<Row> => {
    const { data } = (await operator.request(`/api/device/${call}`)) as { data: { rows: Row[] } }
    const [row] = data.rows
    if (row === undefined) throw new Error(`${call} has no rows`)
    return row
  }
  const photo = async (size: { width: number; height: number }) => (await operator.page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, ...size } })).toString('base64')
  const type = await first<{ id: number }>('deviceFacilitiesType/pageList?page=1&limit=1')
  const building = await first<{ id: number }>('deviceBuilding/pageList?page=1&limit=1')
  await send('deviceIndoorLabel/add', { facilitiesNo: 'REPORT-1', facilitiesTypeId: type.id, buildingId: building.id, floor: 1, positionDescription: '电梯厅' })
  await send('deviceInspectionTasks/submit', { clientId: 'report-of-a-check', facilitiesNo: 'REPORT-1', inspectionTime: Date.now(), itemValue: [], problemDescription: '玻璃破损', photos: [{ content: await photo(BEFORE) }] })
  const steps = { rectify: { rectification: '已更换', content: await photo(AFTER) }, recheck: { passed: '1' }, signByInspector: {}, signByDepartment: {}, signByManager: {}, sign: {} }
  for (const [step, values] of Object.entries(steps)) {
    const { id, version } = await first<{ id: number; version: number }>('deviceInspectionDefect/pageList?page=1&limit=1&facilitiesNo=REPORT-1')
    await send(`deviceInspectionDefect/${step}`, { id, version, ...values })
  }
}
