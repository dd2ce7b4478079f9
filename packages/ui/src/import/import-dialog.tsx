'use client'
import { Fragment, useState, type ReactNode } from 'react'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { ProgressBar } from '../components/progress/progress-bar'
import { FailedState, LoadingState } from '../components/state/states'
import { fileName, saveFile } from '../export/save-file'
import { usePartStyles } from '../root/use-part-styles'
import { Steps } from '../screen/steps'
import { useKeptFocus } from '../screen/use-kept-focus'
import { CheckedRows } from './checked-rows'
import { ChooseFile } from './choose-file'
import { problemFile } from './import-files'
import { ImportFoot } from './import-foot'
import { ImportProgress } from './import-progress'
import { ImportResult } from './import-result'
import { importStyles } from './import.styles'
import type { ImportMode, ImportProblem } from './import.types'
import type { MappedRows } from './map-rows'
import { correctPlaces, useImport, type Attempt, type ImportCalls, type ImportState } from './use-import'
import { useImportWords } from './use-import-words'

const MOST_ROWS = 10_000

export interface ImportDialogProps extends Omit<ImportCalls, 'mostRows'> {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What is imported, in the names of the files: 用户. */
  name: string
  /** 10,000 by default. */
  mostRows?: number | undefined
  /** Why the check or the import failed, in the user's words; by default only that it did. */
  failedText?: ((error: unknown) => string) | undefined
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
  const [mode, setMode] = useState<ImportMode>('all')
  const { state, choose, checkTable, confirm, retry, cancel, restart } = useImport({ fields, check, mostRows, run, onImported })
  const focus = useKeptFocus(state.name)
  const reason = (error: unknown, fallback: string) => failedText?.(error) ?? fallback
  const saveProblems = (table: MappedRows, problems: readonly ImportProblem[]) =>
    onFile(problemFile(fields, table.rows, problems, { line: words.line, problem: words.problem }), fileName(words.problemFileName(name), 'csv'))
  const isBusy = state.name === 'importing' || state.name === 'cancelling'
  const body = {
    choosing: <ChooseFile fields={fields} name={name} trouble={state.name === 'choosing' ? state.trouble : null} onChoose={(file) => void choose(file)} onFile={onFile} />,
    checked: (table: MappedRows, problems: readonly ImportProblem[]) =>
      <CheckedRows fields={fields} table={table} problems={problems} mode={mode} onMode={setMode} onSave={() => saveProblems(table, problems)} />,
    done: (done: Extract<ImportState, { name: 'done' }>) => <ImportResult state={done} onSave={() => saveProblems(done.attempt.table, done.problems)} />,
    reason, onCheck: (table: MappedRows) => void checkTable(table), onRetry: (attempt: Attempt) => void retry(attempt),
  }
  const foot = { state, mode, onClose, onRestart: () => { setMode('all'); restart() }, onConfirm: confirm, onCancel: cancel }
  return (
    <ModalDialog open onClose={onClose} title={title} size="xl" locked={isBusy} footer={<ImportFoot {...foot} />}>
      <div className="fs-import" data-state={state.name} tabIndex={-1} {...focus}>
        <Steps label={words.steps} current={stepOf(state)} steps={[{ id: 'file', label: words.file }, { id: 'check', label: words.checkStep }, { id: 'result', label: words.result }]} />
        <Body state={state} {...body} />
      </div>
    </ModalDialog>
  )
}

interface BodyProps {
  state: ImportState
  choosing: ReactNode
  checked: (table: MappedRows, problems: readonly ImportProblem[]) => ReactNode
  done: (state: Extract<ImportState, { name: 'done' }>) => ReactNode
  reason: (error: unknown, fallback: string) => string
  onCheck: (table: MappedRows) => void
  onRetry: (attempt: Attempt) => void
}

function Body({ state, choosing, checked, done, reason, onCheck, onRetry }: BodyProps) {
  const words = useImportWords()
  switch (state.name) {
    case 'choosing': return choosing
    case 'reading': return <LoadingState label={words.reading} />
    case 'checking': {
      const text = words.checking(state.table.rows.length)
      return <div className="fs-import-result"><ProgressBar label={text} value={state.share} text={text} /></div>
    }
    case 'checkFailed': return <FailedState title={words.checkFailed} onRetry={() => onCheck(state.table)}>{reason(state.error, '')}</FailedState>
    case 'checked': return checked(state.table, state.problems)
    case 'importing':
    case 'cancelling': return <ImportProgress state={state} />
    case 'importFailed': {
      const { attempt, accepted } = state
      const written = accepted > 0 ? words.written(accepted, correctPlaces(attempt.table, attempt.problems).length) : ''
      return <FailedState title={words.importFailed} onRetry={() => onRetry(attempt)}><Lines texts={[reason(state.error, ''), written, words.retryIsSafe]} /></FailedState>
    }
    case 'done': return done(state)
    default: return state satisfies never
  }
}

/** Sentences one below the other; blank ones are left out. */
function Lines({ texts }: { texts: readonly string[] }) {
  return texts.filter(Boolean).map((text) => <Fragment key={text}><span>{text}</span><br /></Fragment>)
}

function stepOf(state: ImportState): 'file' | 'check' | 'result' {
  switch (state.name) {
    case 'choosing':
    case 'reading': return 'file'
    case 'checking':
    case 'checkFailed':
    case 'checked': return 'check'
    case 'importing':
    case 'cancelling':
    case 'importFailed':
    case 'done': return 'result'
    default: return state satisfies never
  }
}
