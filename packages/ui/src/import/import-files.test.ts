import { expect, it } from 'vitest'
import { problemFile, templateFile } from './import-files'
import type { ImportField } from './import.types'
import { mapRows } from './map-rows'
import { readCsv } from './read-csv'
import { readWorkbook } from './read-workbook'

const fields: ImportField[] = [{ key: 'number', header: '设备编号', required: true, example: '86102304037' }, { key: 'place', header: '位置' }]
const tableOf = async (file: Blob) => readCsv(new Uint8Array(await file.arrayBuffer()))

it('creates a template that can be read, as text and as a workbook', async () => {
  const lines = [['设备编号*', '位置'], ['86102304037', '']]
  expect(await tableOf(await templateFile(fields, 'csv', '设备'))).toEqual(lines)
  const workbook = await readWorkbook(await templateFile(fields, 'xlsx', '设备'))
  expect(mapRows(workbook, fields)).toEqual(mapRows(lines, fields))
  expect(mapRows(workbook, fields)).toMatchObject({ missing: [], unknown: [], rows: [{ line: 2 }] })
})

it('writes the rows with problems, ready to be corrected and imported again', async () => {
  const rows = [{ line: 2, values: { number: '861', place: '走道' } }, { line: 3, values: { number: '=1', place: '' } }]
  const problems = [{ row: 1, field: 'number', message: '编号格式错误' }, { row: 1, field: null, message: '重复' }]
  const table = await tableOf(problemFile(fields, rows, problems, { line: '行', problem: '问题' }))
  expect(table).toEqual([['设备编号', '位置', '行', '问题'], ['=1', '', '3', '编号格式错误; 重复']])
  expect(mapRows(table, fields).rows).toEqual([{ line: 2, values: { number: '=1', place: '' } }])
})
