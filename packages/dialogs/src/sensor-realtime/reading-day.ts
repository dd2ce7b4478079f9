import type { Instant } from '@smart-fire/api-client'

const CHINA_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const PICKER_LAG_MS = 864e4 // spec 2 §5: today minus 864e4 ms

/** The day of the curve. Today changes at midnight; the other two stay the day that was chosen. */
export type DayChoice = { of: 'today' } | { of: 'yesterday'; day: string } | { of: 'date'; day: string }

/** The choice of a day in the calendar; an emptied field is today. The present day is today, whose curve is loaded again by time (domain 22). */
export function choiceOfDate(date: string, now: Instant): DayChoice {
  return date === '' || date === dayOf(now) ? { of: 'today' } : { of: 'date', day: date }
}

/** The day of an instant, `yyyy-MM-dd` in UTC+8. */
export function dayOf(at: Instant): string {
  return new Date(at + CHINA_OFFSET_MS).toISOString().slice(0, 10)
}

export function dayBefore(at: Instant): string {
  return dayOf(at - DAY_MS)
}

/** 00:00 of a day in UTC+8, and 00:00 of the next day. */
export function spanOfDay(day: string): { from: Instant; to: Instant } {
  const from = Date.parse(`${day}T00:00:00.000Z`) - CHINA_OFFSET_MS
  return { from, to: from + DAY_MS }
}

/** The last instant at which a day is yesterday. */
export function endAsYesterday(day: string): Instant {
  return spanOfDay(day).to + DAY_MS - 1
}

/** A day is disabled when its 00:00 is later than now − 864e4 ms (domain 1): the future, and today until 02:24. */
export function isDayDisabled(day: string, now: Instant): boolean {
  return spanOfDay(day).from > now - PICKER_LAG_MS
}

/** The last day that the picker offers. */
export function latestDay(now: Instant): string {
  return dayOf(now - PICKER_LAG_MS)
}

/** The date of a choice at this moment. */
export function resolveDay(choice: DayChoice, now: Instant): string {
  return choice.of === 'today' ? dayOf(now) : choice.day
}
