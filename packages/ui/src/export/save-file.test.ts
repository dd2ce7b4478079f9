import { expect, it } from 'vitest'
import { fileName } from './save-file'

it.each([['异常记录 2026-11-20', 'xlsx', '异常记录 2026-11-20.xlsx'], ['A/B: "3F"?', 'csv', 'A_B_ _3F__.csv'], [' ', 'csv', 'export.csv']])('calls %j %s %j', (name, format, file) => {
  expect(fileName(name, format)).toBe(file)
})
