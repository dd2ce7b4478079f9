import writeWorkbook from 'write-excel-file/browser'
import type { ExportCell } from './export.types'
import { WorkbookBlockedError, workerAllowed } from './worker-allowed'

const LONGEST_CELL = 32_767 // Excel rejects a file with longer cells
const LONGEST_SHEET_NAME = 31
const NOT_IN_SHEET_NAME = /[[\]:*?/\\\s]/g
const NOT_AROUND_SHEET_NAME = /^[\s']+|[\s']+$/g
const KEPT_BY_EXCEL = /^history$/i // its name for the list of changes of a shared workbook
const PACKED_IN_PLACE_BYTES = 150_000 // the library packs larger files in a worker
const CELL_BYTES = 70 // the size of its tags
const USUAL_WIDTH = 12
const WIDEST = 60
// characters that XML does not allow: a single one makes the whole file unreadable
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu

export interface Workbook {
  sheet: string
  head: readonly { header: string; width?: number | undefined }[]
  rows: readonly (readonly ExportCell[])[]
}

/** A workbook with one sheet and a fixed header row. Text cells are never evaluated as formulas, and long numbers keep all their digits. */
export async function workbookFile({ sheet, head, rows }: Workbook): Promise<Blob> {
  if (roughBytes(rows) > PACKED_IN_PLACE_BYTES && !(await workerAllowed())) throw new WorkbookBlockedError('no worker from a blob')
  const titles = head.map(({ header }) => ({ value: cleanText(header), type: String, fontWeight: 'bold' as const }))
  return writeWorkbook([titles, ...rows.map((row) => row.map(sheetCell))], {
    sheet: sheetName(sheet),
    stickyRowsCount: 1,
    columns: head.map(({ header, width }) => ({ width: width ?? usualWidth(header) })),
  }).toBlob()
}

/** A valid sheet name: Excel refuses a file with another one. */
export function sheetName(name: string): string {
  const valid = cleanText(name).replace(NOT_IN_SHEET_NAME, ' ').replace(NOT_AROUND_SHEET_NAME, '')
  const short = cut(valid, LONGEST_SHEET_NAME).replace(NOT_AROUND_SHEET_NAME, '')
  return KEPT_BY_EXCEL.test(short) ? `${short} 1` : short || 'Sheet1'
}

function roughBytes(rows: Workbook['rows']): number {
  return rows.reduce((sum, row) => sum + row.reduce<number>((inRow, cell) => inRow + CELL_BYTES + (typeof cell === 'string' ? cell.length * 3 : 0), 0), 0)
}

function sheetCell(value: ExportCell) {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null
  if (typeof value === 'boolean') return { value, type: Boolean }
  return { value: cleanText(value), type: String }
}

function cleanText(text: string): string {
  const clean = text.replace(NOT_IN_XML, '')
  return clean.length > LONGEST_CELL ? `${cut(clean, LONGEST_CELL - 1)}…` : clean
}

/** The beginning of a text; half of a character that JavaScript keeps as two (𠮷) would make the file unreadable. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** A Chinese character counts as two. */
function usualWidth(header: string): number {
  const width = [...header].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 2 : 1), 2)
  return Math.min(WIDEST, Math.max(USUAL_WIDTH, width))
}
