'use client'
import { CircleAlert, CircleCheck, CircleX, Info, X } from 'lucide-react'
import { useUiLocale } from '../../locale/ui-locale'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'
import { IconButton } from '../button/icon-button'
import type { ToastKind } from './toast-context'
import { useCountdown } from './use-countdown'

export interface ToastEntry {
  id: string
  kind: ToastKind
  title: string | undefined
  message: string | undefined
  durationMs: number
}

const ICONS = { success: CircleCheck, warning: CircleAlert, error: CircleX, info: Info } as const

/**
 * Each toast is in a single live region, so that a screen reader says it once: an error is one itself and interrupts. The others share one that
 * is always mounted, because a screen reader must know such a region before its first content. `off` says nothing; open dialogs hide nothing
 * that has the attribute.
 */
export function ToastStack({ entries, onDismiss }: { entries: readonly ToastEntry[]; onDismiss: (id: string) => void }) {
  const border = useOverlayBorder()
  const draw = (entry: ToastEntry) => <Toast key={entry.id} entry={entry} onDismiss={() => onDismiss(entry.id)} />
  return (
    <UiPortal>
      <div {...border} className="fs-toasts" aria-live="off">
        {entries.filter(({ kind }) => kind === 'error').map(draw)}
        <div className="fs-toasts-polite" aria-live="polite" aria-relevant="additions">{entries.filter(({ kind }) => kind !== 'error').map(draw)}</div>
      </div>
    </UiPortal>
  )
}

function Toast({ entry: { kind, title, message, durationMs }, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const { messages } = useUiLocale()
  const hold = useCountdown(durationMs, onDismiss)
  const Icon = ICONS[kind]
  return (
    <div className="fs-toast" data-kind={kind} role={kind === 'error' ? 'alert' : undefined} {...hold}>
      <Icon size={20} aria-hidden="true" />
      <div className="fs-toast-text">
        {title === undefined ? null : <p className="fs-toast-title">{title}</p>}
        {message === undefined ? null : <p>{message}</p>}
      </div>
      <IconButton size="sm" label={messages.close} icon={<X size={16} aria-hidden="true" />} onClick={onDismiss} />
    </div>
  )
}
