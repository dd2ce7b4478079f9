import type { ImportField, ImportRow } from './import.types'

/** A table of texts, read as rows of fields. */
export interface MappedRows {
  rows: readonly ImportRow[]
  /** Required fields whose column is not in the file. */
  missing: readonly ImportField[]
  /** Titles of columns that are not read. */
  unknown: readonly string[]
}

/**
 * Reads a table by the titles in its first line that is not empty. Their order does not matter, nor do upper case, spaces and
 * the star of a required field. Texts lose the spaces around them; empty lines are left out.
 */
export function mapRows(table: readonly (readonly string[])[], fields: readonly ImportField[]): MappedRows {
  const headAt = table.findIndex((line) => !isEmpty(line))
  const head = (table[headAt] ?? []).map((title) => title.trim())
  const columns = fields.map((field) => ({ field, at: columnOf(field, head) }))
  const rows = table.flatMap((line, at) => {
    if (at <= headAt || isEmpty(line)) return []
    return [{ line: at + 1, values: Object.fromEntries(columns.map((column) => [column.field.key, (line[column.at] ?? '').trim()])) }]
  })
  const known = new Set(columns.map(({ at }) => at))
  return {
    rows,
    missing: columns.filter(({ field, at }) => field.required && at < 0).map(({ field }) => field),
    unknown: head.filter((title, at) => title !== '' && !known.has(at)),
  }
}

function columnOf({ header, aliases = [] }: ImportField, head: readonly string[]): number {
  const wanted = [header, ...aliases].map(plainTitle)
  return head.findIndex((title) => wanted.includes(plainTitle(title)))
}

function plainTitle(title: string): string {
  return title.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase()
}

function isEmpty(line: readonly string[]): boolean {
  return line.every((cell) => cell.trim() === '')
}
