import { describe, expect, it } from 'vitest'
import { acceptText, fileProblem, sizeText } from './file-rules'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

describe('files that a field takes', () => {
  const rules = { accept: '.csv, .XLSX, image/*', maxBytes: 2048 }
  it.each([
    [file('表.csv'), null], [file('表.Xlsx'), null], [file('图', 'image/png'), null], [file('a.exe', 'application/octet-stream'), 'type'],
    [file('a.csv', '', 2048), null], [file('a.csv', '', 2049), 'tooLarge'], [file('a.csv', '', 0), 'empty'],
  ] as const)('%j: %s', (picked, problem) => {
    expect(fileProblem(picked, rules)).toBe(problem)
  })

  it('are all without rules', () => expect(fileProblem(file('a.bin'), {})).toBeNull())
})

it.each([[0, '0 B'], [1023, '1023 B'], [1024, '1 KB'], [1536, '1.5 KB'], [5 * 1024 * 1024, '5 MB'], [3 * 1024 ** 4, '3072 GB']])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it.each([['.csv,.xlsx', 'CSV, XLSX'], ['image/*,application/pdf', '图片, PDF'], [undefined, '']])('writes the accepted types %s as %j', (accept, text) => {
  expect(acceptText(accept, '图片')).toBe(text)
})
