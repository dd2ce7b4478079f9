'use client'
import { useCallback, useEffect, useState, type ReactNode, type RefCallback } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { keepAim } from '../../root/keep-aim'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'
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
  /** The number of notices when the caller passes only a part of them. */
  total?: number | undefined
  /** Opens the list of all notices. */
  onMore?: (() => void) | undefined
  /** A line above the notices: what they have in common. */
  lead?: ReactNode
  /**
   * The caller's own text for screen readers (null: nothing yet). With it, new notices are not announced one by one. The live
   * region is inside the stack, because a modal dialog hides the rest of the page from screen readers.
   */
  announcement?: ReactNode
  /** Takes all notices down at once; a button above them calls it. */
  onCloseAll?: (() => void) | undefined
  /** The element of the stack, for a keyboard shortcut that moves the focus there. */
  stackRef?: RefCallback<HTMLElement> | undefined
  /** That shortcut, for `aria-keyshortcuts`. */
  shortcut?: string | undefined
}

/**
 * Live notices above all our other overlays, usable while a dialog is open. The first ones are drawn, the rest is counted. A dialog
 * makes room for them at the end edge, below 1024 px at the bottom; a page does so by itself (`NOTICES_WIDTH_PX`, `NOTICES_HEIGHT_PX`).
 */
export function NoticeStack(props: NoticeStackProps) {
  const { label, notices, max = MOST_SHOWN, total = notices.length, onMore, lead, announcement, onCloseAll, stackRef, shortcut } = props
  const shown = notices.slice(0, max)
  const [stack, setStack] = useState<HTMLElement | null>(null)
  useEffect(() => (stack ? keepFocusInSight(stack) : undefined), [stack])
  useEffect(() => (stack ? keepAim(stack, 'article') : undefined), [stack])
  // no clean-up from the ref itself: React 18 does not support it
  const watched = useCallback((node: HTMLElement | null) => {
    setStack(node)
    stackRef?.(node)
  }, [stackRef])
  const border = useOverlayBorder()
  return (
    <UiPortal>
      <section
        {...border}
        ref={watched}
        className="fs-notices"
        role="log"
        aria-label={label}
        aria-live={announcement === undefined ? 'assertive' : 'off'}
        aria-relevant="additions"
        aria-keyshortcuts={shortcut}
      >
        <Head label={label} lead={lead} onCloseAll={shown.length === 0 ? undefined : onCloseAll} />
        {shown.map(({ id, body, ...notice }) => <NoticeCard key={id} {...notice}>{body}</NoticeCard>)}
        <More count={total - shown.length} onMore={onMore} />
      </section>
      {announcement === undefined ? null : <LiveRegion politeness="assertive">{announcement}</LiveRegion>}
    </UiPortal>
  )
}

function Head({ label, lead, onCloseAll }: Pick<NoticeStackProps, 'label' | 'lead' | 'onCloseAll'>) {
  const { messages } = useUiLocale()
  if (lead === undefined && onCloseAll === undefined) return null
  return (
    <div className="fs-notices-lead" data-lead={lead === undefined ? undefined : ''}>
      <span>{lead ?? label}</span>
      {onCloseAll ? <Button size="sm" variant="ghost" onClick={onCloseAll}>{messages.closeNotices}</Button> : null}
    </div>
  )
}

function More({ count, onMore }: { count: number; onMore: (() => void) | undefined }) {
  const { messages } = useUiLocale()
  if (count <= 0) return null
  const text = messages.moreNotices(count)
  return <div className="fs-notices-more">{onMore ? <Button size="sm" variant="ghost" onClick={onMore}>{text}</Button> : text}</div>
}
