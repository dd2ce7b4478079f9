import jsQR from 'jsqr'
import { expect, type Page } from 'playwright/test'
import { scannedNumber } from '../apps/console/src/inspect/scanned-number'
import { actOnRow } from './support/act-on-row'
import { A4, hasLetters, pdfPages } from './support/pdf'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
/** points of 1/72 inch */
const ROLL = { width: 170, height: 113 }

/** Labels of facilities are printed by the browser, which makes the PDF (ADR 65). */
test.describe('printing labels', () => {
  test.setTimeout(180_000)
  test('the labels of a floor are a PDF of whole sheets with nothing else on it, in the size of the paper, and a camera reads them', async ({ operator }) => {
    const { page } = operator
    await operator.open('/inspectionManagement/facilityManager')
    await operator.signIn()
    const row = page.getByRole('table').getByRole('row').nth(1)
    await expect(row).toBeVisible(LOADED)
    await actOnRow(page, row, '打印标签')
    await page.getByLabel('打印哪些').selectOption({ label: '本建筑全部设施' })
    await expect(page.getByText(/^\d+ 个标签，\d+ 页$/)).toBeVisible(LOADED)
    await expect.poll(async () => (await counted(page)).labels).toBeGreaterThan(24)
    const sheets = await counted(page)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdfPages(pdf)).toEqual(Array.from({ length: sheets.pages }, () => A4))
    // the letters are in the file: Chinese text needs no font where it is opened
    expect(hasLetters(pdf)).toBe(true)

    await page.getByLabel('纸张').selectOption('roll')
    await expect.poll(async () => (await counted(page)).pages).toBe(sheets.labels)
    expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toEqual(Array.from({ length: sheets.labels }, () => ROLL))

    await page.emulateMedia({ media: 'print' })
    const label = page.locator('.label').first()
    const code = label.getByRole('img')
    const number = await code.getAttribute('aria-label')
    expect(scannedNumber(await readCode(page, await code.screenshot()) ?? '')).toBe(number)
    await expect(page.getByRole('button', { name: '打印或另存为 PDF' })).toBeHidden()
  })
})

/** What the panel says that it prints. */
async function counted(page: Page): Promise<{ labels: number; pages: number }> {
  const [, labels, pages] = /^(\d+) 个标签，(\d+) 页$/.exec((await page.getByText(/^\d+ 个标签，\d+ 页$/).textContent()) ?? '') ?? []
  return { labels: Number(labels), pages: Number(pages) }
}

/** What a camera reads in a picture. */
async function readCode(page: Page, png: Buffer): Promise<string | undefined> {
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    const data = canvas.getContext('2d')?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { pixels: [...data], width: bitmap.width, height: bitmap.height }
  }, png.toString('base64'))
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data
}
