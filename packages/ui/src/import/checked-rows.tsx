'use client'
import { Download } from 'lucide-react'
import { Button } from '../components/button/button'
import { WarningBar } from '../components/state/warning-bar'
import { ImportPreview } from './import-preview'
import type { ImportField, ImportProblem } from './import.types'
import type { MappedRows } from './map-rows'
import { problemsByRow } from './problems-by-row'
import { useImportWords } from './use-import-words'

interface CheckedRowsProps {
  fields: readonly ImportField[]
  table: MappedRows
  problems: readonly ImportProblem[]
  /** Saves the rows with problems. */
  onSave: () => void
}

/** The result of the check, with the rows below it. */
export function CheckedRows({ fields, table, problems, onSave }: CheckedRowsProps) {
  const words = useImportWords()
  const bad = problemsByRow(problems).size
  return (
    <>
      {table.unknown.length === 0 ? null : <WarningBar>{words.unknown(table.unknown.join('、'))}</WarningBar>}
      <div className="fs-import-line" role={bad > 0 ? 'alert' : 'status'}>
        <span>{bad > 0 ? words.bad(table.rows.length, bad) : words.good(table.rows.length)}</span>
        {bad > 0 ? <Button size="sm" icon={<Download size={14} aria-hidden="true" />} onClick={onSave}>{words.problemFile}</Button> : null}
      </div>
      <ImportPreview fields={fields} rows={table.rows} problems={problems} />
    </>
  )
}
