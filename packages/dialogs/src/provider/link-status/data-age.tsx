import type { Instant } from '@smart-fire/api-client'
import { formatDateTime } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../use-services'
import { ageText } from './describe-link'
import { en, zhCN } from './link-status.messages'

const TICK_MS = 1_000

/** Maximum age of the data on screen: time since the last contact (trust A5.5). Not read out, because it changes every second. */
export function DataAge({ since }: { since: Instant }) {
  const words = useMessages({ zhCN, en })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), TICK_MS)
    return () => clearTimeout(timer)
    // a new contact restarts the second: while alarms pour in, nothing is drawn for the age alone
  }, [now, since])
  return <time dateTime={new Date(since).toISOString()} title={words.lastContact(formatDateTime(since))}>{ageText(since, now, words)}</time>
}
