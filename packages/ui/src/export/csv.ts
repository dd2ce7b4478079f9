import type { ExportCell } from './export.types'

const BOM = '\uFEFF' // without a byte order mark Excel uses the code page of the system
const LINE_END = '\r\n' // RFC 4180
// full-width forms too: a Chinese Excel evaluates them
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A header and rows as CSV text. */
export function csvText(lines: readonly (readonly ExportCell[])[]): string {
  return BOM + lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('')
}

/** One cell: guarded against evaluation as a formula (trust B3), and quoted where needed. */
export function csvCell(value: ExportCell): string {
  const text = guarded(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Numbers are not guarded, negative ones included: they cannot call anything. NaN and Infinity are empty cells, as in a workbook. */
function guarded(value: ExportCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = String(value)
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}
