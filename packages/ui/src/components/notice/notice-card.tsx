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
  /** The formatted time of the event. */
  time?: string | undefined
  children?: ReactNode
  actions?: ReactNode
  onClose?: (() => void) | undefined
  /** A lasting entry of a list: it has no close button and no shadow. */
  lasting?: boolean | undefined
  /** Already seen: it keeps its edge and shape in a calmer look. */
  quiet?: boolean | undefined
}

/** An event that needs a reaction: the tone's edge and shape, title, time and buttons. */
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
