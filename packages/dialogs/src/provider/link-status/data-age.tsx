import type { Instant } from '@smart-fire/api-client'
import { formatDateTime } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../use-services'
import { ageText } from './describe-link'
import { en, zhCN } from './link-status.messages'

const TICK_MS = 1_000

/** How old what is on screen can be: the time since the last word of the server (trust A5.5). Not read out: it changes every second. */
export function DataAge({ since }: { since: Instant }) {
  const words = useMessages({ zhCN, en })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), TICK_MS)
    return () => clearTimeout(timer)
    // a newer word of the server begins a second of its own: while alarms pour in, nothing is drawn for the age alone
  }, [now, since])
  return <time dateTime={new Date(since).toISOString()} title={words.lastContact(formatDateTime(since))}>{ageText(since, now, words)}</time>
}
