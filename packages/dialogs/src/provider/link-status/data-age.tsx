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
  // in an object: a clock that was set back may say the same millisecond again, and an age that stands still would look like fresh data
  const [tick, setTick] = useState(look)
  useEffect(() => {
    const timer = setTimeout(() => setTick(look()), TICK_MS)
    return () => clearTimeout(timer)
    // a new contact restarts the second: while alarms pour in, nothing is drawn for the age alone
  }, [tick, since])
  return <time dateTime={new Date(since).toISOString()} title={words.lastContact(formatDateTime(since))}>{ageText(since, tick.now, words)}</time>
}

const look = () => ({ now: Date.now() })
