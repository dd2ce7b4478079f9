'use client'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../components/button/button'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { ProgressBar } from '../components/progress/progress-bar'
import { FailedState, LoadingState } from '../components/state/states'
import { fileName, saveFile } from '../export/save-file'
import { useUiLocale } from '../locale/ui-locale'
import { usePartStyles } from '../root/use-part-styles'
import { Steps } from '../screen/steps'
import { useKeptFocus } from '../screen/use-kept-focus'
import { CheckedRows } from './checked-rows'
import { ChooseFile } from './choose-file'
import { problemFile } from './import-files'
import { importStyles } from './import.styles'
import type { ImportProblem } from './import.types'
import type { MappedRows } from './map-rows'
import { useImport, type ImportCalls, type ImportState } from './use-import'
import { useImportWords } from './use-import-words'

const MOST_ROWS = 5_000

export interface ImportDialogProps extends Omit<ImportCalls, 'mostRows'> {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What is imported, in the names of the files: 用户. */
  name: string
  /** 5000 by default. */
  mostRows?: number | undefined
  /** Why the check or the import failed, in the user's words; by default only that it did. */
  failedText?: ((error: unknown) => string) | undefined
  /** Called when rows have been imported. */
  onImported?: ((accepted: number) => void) | undefined
  /** Instead of the browser's download. */
  onFile?: ((file: Blob, name: string) => void) | undefined
}

/** Brings a CSV file or a workbook into the system: choose, check every row, confirm, result. Nothing is written before that. */
export function ImportDialog({ open, ...rest }: ImportDialogProps) {
  // opening creates, closing destroys: nothing of an earlier file remains
  return open ? <OpenImport {...rest} /> : null
}

function OpenImport({ onClose, title, name, fields, check, run, mostRows = MOST_ROWS, failedText, onImported, onFile = saveFile }: Omit<ImportDialogProps, 'open'>) {
  usePartStyles(importStyles)
  const words = useImportWords()
  const { state, choose, checkTable, confirm, restart } = useImport({
    fields, check, mostRows,
    run: async (rows, options) => {
      const outcome = await run(rows, options)
      if (outcome.problems.length === 0) onImported?.(outcome.accepted)
      return outcome
    },
  })
  const focus = useKeptFocus(state.name)
  const reason = (error: unknown, fallback: string) => failedText?.(error) ?? fallback
  const saveProblems = (table: MappedRows, problems: readonly ImportProblem[]) =>
    onFile(problemFile(fields, table.rows, problems, { line: words.line, problem: words.problem }), fileName(words.problemFileName(name), 'csv'))
  return (
    <ModalDialog open onClose={onClose} title={title} size="xl" locked={state.name === 'importing'} footer={<Foot state={state} onClose={onClose} onRestart={restart} onConfirm={(table) => void confirm(table)} />}>
      <div className="fs-import" data-state={state.name} tabIndex={-1} {...focus}>
        <Steps label={words.steps} current={stepOf(state)} steps={[{ id: 'file', label: words.file }, { id: 'check', label: words.checkStep }, { id: 'result', label: words.result }]} />
        <Body
          state={state}
          choosing={<ChooseFile fields={fields} name={name} trouble={state.name === 'choosing' ? state.trouble : null} onChoose={(file) => void choose(file)} onFile={onFile} />}
          checked={(table, problems) => <CheckedRows fields={fields} table={table} problems={problems} onSave={() => saveProblems(table, problems)} />}
          reason={reason}
          onCheck={(table) => void checkTable(table)}
          onConfirm={(table) => void confirm(table)}
        />
      </div>
    </ModalDialog>
  )
}

interface BodyProps {
  state: ImportState
  choosing: ReactNode
  checked: (table: MappedRows, problems: readonly ImportProblem[]) => ReactNode
  reason: (error: unknown, fallback: string) => string
  onCheck: (table: MappedRows) => void
  onConfirm: (table: MappedRows) => void
}

function Body({ state, choosing, checked, reason, onCheck, onConfirm }: BodyProps) {
  const words = useImportWords()
  switch (state.name) {
    case 'choosing': return choosing
    case 'reading': return <LoadingState label={words.reading} />
    case 'checking': return <LoadingState label={words.checking(state.table.rows.length)} />
    case 'checkFailed': return <FailedState title={words.checkFailed} onRetry={() => onCheck(state.table)}>{reason(state.error, '')}</FailedState>
    case 'checked': return checked(state.table, state.problems)
    case 'importing': return <div className="fs-import-result"><ProgressBar label={words.importing} value={state.share} text={words.importing} /></div>
    case 'importFailed': return <FailedState title={words.importFailed} onRetry={() => onConfirm(state.table)}>{reason(state.error, '')}</FailedState>
    case 'done': return <div className="fs-import-result" role="status"><CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" />{words.done(state.accepted)}</div>
    default: return state satisfies never
  }
}

interface FootProps {
  state: ImportState
  onClose: () => void
  onRestart: () => void
  onConfirm: (table: MappedRows) => void
}

function Foot({ state, onClose, onRestart, onConfirm }: FootProps) {
  const words = useImportWords()
  const { messages } = useUiLocale()
  const busy = state.name === 'importing'
  if (state.name === 'done') return <Button variant="solid" onClick={onClose}>{words.finish}</Button>
  return (
    <>
      <Button disabled={busy} onClick={onClose}>{messages.cancel}</Button>
      {state.name === 'choosing' || state.name === 'reading' ? null : <Button disabled={busy} onClick={onRestart}>{words.otherFile}</Button>}
      {state.name === 'checked' ? <Button variant="solid" disabled={state.problems.length > 0} onClick={() => onConfirm(state.table)}>{words.confirm(state.table.rows.length)}</Button> : null}
    </>
  )
}

function stepOf(state: ImportState): 'file' | 'check' | 'result' {
  switch (state.name) {
    case 'choosing':
    case 'reading': return 'file'
    case 'checking':
    case 'checkFailed':
    case 'checked': return 'check'
    case 'importing':
    case 'importFailed':
    case 'done': return 'result'
    default: return state satisfies never
  }
}
