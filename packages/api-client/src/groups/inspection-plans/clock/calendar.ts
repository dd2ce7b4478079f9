const DAY_MS = 86_400_000

/** Days since 1970-01-01 of a day `yyyy-MM-dd`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** A day as its number since 1970 and as the fields that a calendar shows. */
export interface CalendarDay {
  number: number
  year: number
  /** 1–12 */
  month: number
  /** 1–31 */
  day: number
  /** 1 = Monday … 7 = Sunday */
  weekday: number
  isLastOfMonth: boolean
}

/** The fields of a day, given as its number since 1970. */
export function calendarDay(number: number): CalendarDay {
  const at = new Date(number * DAY_MS)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  return { number, year, month, day, weekday: at.getUTCDay() || 7, isLastOfMonth: new Date((number + 1) * DAY_MS).getUTCDate() === 1 }
}
