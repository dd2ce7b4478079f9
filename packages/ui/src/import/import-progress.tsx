'use client'
import { ProgressBar } from '../components/progress/progress-bar'
import { correctPlaces, type ImportState } from './use-import'
import { useImportWords } from './use-import-words'

/** The writing: as a share where rows are written in parts, without one where all are written at once. */
export function ImportProgress({ state }: { state: Extract<ImportState, { name: 'importing' | 'cancelling' }> }) {
  const words = useImportWords()
  const { attempt: { table, problems, mode }, share, accepted } = state
  const rows = correctPlaces(table, problems).length
  const label = state.name === 'cancelling' ? words.cancelling : words.importing
  return (
    <div className="fs-import-result">
      <ProgressBar label={label} value={share} text={label} />
      <span className="fs-import-line">{mode === 'all' ? words.writtenAtOnce(rows) : words.written(accepted, rows)}</span>
    </div>
  )
}
