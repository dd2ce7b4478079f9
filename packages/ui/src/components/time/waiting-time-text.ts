import type { UiMessages } from '../../locale/zh-cn.messages'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

type Words = Pick<UiMessages, 'waitedMinutes' | 'waitedHours' | 'waitedDays'>

/** How long something has been waiting, in its largest unit. An instant in the future counts as now, because clocks differ. */
export function waitingTimeText(since: number, now: number, words: Words): string {
  const waited = Math.max(0, now - since)
  if (waited < HOUR_MS) return words.waitedMinutes(Math.floor(waited / MINUTE_MS))
  if (waited < DAY_MS) return words.waitedHours(Math.floor(waited / HOUR_MS))
  return words.waitedDays(Math.floor(waited / DAY_MS))
}

/** Milliseconds until the text changes. */
export function msToNextWaitingText(since: number, now: number): number {
  const waited = Math.max(0, now - since)
  const step = waited < HOUR_MS ? MINUTE_MS : waited < DAY_MS ? HOUR_MS : DAY_MS
  return step - (waited % step) + Math.max(0, since - now)
}
