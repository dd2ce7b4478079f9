'use client'
import { useEffect, useState } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { formatDateTime } from './format-date-time'
import { msToNextText, relativeTimeText } from './relative-time-text'

export interface RelativeTimeProps {
  /** Epoch milliseconds. */
  at: number
}

/** How long ago, kept true: it wakes exactly when the words change, so it neither drifts nor ticks for nothing. */
export function RelativeTime({ at }: RelativeTimeProps) {
  // another instant starts its own clock: the old one's last look at the time says nothing about it
  return <Age key={at} at={at} />
}

function Age({ at }: RelativeTimeProps) {
  const { messages } = useUiLocale()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = msToNextText(at, now)
    if (wait === null) return
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [at, now])
  const exact = formatDateTime(at)
  return <time dateTime={new Date(at).toISOString()} title={exact}>{relativeTimeText(at, now, messages)}</time>
}
