import type { DayRange } from '../fields/filters'

const DAY_MS = 86_400_000

/** The period of the same length that ends on the day before the given one begins. */
export function periodBefore({ from, to }: DayRange): DayRange {
  const days = (at(to) - at(from)) / DAY_MS + 1
  return { from: dayOf(at(from) - days * DAY_MS), to: dayOf(at(from) - DAY_MS) }
}

/** The last so many days, today included. */
export function lastDays(count: number, today: string): DayRange {
  return { from: dayOf(at(today) - (count - 1) * DAY_MS), to: today }
}

/** Counts days in UTC, where each has 24 hours; the given days are already those of UTC+8. */
function at(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
