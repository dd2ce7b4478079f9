import { isTimeZone } from './zone-time'

/** The cycles of a plan: on one day, every n days, on days of the week, on days of the month. */
export const CYCLE = { once: '0', days: '1', weekly: '2', monthly: '3' } as const
/** A cycle by its code; see `CYCLE`. */
export type Cycle = (typeof CYCLE)[keyof typeof CYCLE]

/** The last day of a month, whatever its number. */
export const LAST_DAY = 'last'
/** A day of the month, 1–31, or the last one. */
export type MonthDay = number | typeof LAST_DAY

/** A part of a day, both `HH:mm`. When `end` is not after `start`, it is on the next day. */
export interface PlanPeriod {
  start: string
  end: string
}

/** When a plan has tasks (contract device 19.3). Days are `yyyy-MM-dd` in its time zone. */
export interface PlanRule {
  cycle: Cycle
  /** days (`days`) or months (`monthly`) from one time to the next, counted from `startOn`, at least 1 */
  every: number
  /** 1 = Monday … 7 = Sunday; for `weekly` */
  weekdays: readonly number[]
  /** for `monthly`; a month without a day 31 has no task on the 31st */
  monthDays: readonly MonthDay[]
  periods: readonly PlanPeriod[]
  startOn: string
  /** the last day on which a task starts; null: without an end */
  endOn: string | null
  /** an IANA name, e.g. `Asia/Shanghai` */
  timeZone: string
}

/** One task of a plan, in milliseconds since 1970. */
export interface PlannedTask {
  startsAt: number
  endsAt: number
}

const DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/**
 * Throws a RangeError for a rule that cannot be followed: `every` is no whole number from 1, a day, a time or the time zone does not exist. Without this
 * such a plan would have no tasks, and it would not be noticed that nothing is inspected.
 */
export function checkRule({ every, periods, startOn, endOn, timeZone }: PlanRule): void {
  if (!Number.isInteger(every) || every < 1) throw new RangeError(`A plan is repeated every ${every}: it has to be a whole number from 1`)
  for (const day of [startOn, endOn]) if (day !== null && !isDay(day)) throw new RangeError(`A plan names the day "${day}", which does not exist`)
  for (const time of periods.flatMap(({ start, end }) => [start, end])) if (!TIME.test(time)) throw new RangeError(`A plan names the time "${time}", which does not exist`)
  if (!isTimeZone(timeZone)) throw new RangeError(`A plan names the time zone "${timeZone}", which is not known`)
}
