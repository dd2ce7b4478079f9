import { dayNumber } from './calendar'
import { isPlanDay } from './plan-days'
import { checkRule, type PlannedTask, type PlanPeriod, type PlanRule } from './plan-rule'
import { instantOf, localTime } from './zone-time'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY_MINUTES = 1440

/** Days that `nextTasks` looks ahead, ten years: a plan for each 29th of February has a task within eight. */
export const LOOK_AHEAD_DAYS = 3660

/**
 * The tasks that start after `from` and not after `to` (milliseconds since 1970), in order: ranges that meet have each task once. The server makes them
 * with it. Throws a RangeError for a rule that `checkRule` refuses.
 */
export function tasksBetween(rule: PlanRule, from: number, to: number): PlannedTask[] {
  checkRule(rule)
  const found: PlannedTask[] = []
  for (let day = firstDay(rule, from); day <= localDay(to, rule) + 1; day += 1) found.push(...tasksOf(rule, day))
  return found.filter(({ startsAt }) => startsAt > from && startsAt <= to)
}

/**
 * The next tasks that start after an instant (milliseconds since 1970), in order, at most `count`. Fewer when the plan ends before, or when no more start within
 * `LOOK_AHEAD_DAYS` of the later of this instant and the start of the plan. Throws a RangeError for a rule that `checkRule` refuses.
 */
export function nextTasks(rule: PlanRule, from: number, count: number): PlannedTask[] {
  checkRule(rule)
  const found: PlannedTask[] = []
  const first = firstDay(rule, from)
  const last = Math.min(first + LOOK_AHEAD_DAYS, rule.endOn === null ? Infinity : dayNumber(rule.endOn))
  for (let day = first; day <= last && found.length < count; day += 1) found.push(...tasksOf(rule, day).filter(({ startsAt }) => startsAt > from))
  return found.slice(0, count)
}

const localDay = (at: number, { timeZone }: PlanRule): number => Math.floor(localTime(at, timeZone) / DAY_MS)

/** The day before, because the clocks may be set back over midnight; for the same reason `tasksBetween` ends a day later. */
const firstDay = (rule: PlanRule, from: number): number => Math.max(dayNumber(rule.startOn), localDay(from, rule) - 1)

function tasksOf(rule: PlanRule, day: number): PlannedTask[] {
  if (!isPlanDay(rule, day)) return []
  return rule.periods.map((period) => taskOf(period, day, rule.timeZone)).sort((one, other) => one.startsAt - other.startsAt)
}

/** A period that the change of the clocks leaves no time for keeps its length. */
function taskOf(period: PlanPeriod, day: number, timeZone: string): PlannedTask {
  const [start, length] = [minutesOf(period.start), lengthOf(period)]
  const startsAt = instantOf(day * DAY_MS + start * MINUTE_MS, timeZone)
  const endsAt = instantOf(day * DAY_MS + (start + length) * MINUTE_MS, timeZone)
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : startsAt + length * MINUTE_MS }
}

/** Minutes of a period; one that ends when it starts lasts a day. */
export const lengthOf = ({ start, end }: PlanPeriod): number => (minutesOf(end) - minutesOf(start) + DAY_MINUTES - 1) % DAY_MINUTES + 1

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether two periods have a minute in common, also on the day after: then it would not be clear to which task a check belongs. */
export function periodsOverlap(periods: readonly PlanPeriod[]): boolean {
  const sorted = [...periods].sort((one, other) => minutesOf(one.start) - minutesOf(other.start))
  return sorted.some((period, place) => {
    const next = sorted[place + 1] ?? sorted[0]
    if (next === undefined || next === period) return false
    const wait = (minutesOf(next.start) - minutesOf(period.start) + DAY_MINUTES) % DAY_MINUTES
    return wait < lengthOf(period)
  })
}
