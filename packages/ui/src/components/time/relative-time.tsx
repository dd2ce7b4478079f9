'use client'
import { useEffect, useState } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { formatDateTime } from './format-date-time'
import { msToNextText, relativeTimeText } from './relative-time-text'

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
