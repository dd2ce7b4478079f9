import { readSheet } from 'read-excel-file/universal'
import { WorkbookBlockedError, workerAllowed } from '../export/worker-allowed'

const UNPACKED_IN_PLACE_BYTES = 100_000 // what is larger, the library may unpack in a worker
const MIDNIGHT = ' 00:00:00'
const SHOWN_DIGITS = 15 // as many as a sheet shows of a number

/** The cells of the first sheet of a workbook as the texts that a person would write: whole numbers with all their digits, fractions as the sheet shows them, days as `yyyy-MM-dd`. */
export async function readWorkbook(file: Blob): Promise<readonly (readonly string[])[]> {
  if (file.size > UNPACKED_IN_PLACE_BYTES && !(await workerAllowed())) throw new WorkbookBlockedError('no worker from a blob')
  const rows = await readSheet(file, { parseNumber: plainNumber })
  return rows.map((row) => row.map(cellText))
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

/** A sheet has no time zone: its days come as UTC. It counts in fractions of a day, which are not exact to the millisecond. */
function dateText(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')
  return text.endsWith(MIDNIGHT) ? text.slice(0, -MIDNIGHT.length) : text
}

/** A fraction is stored as the computer holds it: 1.1 as `1.1000000000000001`, 0.1 + 0.2 as `0.30000000000000004`. */
function plainNumber(text: string): string {
  const plain = withoutExponent(text)
  if (/^-?\d*$/.test(plain)) return plain
  const shown = String(Number(Number(plain).toPrecision(SHOWN_DIGITS)))
  return /[eN]/.test(shown) ? plain : shown
}

/** Workbooks write long numbers as `8.6102304037E10`. */
function withoutExponent(text: string): string {
  const parts = /^(-?)(\d)(?:\.(\d+))?E\+?(\d{1,2})$/i.exec(text)
  if (!parts) return text
  const [, sign = '', first = '', rest = '', exponent = '0'] = parts
  const zeros = Number(exponent) - rest.length
  return zeros >= 0 ? `${sign}${first}${rest}${'0'.repeat(zeros)}` : `${sign}${first}${rest.slice(0, Number(exponent))}.${rest.slice(Number(exponent))}`
}
