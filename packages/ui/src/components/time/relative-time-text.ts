import type { UiMessages } from '../../locale/zh-cn.messages'
import { formatDateTime } from './format-date-time'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Words = Pick<UiMessages, 'justNow' | 'minutesAgo' | 'hoursAgo' | 'oneDayAgo'>

/** Just now, minutes, hours, one day ago; from two days on the date (spec 1 §9). An instant in the future is shown as just now, because clocks differ. */
export function relativeTimeText(at: number, now: number, words: Words): string {
  const age = now - at
  if (age < MINUTE_MS) return words.justNow
  if (age < HOUR_MS) return words.minutesAgo(Math.floor(age / MINUTE_MS))
  if (age < DAY_MS) return words.hoursAgo(Math.floor(age / HOUR_MS))
  if (age < 2 * DAY_MS) return words.oneDayAgo
  return formatDateTime(at)
}

/** Milliseconds until the text changes; null when it will not change any more. */
export function msToNextText(at: number, now: number): number | null {
  const age = Math.max(0, now - at)
  if (age >= 2 * DAY_MS) return null
  const step = age < HOUR_MS ? MINUTE_MS : age < DAY_MS ? HOUR_MS : DAY_MS
  return step - (age % step) + Math.max(0, at - now)
}
