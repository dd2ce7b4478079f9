import type { ExportCell } from './export.types'

const BOM = '\uFEFF' // without it Excel reads Chinese text in the system's own code page
const LINE_END = '\r\n' // RFC 4180
// the wide forms too: an input method writes them, and a Chinese Excel computes them
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A head and rows as text for a spreadsheet. */
export function csvText(lines: readonly (readonly ExportCell[])[]): string {
  return BOM + lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('')
}

/** One cell: nothing in it is computed when the file is opened (trust B3), and quotes hold what would break the line. */
export function csvCell(value: ExportCell): string {
  const text = guarded(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A plain number stays one, below zero too: `-5.2` cannot call anything. */
function guarded(value: ExportCell): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}
