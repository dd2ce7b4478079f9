'use client'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { UiPortal } from '../../root/portal-root'
import type { Tone } from '../../theme/tone'
import { Button } from '../button/button'
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
}

/** The live notices, above everything of ours and usable while a dialog is open. A few are drawn, the others are counted. */
export function NoticeStack({ label, notices, max = MOST_SHOWN, total = notices.length, onMore }: NoticeStackProps) {
  const shown = notices.slice(0, max)
  return (
    <UiPortal>
      <section className="fs-notices" role="log" aria-label={label} aria-live="assertive" aria-relevant="additions">
        {shown.map(({ id, body, ...notice }) => <NoticeCard key={id} {...notice}>{body}</NoticeCard>)}
        <More count={total - shown.length} onMore={onMore} />
      </section>
    </UiPortal>
  )
}

function More({ count, onMore }: { count: number; onMore: (() => void) | undefined }) {
  const { messages } = useUiLocale()
  if (count <= 0) return null
  const text = messages.moreNotices(count)
  return <div className="fs-notices-more">{onMore ? <Button size="sm" variant="ghost" onClick={onMore}>{text}</Button> : text}</div>
}
