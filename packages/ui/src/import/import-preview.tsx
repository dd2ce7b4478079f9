'use client'
import { useMemo, useState } from 'react'
import type { Column } from '../components/table/column'
import { PagedTable } from '../components/table/paged-table'
import { CheckboxField } from '../form/toggle-field'
import type { ImportField, ImportProblem, ImportRow } from './import.types'
import type { ImportMessages } from './import.messages'
import { problemsByRow } from './problems-by-row'
import { useImportWords } from './use-import-words'

interface ImportPreviewProps {
  fields: readonly ImportField[]
  rows: readonly ImportRow[]
  problems: readonly ImportProblem[]
}

interface PreviewRow extends ImportRow {
  problems: readonly ImportProblem[]
}

/** The rows of the file as they would be imported, each with its problems. */
export function ImportPreview({ fields, rows, problems }: ImportPreviewProps) {
  const words = useImportWords()
  const [onlyBad, setOnlyBad] = useState(problems.length > 0)
  const all = useMemo(() => {
    const byRow = problemsByRow(problems)
    return rows.map((row, at): PreviewRow => ({ ...row, problems: byRow.get(at) ?? [] }))
  }, [rows, problems])
  const bad = useMemo(() => all.filter((row) => row.problems.length > 0), [all])
  const columns = useMemo(() => columnsFor(fields, words, problems.length > 0), [fields, words, problems])
  return (
    <>
      {problems.length === 0 ? null : <CheckboxField label={words.onlyBad} checked={onlyBad} onChange={setOnlyBad} />}
      <div className="fs-import-table">
        <PagedTable
          label={words.preview} columns={columns} rows={onlyBad && bad.length > 0 ? bad : all} rowKey={({ line }) => String(line)} state="ready" density="compact"
          rowTone={(row) => (row.problems.length > 0 ? 'fault' : undefined)}
        />
      </div>
    </>
  )
}

function columnsFor(fields: readonly ImportField[], words: ImportMessages, hasProblems: boolean): Column<PreviewRow>[] {
  const problem: Column<PreviewRow> = { id: 'problem', header: words.problem, wrap: true, minWidth: 200, cell: (row) => row.problems.map(({ message }) => message).join(words.betweenProblems) }
  return [
    { id: 'line', header: words.line, width: 64, numeric: true, align: 'end', sticky: 'start', cell: ({ line }) => line },
    ...(hasProblems ? [problem] : []),
    ...fields.map(({ key, header }): Column<PreviewRow> => ({ id: `field:${key}`, header, minWidth: 96, cell: (row) => cellOf(row, key) })),
  ]
}

function cellOf({ values, problems }: PreviewRow, key: string) {
  const wrong = problems.find(({ field }) => field === key)
  return wrong ? <span className="fs-import-wrong" title={wrong.message}>{values[key]}</span> : values[key]
}
