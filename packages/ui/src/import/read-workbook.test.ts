import { expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/universal'
import { workbookFile } from '../export/workbook'
import { readWorkbook } from './read-workbook'

it('reads back what our own export writes, with all digits of a device number', async () => {
  const file = await workbookFile({ sheet: '设备', head: [{ header: '设备编号' }, { header: '读数' }, { header: '备注' }], rows: [['86102304037000001', -5.2, '=1+1'], ['86102304037000002', null, ' ']] })
  expect(await readWorkbook(file)).toEqual([['设备编号', '读数', '备注'], ['86102304037000001', '-5.2', '=1+1'], ['86102304037000002', '', '']])
})

it('reads days, times, long numbers and yes or no as a person writes them', async () => {
  const day = { type: Date, format: 'yyyy-mm-dd' }
  const file = await writeWorkbook([[
    { ...day, value: new Date('2026-11-20T00:00:00Z') }, { ...day, value: new Date('2026-11-20T14:30:08Z') },
    { type: Number, value: 86102304037 }, { type: Number, value: 1.5e21 }, { type: Number, value: 0.1 }, { type: Boolean, value: true }, { type: String, value: '1E5' },
  ]]).toBlob()
  expect(await readWorkbook(file)).toEqual([['2026-11-20', '2026-11-20 14:30:08', '86102304037', '1500000000000000000000', '0.1', 'true', '1E5']])
})

it('reads fractions as the sheet shows them, not as the computer holds them', async () => {
  const file = await writeWorkbook([[0.1 + 0.2, 3 * 1.1, 24.6, -120.155123, 1e-3].map((value) => ({ type: Number, value }))]).toBlob()
  expect(await readWorkbook(file)).toEqual([['0.3', '3.3', '24.6', '-120.155123', '0.001']])
})

it('does not read a file that only has the name of a workbook', async () => {
  await expect(readWorkbook(new Blob(['a,b']))).rejects.toThrow()
})
