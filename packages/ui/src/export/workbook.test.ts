import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sheetName, workbookFile } from './workbook'

/** The files of a zip archive as texts by name, read from its central directory. */
async function unzipped(file: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const raw = bytes.subarray(start, start + size)
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), (method === 8 ? inflateRawSync(raw) : raw).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

const head = [{ header: '设备编号' }, { header: '读数' }]
const partsOf = async (rows: Parameters<typeof workbookFile>[0]['rows'], sheet = '设备') => {
  const files = await unzipped(await workbookFile({ sheet, head, rows }))
  const named = (pattern: RegExp) => [...files].find(([name]) => pattern.test(name))?.[1] ?? ''
  return { sheet: named(/sheet1\.xml$/), texts: named(/sharedStrings\.xml$/), book: named(/workbook\.xml$/) }
}

it('writes device numbers as text with all digits and readings as numbers', async () => {
  const { sheet, texts } = await partsOf([['86102304037000001', -5.2]])
  expect(texts + sheet).toContain('86102304037000001')
  expect(sheet).toMatch(/<v>-5\.2<\/v>/)
})

it('writes text that looks like a formula as text', async () => {
  const { sheet, texts } = await partsOf([['=HYPERLINK("http://x")', '@SUM(A1)']])
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(texts + sheet).toContain('=HYPERLINK(')
})

it('removes characters that XML does not allow and shortens cells that are too long', async () => {
  const { sheet, texts } = await partsOf([['烟\u0000感\u0007\uD800', Number.NaN], ['长'.repeat(40_000), null]])
  expect(texts + sheet).toContain('烟感<')
  expect((texts + sheet).match(/长+…/)?.[0]).toHaveLength(32_767)
})

it('shortens a cell that is too long between two characters', async () => {
  const { sheet, texts } = await partsOf([['长'.repeat(32_765) + '𠮷'.repeat(2), null]])
  expect((texts + sheet).match(/长+(.)/u)?.[1]).toBe('…')
})

it('fixes the header row', async () => {
  expect((await partsOf([['1', 2]])).sheet).toMatch(/<pane [^>]*ySplit="1"/)
})

it.each([['异常记录: 3F/4F', '异常记录  3F 4F'], ['*'.repeat(3), 'Sheet1'], ['名'.repeat(50), '名'.repeat(31)],
  // Excel refuses a file with such a name, or repairs it with a warning
  [`${'名'.repeat(30)}𠮷楼`, '名'.repeat(30)], [`${'名'.repeat(30)} 楼`, '名'.repeat(30)], ["'A座'", 'A座'], [`${'名'.repeat(30)}'楼`, '名'.repeat(30)], ["' '", 'Sheet1'], ['History', 'History 1'], ['hiSTory', 'hiSTory 1'], ['History 2026', 'History 2026'],
])('names the sheet of %j %j', (name, sheet) => {
  expect(sheetName(name)).toBe(sheet)
})

it('leaves the cell of a number that is none empty: Excel opens no file with one', async () => {
  const { sheet } = await partsOf([[Number.NaN, 1], [Infinity, -Infinity]])
  expect(sheet).not.toMatch(/NaN|Infinity/)
  expect(sheet).toContain('<v>1</v>')
})
