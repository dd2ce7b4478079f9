'use client'
import { chakra, Menu } from '@chakra-ui/react'
import { ChevronDown, Download, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { LiveRegion } from '../components/a11y/live-region'
import { Button, type ControlSize } from '../components/button/button'
import { IconButton } from '../components/button/icon-button'
import { MenuChoice } from '../components/navigation/menu-choice'
import { useMenuFocus } from '../components/navigation/use-menu-focus'
import { ProgressBar } from '../components/progress/progress-bar'
import { StatusMark } from '../components/status/status-mark'
import { useUiLocale } from '../locale/ui-locale'
import { UiPortal, useOverlayBorder } from '../root/portal-root'
import { EXPORT_MESSAGES, type ExportMessages } from './export.messages'
import { exportStyles } from './export.styles'
import type { ExportColumn, ExportFormat, ExportSource } from './export.types'
import { fileName, saveFile } from './save-file'
import { useExport, type ExportState } from './use-export'
import { WorkbookBlockedError } from './worker-allowed'

export interface ExportButtonProps<Row> {
  /** The name of the file (without extension) and of the sheet. */
  name: string
  columns: readonly ExportColumn<Row>[]
  /** The whole list; see {@link pagesOf} for a paged call. */
  pages: ExportSource<Row>
  /** With a key, a row that appears on two pages is written once: the list may change while it is fetched. */
  rowKey?: ((row: Row) => string) | undefined
  formats?: readonly ExportFormat[] | undefined
  /** The text on the button; 导出 by default. */
  label?: string | undefined
  size?: ControlSize | undefined
  disabled?: boolean | undefined
  /** Turns an error into a text for the user; by default a general one. */
  failedText?: ((error: unknown) => string) | undefined
  /** Receives the file instead of the browser's download. */
  onFile?: ((file: Blob, name: string) => void) | undefined
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv']

/** Exports a whole list to a file. The user chooses the format in a menu, sees the progress and can cancel. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { name, columns, pages, rowKey, formats = FORMATS, label, size = 'md', disabled = false, failedText, onFile = saveFile } = props
  const words = EXPORT_MESSAGES[useUiLocale().locale]
  const { state, start, cancel, dismiss } = useExport({ columns, pages, rowKey, title: name }, ({ file }, format) => onFile(file, fileName(name, format)))
  const [open, setOpen] = useState(false)
  const { trigger, onExitComplete } = useMenuFocus()
  const busy = state.name === 'running'
  // the pressed button disappears with the state, so the focus returns to the trigger
  const andReturn = (act: () => void) => () => {
    act()
    trigger.current?.focus()
  }
  const border = useOverlayBorder()
  return (
    <chakra.div css={exportStyles} role="group" aria-label={label ?? words.export} data-state={state.name}>
      <Menu.Root
        unstyled lazyMount unmountOnExit
        positioning={{ placement: 'bottom-start' }}
        open={open && !busy}
        onOpenChange={(menu) => setOpen(menu.open && !busy)}
        onExitComplete={onExitComplete}
      >
        <Menu.Trigger unstyled className="fs-button" data-variant="outline" data-size={size} ref={trigger} disabled={disabled} aria-disabled={busy || undefined}>
          <Download size={14} aria-hidden="true" />
          <span>{label ?? words.export}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Menu.Trigger>
        <UiPortal>
          <Menu.Positioner {...border} unstyled>
            <Menu.Content unstyled className="fs-menu">
              {formats.map((format) => <MenuChoice key={format} value={format} onChoose={() => void start(format)}>{words[format]}</MenuChoice>)}
            </Menu.Content>
          </Menu.Positioner>
        </UiPortal>
      </Menu.Root>
      <Outcome
        {...{ state, words, failedText }}
        onCancel={andReturn(cancel)}
        onRetry={(format) => andReturn(() => void start(format))()}
        onDismiss={andReturn(dismiss)}
      />
      <LiveRegion>{spoken(state, words)}</LiveRegion>
    </chakra.div>
  )
}

interface OutcomeProps {
  state: ExportState
  words: ExportMessages
  onCancel: () => void
  onRetry: (format: ExportFormat) => void
  onDismiss: () => void
  failedText: ((error: unknown) => string) | undefined
}

function Outcome({ state, words, onCancel, onRetry, onDismiss, failedText }: OutcomeProps) {
  const { messages } = useUiLocale()
  switch (state.name) {
    case 'idle': return null
    case 'running': return <Progress {...{ state, words, onCancel }} />
    case 'cancelled': return <span className="export-note">{words.cancelled}</span>
    case 'done': return state.dropped === 0 ? <span className="export-note"><StatusMark tone="normal" size={14} />{words.done(state.rows)}</span> : (
      <>
        <span className="export-note" role="alert"><StatusMark tone="fault" size={14} />{words.doneWithout(state.rows, state.dropped)}</span>
        <IconButton size="sm" label={messages.close} icon={<X size={14} aria-hidden="true" />} onClick={onDismiss} />
      </>
    )
    case 'failed':
      return (
        <>
          <span className="export-note" role="alert"><StatusMark tone="fault" size={14} />{reasonOf(state.error, words, failedText)}</span>
          <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={() => onRetry(state.format)}>{messages.retry}</Button>
          <IconButton size="sm" label={messages.close} icon={<X size={14} aria-hidden="true" />} onClick={onDismiss} />
        </>
      )
    default: return state satisfies never
  }
}

function reasonOf(error: unknown, words: ExportMessages, failedText: OutcomeProps['failedText']): string {
  return error instanceof WorkbookBlockedError ? words.blocked : (failedText?.(error) ?? words.failed)
}

function Progress({ state: { rows, total, writing }, words, onCancel }: { state: Extract<ExportState, { name: 'running' }>; words: ExportMessages; onCancel: () => void }) {
  const share = writing ? 1 : total === null || total === 0 ? null : rows / total
  const text = writing ? words.writing : total === null ? words.fetched(rows) : words.fetchedOf(rows, total)
  return (
    <span className="export-progress">
      <ProgressBar label={words.progress} value={share} text={text} />
      <Button size="sm" variant="ghost" onClick={onCancel}>{words.cancel}</Button>
    </span>
  )
}

/** The announced text: start and end, but not every page. Failure and missing rows are alerts of their own. */
function spoken(state: ExportState, words: ExportMessages): string | null {
  switch (state.name) {
    case 'idle':
    case 'failed': return null
    case 'running': return words.started
    case 'cancelled': return words.cancelled
    case 'done': return state.dropped === 0 ? words.done(state.rows) : null
    default: return state satisfies never
  }
}
