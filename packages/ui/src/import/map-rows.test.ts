import { describe, expect, it } from 'vitest'
import type { ImportField } from './import.types'
import { mapRows } from './map-rows'

const fields: ImportField[] = [{ key: 'number', header: '设备编号', required: true }, { key: 'place', header: '位置', aliases: ['安装位置'] }, { key: 'floor', header: '楼层', required: true }]

it('finds columns by their titles, in any order, with a star, other spaces and other names', () => {
  const { rows, missing, unknown } = mapRows([['备注', ' 楼层 * ', '安装位置', '设备编号'], ['x', ' 3F ', '走道', '861']], fields)
  expect(rows).toEqual([{ line: 2, values: { number: '861', place: '走道', floor: '3F' } }])
  expect(missing).toEqual([])
  expect(unknown).toEqual(['备注'])
})

it('names the required columns that are missing', () => {
  expect(mapRows([['位置']], fields).missing.map(({ header }) => header)).toEqual(['设备编号', '楼层'])
})

it('leaves out empty lines and keeps the number of the line in the file', () => {
  const { rows } = mapRows([[''], ['设备编号', '楼层'], ['', ' '], ['861', '1F'], [], ['862', '2F']], fields)
  expect(rows.map(({ line, values }) => [line, values['number']])).toEqual([[4, '861'], [6, '862']])
})

it('reads missing cells of a short line as empty texts', () => {
  expect(mapRows([['设备编号', '楼层', '位置'], ['861']], fields).rows[0]?.values).toEqual({ number: '861', floor: '', place: '' })
})

describe('an empty file', () => {
  it.each([[[]], [[['']]]])('%j has no rows', (table) => expect(mapRows(table, fields).rows).toEqual([]))
})
