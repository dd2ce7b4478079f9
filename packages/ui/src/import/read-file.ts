import { WorkbookBlockedError } from '../export/worker-allowed'
import type { ImportField } from './import.types'
import { mapRows, type MappedRows } from './map-rows'

/** Why a file cannot be imported. */
export type FileTrouble =
  | { kind: 'unreadable' | 'blocked' | 'empty' }
  | { kind: 'missing'; headers: readonly string[] }
  | { kind: 'tooMany'; rows: number; most: number }

/** Reads a CSV file or a workbook as rows of the fields; the reader of each is loaded when it is needed. */
export async function readFile(file: File, fields: readonly ImportField[], mostRows: number): Promise<{ table: MappedRows } | { trouble: FileTrouble }> {
  try {
    const table = mapRows(await readTable(file), fields)
    const trouble = troubleWith(table, mostRows)
    return trouble ? { trouble } : { table }
  } catch (error) {
    return { trouble: { kind: error instanceof WorkbookBlockedError ? 'blocked' : 'unreadable' } }
  }
}

async function readTable(file: File): Promise<readonly (readonly string[])[]> {
  if (isWorkbook(file.name)) return (await import('./read-workbook')).readWorkbook(file)
  const { readCsv } = await import('./read-csv')
  return readCsv(new Uint8Array(await file.arrayBuffer()))
}

function troubleWith({ rows, missing }: MappedRows, most: number): FileTrouble | null {
  if (missing.length > 0) return { kind: 'missing', headers: missing.map(({ header }) => header) }
  if (rows.length === 0) return { kind: 'empty' }
  return rows.length > most ? { kind: 'tooMany', rows: rows.length, most } : null
}

function isWorkbook(name: string): boolean {
  return name.toLowerCase().endsWith('.xlsx')
}
