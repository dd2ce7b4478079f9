import { csvText } from '../export/csv'
import type { ExportFormat } from '../export/export.types'
import { problemsByRow } from './problems-by-row'
import type { ImportField, ImportProblem, ImportRow } from './import.types'

/** A template to be filled in: the titles, the required ones with a star, and a line of examples. */
export async function templateFile(fields: readonly ImportField[], format: ExportFormat, sheet: string): Promise<Blob> {
  const head = fields.map(({ header, required }) => ({ header: required ? `${header}*` : header }))
  const example = fields.map((field) => field.example ?? '')
  const lines = example.some((text) => text !== '') ? [example] : []
  if (format === 'csv') return csvFile([head.map(({ header }) => header), ...lines])
  return (await import('../export/workbook')).workbookFile({ sheet, head, rows: lines })
}

/** The rows with problems as they were read, with the problems in a last column: to be corrected and imported again. */
export function problemFile(fields: readonly ImportField[], rows: readonly ImportRow[], problems: readonly ImportProblem[], titles: { line: string; problem: string }): Blob {
  const byRow = problemsByRow(problems)
  const lines = rows.flatMap(({ line, values }, at) => {
    const own = byRow.get(at)
    return own ? [[...fields.map(({ key }) => values[key]), line, own.map(({ message }) => message).join('; ')]] : []
  })
  return csvFile([[...fields.map(({ header }) => header), titles.line, titles.problem], ...lines])
}

function csvFile(lines: Parameters<typeof csvText>[0]): Blob {
  return new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' })
}
