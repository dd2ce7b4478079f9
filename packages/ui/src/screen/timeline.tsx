import type { ReactNode } from 'react'
import { StatusMark } from '../components/status/status-mark'
import type { Tone } from '../theme/tone'
import { useScreenStyles } from './use-screen-styles'

/** One event of a history. */
export interface TimelineItem {
  id: string
  /** A formatted time: `formatDateTime`. */
  time: string
  title: ReactNode
  text?: ReactNode
  tone?: Tone | undefined
}

export interface TimelineProps {
  label: string
  /** In the order in which they are shown, usually the newest first. */
  items: readonly TimelineItem[]
}

/** Events one below the other, on a line. */
export function Timeline({ label, items }: TimelineProps) {
  useScreenStyles()
  return (
    <ol className="fs-timeline" aria-label={label}>
      {items.map(({ id, time, title, text, tone }) => (
        <li key={id}>
          <span className="fs-timeline-mark">{tone === undefined ? null : <StatusMark tone={tone} size={14} />}</span>
          <time className="fs-timeline-time">{time}</time>
          <div className="fs-timeline-title">{title}</div>
          {text === undefined ? null : <div className="fs-timeline-text">{text}</div>}
        </li>
      ))}
    </ol>
  )
}
