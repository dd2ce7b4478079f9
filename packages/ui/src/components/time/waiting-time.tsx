'use client'
import { useUiLocale } from '../../locale/ui-locale'
import { formatDateTime } from './format-date-time'
import { useTickingNow } from './use-ticking-now'
import { msToNextWaitingText, waitingTimeText } from './waiting-time-text'

export interface WaitingTimeProps {
  /** Epoch milliseconds. */
  since: number
}

/** How long something has been waiting: 已等待 2 小时. It renders again exactly when the text changes. */
export function WaitingTime({ since }: WaitingTimeProps) {
  // another instant resets the clock: the time of the previous one is too old for it
  return <Waited key={since} since={since} />
}

function Waited({ since }: WaitingTimeProps) {
  const { messages } = useUiLocale()
  const now = useTickingNow(since, msToNextWaitingText)
  return <time dateTime={new Date(since).toISOString()} title={formatDateTime(since)}>{waitingTimeText(since, now, messages)}</time>
}
