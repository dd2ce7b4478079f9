'use client'
import { WarningBar } from '../components/state/warning-bar'
import { RadioField } from '../form/radio-field'
import { ImportPreview } from './import-preview'
import type { ImportField, ImportMode, ImportProblem } from './import.types'
import type { MappedRows } from './map-rows'
import { ProblemFileButton } from './problem-file-button'
import { problemsByRow } from './problems-by-row'
import { useImportWords } from './use-import-words'

interface CheckedRowsProps {
  fields: readonly ImportField[]
  table: MappedRows
  problems: readonly ImportProblem[]
  mode: ImportMode
  onMode: (mode: ImportMode) => void
  /** Saves the rows with problems. */
  onSave: () => void
}

/** The result of the check, with the rows below it. When only some are correct, the user chooses what happens to these. */
export function CheckedRows({ fields, table, problems, mode, onMode, onSave }: CheckedRowsProps) {
  const words = useImportWords()
  const all = table.rows.length
  const bad = problemsByRow(problems).size
  const options = [{ value: 'all', label: words.modeAll }, { value: 'correct', label: words.modeCorrect(all - bad) }]
  return (
    <>
      {table.unknown.length === 0 ? null : <WarningBar>{words.unknown(table.unknown)}</WarningBar>}
      <div className="fs-import-line" role={bad > 0 ? 'alert' : 'status'}>
        <span>{bad > 0 ? words.bad(all, bad) : words.good(all)}</span>
        {bad > 0 ? <ProblemFileButton onSave={onSave} /> : null}
      </div>
      {bad > 0 && bad < all ? <RadioField label={words.mode} options={options} value={mode} onChange={(value) => onMode(value === 'correct' ? 'correct' : 'all')} /> : null}
      <ImportPreview fields={fields} rows={table.rows} problems={problems} />
    </>
  )
}
