import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvText } from './csv'

it('begins with a byte order mark and ends lines with CRLF (RFC 4180)', () => {
  expect(csvText([['设备', '状态'], ['烟感', '报警']])).toBe('\uFEFF设备,状态\r\n烟感,报警\r\n')
})

describe('quoting', () => {
  it.each([
    ['东侧,走道', '"东侧,走道"'],
    ['3" 管', '"3"" 管"'],
    ['第一行\n第二行', '"第一行\n第二行"'],
    ['第一行\r\n第二行', '"第一行\r\n第二行"'],
    [' 前后有空格 ', '" 前后有空格 "'],
    ['平常', '平常'],
  ])('writes %j as %j', (value, written) => expect(csvCell(value)).toBe(written))

  it('can be read back without changes for every table', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ' ', "'", 'a', '报'), maxLength: 8 }).filter((value) => !value.startsWith('\r'))
    fc.assert(fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (lines) => {
      expect(readCsv(csvText(lines))).toEqual(lines)
    }))
  })
})

describe('formula guard (trust B3)', () => {
  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")', '-1F', '＝1+1', '－2+3'])('guards %j', (value) => {
    expect(csvCell(value).replace(/^"/, '').startsWith("'")).toBe(true)
  })

  it.each([[-5.2, '-5.2'], ['-5.2', '-5.2'], ['+8', '+8'], [-0, '0'], ['-12', '-12'], [1_234_567, '1234567'], [-1e-7, '-1e-7'], [-1e21, '-1e+21']])('does not guard the plain number %j', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  it.each([[null, ''], [undefined, ''], [true, 'true'], ['', ''], [NaN, ''], [Infinity, ''], [-Infinity, '']])('writes %j as %j', (value, written) => expect(csvCell(value)).toBe(written))
})

/** A strict RFC 4180 reader, as another program would have it. */
function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let at = 1 // after the mark
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        cell += text[at] ?? ''
      }
      at += 1
    } else {
      for (; text[at] !== ',' && text[at] !== '\r'; at += 1) cell += text[at] ?? ''
    }
    line.push(cell)
    if (text[at] === ',') at += 1
    else {
      lines.push(line)
      line = []
      at += 2
    }
  }
  return lines
}
