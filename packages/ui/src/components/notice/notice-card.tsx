'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import type { Tone } from '../../theme/tone'
import { IconButton } from '../button/icon-button'
import { StatusMark } from '../status/status-mark'

export interface NoticeCardProps {
  tone: Tone
  title: string
  /** When it happened, ready to be shown. */
  time?: string | undefined
  children?: ReactNode
  actions?: ReactNode
  onClose?: (() => void) | undefined
  /** Stays until the cause is gone: no close button, and part of a list rather than above the page. */
  lasting?: boolean | undefined
  /** Seen already: it keeps its edge and shape, and calls no more. */
  quiet?: boolean | undefined
}

/** Something happened and wants an answer: the tone's edge and shape, what, when, and what can be done. */
export function NoticeCard({ tone, title, time, children, actions, onClose, lasting = false, quiet = false }: NoticeCardProps) {
  const { messages } = useUiLocale()
  return (
    <article className="fs-notice" data-tone={tone} data-lasting={lasting || undefined} data-quiet={quiet || undefined} aria-label={title}>
      <StatusMark tone={tone} size={22} />
      <div className="fs-notice-main">
        <header className="fs-notice-header">
          <h3 className="fs-notice-title">{title}</h3>
          {time === undefined ? null : <span className="fs-notice-time">{time}</span>}
        </header>
        {children === undefined ? null : <div className="fs-notice-body">{children}</div>}
        {actions === undefined ? null : <div className="fs-notice-actions">{actions}</div>}
      </div>
      {onClose && !lasting ? (
        <IconButton size="sm" label={messages.close} icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
      ) : null}
    </article>
  )
}
