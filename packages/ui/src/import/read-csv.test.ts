import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '../export/csv'
import { readCsv } from './read-csv'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each(['\r\n', '\n', '\r'])('reads quotes and cells of several lines, with lines that end in %j', (end) => {
  expect(readCsv(bytes(`a,"b,""c"""${end}"1\n2",3${end}`))).toEqual([['a', 'b,"c"'], ['1\n2', '3']])
})

it('reads every line of a file whose lines end in two ways', () => {
  expect(readCsv(bytes('a,b\r\n1,2\n3,4\n'))).toEqual([['a', 'b'], ['1', '2'], ['3', '4']])
  expect(readCsv(bytes('a,b\n1,2\r\n3,4\r\n'))).toEqual([['a', 'b'], ['1', '2'], ['3', '4']])
})

it.each([['\t', 'a\tb\n1\t2\n'], [';', 'a;b\n1;2\n']])('finds the separator %j', (_, text) => {
  expect(readCsv(bytes(text))).toEqual([['a', 'b'], ['1', '2']])
  expect(readCsv(bytes(`\n${text}`)).slice(1)).toEqual([['a', 'b'], ['1', '2']])
})

it('reads GBK', () => {
  expect(readCsv(new Uint8Array([0xc9, 0xe8, 0xb1, 0xb8, 0x2c, 0x41]))).toEqual([['设备', 'A']])
})

describe('what our own export writes', () => {
  it('is read back, with hostile texts as they were', () => {
    const cells = ['=1+1', '@SUM(A1)', '-1F', '＝x', "it's", '-5.2']
    expect(readCsv(bytes(csvText([['a', 'b', 'c', 'd', 'e', 'f'], cells])))[1]).toEqual(cells)
  })

  it('is read back for every table', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', ' ', '=', '-', ';', '\t', 'a', '报', '1'), maxLength: 8 })
    // a line of one empty cell is an empty line
    const line = fc.tuple(fc.constantFrom('x', '设备'), cell, cell)
    fc.assert(fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
      expect(readCsv(bytes(csvText([['编号', '位置', '备注'], ...lines])))).toEqual([['编号', '位置', '备注'], ...lines])
    }))
  })
})
