'use client'
import { CircleCheck, CircleX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { LiveRegion } from '../components/a11y/live-region'
import { Button } from '../components/button/button'
import { IconButton } from '../components/button/icon-button'
import { ProgressBar } from '../components/progress/progress-bar'
import { useUiLocale } from '../locale/ui-locale'
import { useKeptFocus } from './use-kept-focus'
import { useScreenStyles } from './use-screen-styles'
import type { ScreenMessages } from './screen.messages'
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
  return (
    <>
      {/* a screen reader must know the region before its first text: the bar comes with the first ticked row */}
      <LiveRegion>{useNews(props)}</LiveRegion>
      {count === 0 && progress === null ? null : <div className="fs-bulk-place" {...focus}><Content {...props} /></div>}
    </>
  )
}

function useNews({ count, progress = null }: BulkBarProps): string | null {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  switch (progress?.name) {
    case undefined: return count === 0 ? null : messages.selectedCount(count)
    case 'running': return progress.isCancelling ? words.cancelling : null
    // a failure is an alert
    case 'finished': return isGood(progress) ? resultText(words, progress) : null
    default: return progress satisfies never
  }
}

type Running = Extract<BulkProgress, { name: 'running' }>
type Finished = Extract<BulkProgress, { name: 'finished' }>

const isGood = ({ results, isCancelled = false }: Finished) => !isCancelled && results.every(({ isDone }) => isDone)

function resultText(words: ScreenMessages, { act, results, isCancelled = false }: Finished): string {
  const failed = results.filter(({ isDone }) => !isDone).length
  return words.bulkResult(act, results.length - failed, failed, isCancelled)
}

function Content({ count, onClear, children, progress = null, onCancel, onDismiss }: BulkBarProps) {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  if (progress?.name === 'finished') return <Results progress={progress} onDismiss={onDismiss} />
  if (progress?.name === 'running') return <Progress progress={progress} onCancel={onCancel} />
  return (
    <div className="fs-bulk" role="group" aria-label={words.bulkActs}>
      <span className="fs-bulk-count">{messages.selectedCount(count)}</span>
      <div className="fs-bulk-acts">{children}</div>
      <Button size="sm" variant="link" onClick={onClear}>{messages.clearSelection}</Button>
    </div>
  )
}

function Progress({ progress: { act, done, total, isCancelling = false }, onCancel }: { progress: Running; onCancel: (() => void) | undefined }) {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  return (
    <div className="fs-bulk" role="group" aria-label={act}>
      <span className="fs-bulk-count">{act}</span>
      <ProgressBar label={act} value={total === 0 ? null : done / total} text={`${done} / ${total}`} />
      <span>{isCancelling ? words.cancelling : null}</span>
      {onCancel ? <Button size="sm" loading={isCancelling} onClick={onCancel}>{messages.cancel}</Button> : null}
    </div>
  )
}

function Results({ progress, onDismiss }: { progress: Finished; onDismiss: (() => void) | undefined }) {
  const words = useScreenWords()
  const { messages } = useUiLocale()
  const { act, results } = progress
  const failed = results.filter(({ isDone }) => !isDone)
  return (
    <div className="fs-bulk" data-finished="" data-tone={isGood(progress) ? 'normal' : 'fault'} role="group" aria-label={act}>
      <div className="fs-bulk-head">
        <span className="fs-bulk-count" role={isGood(progress) ? undefined : 'alert'}>{resultText(words, progress)}</span>
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
