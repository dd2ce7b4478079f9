'use client'
import { useUiLocale } from '../../locale/ui-locale'
import { formatDateTime } from './format-date-time'
import { msToNextText, relativeTimeText } from './relative-time-text'
import { useTickingNow } from './use-ticking-now'

export interface RelativeTimeProps {
  /** Epoch milliseconds. */
  at: number
}

/** How long ago an instant was. It renders again exactly when the text changes, and not in between. */
export function RelativeTime({ at }: RelativeTimeProps) {
  // another instant resets the clock: `now` of the previous one is too old for it
  return <Age key={at} at={at} />
}

function Age({ at }: RelativeTimeProps) {
  const { messages } = useUiLocale()
  const now = useTickingNow(at, msToNextText)
  const exact = formatDateTime(at)
  return <time dateTime={new Date(at).toISOString()} title={exact}>{relativeTimeText(at, now, messages)}</time>
}
