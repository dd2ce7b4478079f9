'use client'
import { CircleCheck, CircleX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../components/button/button'
import { IconButton } from '../components/button/icon-button'
import { ProgressBar } from '../components/progress/progress-bar'
import { useUiLocale } from '../locale/ui-locale'
import { useKeptFocus } from './use-kept-focus'
import { useScreenStyles } from './use-screen-styles'
import { useScreenWords } from './use-screen-words'

/** The result of an action for one of the rows. */
export interface BulkResult {
  id: string
  /** The name of the row. */
  label: string
  isDone: boolean
  /** Why it failed, in the user's words. */
  message?: string | undefined
}

/** The progress of an action on several rows. */
export type BulkProgress =
  | { name: 'running'; act: string; done: number; total: number; /** The user has cancelled it: only the current row is still finished. */ isCancelling?: boolean | undefined }
  | { name: 'finished'; act: string; results: readonly BulkResult[]; isCancelled?: boolean | undefined }

export interface BulkBarProps {
  /** How many rows are ticked; the bar is not shown for none, unless an action is running or has finished. */
  count: number
  onClear: () => void
  /** The actions: buttons, the most common first. */
  children: ReactNode
  progress?: BulkProgress | null | undefined
  /** Stops a running action after the current row. */
  onCancel?: (() => void) | undefined
  /** Called when the user closes the results. */
  onDismiss?: (() => void) | undefined
}

/** Actions for the ticked rows, their progress, and the result for each row. */
export function BulkBar(props: BulkBarProps) {
  useScreenStyles()
  const { count, progress = null } = props
  const focus = useKeptFocus(progress?.name ?? 'ticked')
  if (count === 0 && progress === null) return null
  return <div className="fs-bulk-place" {...focus}><Content {...props} /></div>
}

function Content({ count, onClear, children, progress = null, onCancel, onDismiss }: BulkBarProps) {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  if (progress?.name === 'finished') return <Results progress={progress} onDismiss={onDismiss} />
  if (progress?.name === 'running') return <Running progress={progress} onCancel={onCancel} />
  return (
    <div className="fs-bulk" role="group" aria-label={words.bulkActs}>
      <span className="fs-bulk-count" role="status">{messages.selectedCount(count)}</span>
      <div className="fs-bulk-acts">{children}</div>
      <Button size="sm" variant="link" onClick={onClear}>{messages.clearSelection}</Button>
    </div>
  )
}

function Running({ progress: { act, done, total, isCancelling = false }, onCancel }: { progress: Extract<BulkProgress, { name: 'running' }>; onCancel: (() => void) | undefined }) {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  return (
    <div className="fs-bulk" role="group" aria-label={act}>
      <span className="fs-bulk-count">{act}</span>
      <ProgressBar label={act} value={total === 0 ? null : done / total} text={`${done} / ${total}`} />
      <span role="status">{isCancelling ? words.cancelling : null}</span>
      {onCancel ? <Button size="sm" loading={isCancelling} onClick={onCancel}>{messages.cancel}</Button> : null}
    </div>
  )
}

function Results({ progress: { act, results, isCancelled = false }, onDismiss }: { progress: Extract<BulkProgress, { name: 'finished' }>; onDismiss: (() => void) | undefined }) {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  const failed = results.filter(({ isDone }) => !isDone)
  const isGood = failed.length === 0 && !isCancelled
  return (
    <div className="fs-bulk" data-finished="" data-tone={isGood ? 'normal' : 'fault'} role="group" aria-label={act}>
      <div className="fs-bulk-head">
        <span className="fs-bulk-count" role={isGood ? 'status' : 'alert'}>{words.bulkResult(act, results.length - failed.length, failed.length, isCancelled)}</span>
        {onDismiss ? <IconButton size="sm" label={messages.close} icon={<X size={14} aria-hidden="true" />} onClick={onDismiss} /> : null}
      </div>
      {failed.length === 0 ? null : (
        // failed rows first: users read the list because of them
        <ul tabIndex={0} aria-label={act}>
          {[...failed, ...results.filter(({ isDone }) => isDone)].map(({ id, label, isDone, message }) => (
            <li key={id} data-done={isDone || undefined}>
              {isDone ? <CircleCheck size={14} role="img" aria-label={words.done} /> : <CircleX size={14} role="img" aria-label={words.notDone} />}
              <span>{label}</span>
              {message === undefined ? null : <span className="fs-bulk-message">{message}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
