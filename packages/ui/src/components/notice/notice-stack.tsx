'use client'
import { useCallback, type CSSProperties, type ReactNode, type RefCallback } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { UiPortal } from '../../root/portal-root'
import type { Tone } from '../../theme/tone'
import { LiveRegion } from '../a11y/live-region'
import { Button } from '../button/button'
import { keepFocusInSight } from './keep-focus-in-sight'
import { NoticeCard } from './notice-card'

const MOST_SHOWN = 5

export interface NoticeItem {
  id: string
  tone: Tone
  title: string
  time?: string | undefined
  body?: ReactNode
  actions?: ReactNode
  onClose?: (() => void) | undefined
}

export interface NoticeStackProps {
  label: string
  /** Newest (or worst) first. */
  notices: readonly NoticeItem[]
  max?: number | undefined
  /** How many there are in truth, when the caller has cut the list already. */
  total?: number | undefined
  /** Opens the place that shows the others. */
  onMore?: (() => void) | undefined
  /** Above the notices: what they have in common. */
  lead?: ReactNode
  /**
   * What a screen reader is told, in the caller's own words (null: nothing yet); then the notices are not read out as
   * they come. It is said from here because a dialog hides everything else from a screen reader.
   */
  announcement?: ReactNode
  /** Room kept free at the end edge, in pixels, for something that stands there; none while a dialog stands over that. */
  insetEndPx?: number | undefined
  /** The stack itself, for a key that leads into it. */
  stackRef?: RefCallback<HTMLElement> | undefined
  /** The key that leads here, for `aria-keyshortcuts`. */
  shortcut?: string | undefined
}

/** The live notices, above everything of ours and usable while a dialog is open. A few are drawn, the others are counted. */
export function NoticeStack(props: NoticeStackProps) {
  const { label, notices, max = MOST_SHOWN, total = notices.length, onMore, lead, announcement, insetEndPx, stackRef, shortcut } = props
  const shown = notices.slice(0, max)
  const watched = useCallback((stack: HTMLElement) => {
    stackRef?.(stack)
    const stop = keepFocusInSight(stack)
    return () => {
      stop()
      stackRef?.(null)
    }
  }, [stackRef])
  return (
    <UiPortal>
      <section
        ref={watched}
        className="fs-notices"
        role="log"
        aria-label={label}
        aria-live={announcement === undefined ? 'assertive' : 'off'}
        aria-relevant="additions"
        aria-keyshortcuts={shortcut}
        style={insetEndPx === undefined ? undefined : ({ '--fs-notices-end': `${insetEndPx}px` } as CSSProperties)}
      >
        {lead === undefined ? null : <div className="fs-notices-lead">{lead}</div>}
        {shown.map(({ id, body, ...notice }) => <NoticeCard key={id} {...notice}>{body}</NoticeCard>)}
        <More count={total - shown.length} onMore={onMore} />
      </section>
      {announcement === undefined ? null : <LiveRegion politeness="assertive">{announcement}</LiveRegion>}
    </UiPortal>
  )
}

function More({ count, onMore }: { count: number; onMore: (() => void) | undefined }) {
  const { messages } = useUiLocale()
  if (count <= 0) return null
  const text = messages.moreNotices(count)
  return <div className="fs-notices-more">{onMore ? <Button size="sm" variant="ghost" onClick={onMore}>{text}</Button> : text}</div>
}
