'use client'
import { Button } from '../components/button/button'
import { useUiLocale } from '../locale/ui-locale'
import type { ImportMode, ImportProblem } from './import.types'
import type { MappedRows } from './map-rows'
import { problemsByRow } from './problems-by-row'
import type { ImportState } from './use-import'
import { useImportWords } from './use-import-words'

interface ImportFootProps {
  state: ImportState
  mode: ImportMode
  onClose: () => void
  onRestart: () => void
  onConfirm: (table: MappedRows, problems: readonly ImportProblem[], mode: ImportMode) => Promise<void>
  onCancel: () => void
}

/** The buttons of the dialog. */
export function ImportFoot({ state, mode, onClose, onRestart, onConfirm, onCancel }: ImportFootProps) {
  const words = useImportWords()
  const { messages } = useUiLocale()
  if (state.name === 'done') return <Button variant="solid" onClick={onClose}>{words.finish}</Button>
  if (state.name === 'importing' || state.name === 'cancelling') return <Button disabled={state.name === 'cancelling'} onClick={onCancel}>{words.cancelImport}</Button>
  return (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      {state.name === 'choosing' || state.name === 'reading' ? null : <Button onClick={onRestart}>{words.otherFile}</Button>}
      {state.name === 'checked' ? <Confirm {...state} mode={mode} onConfirm={onConfirm} /> : null}
    </>
  )
}

function Confirm({ table, problems, mode, onConfirm }: Extract<ImportState, { name: 'checked' }> & Pick<ImportFootProps, 'mode' | 'onConfirm'>) {
  const words = useImportWords()
  const bad = problemsByRow(problems).size
  const rows = mode === 'correct' ? table.rows.length - bad : table.rows.length
  const mayImport = rows > 0 && (bad === 0 || mode === 'correct')
  return <Button variant="solid" disabled={!mayImport} onClick={() => void onConfirm(table, problems, bad === 0 ? 'all' : mode)}>{words.confirm(rows)}</Button>
}
