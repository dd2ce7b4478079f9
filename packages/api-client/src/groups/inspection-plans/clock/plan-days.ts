import { calendarDay, dayNumber } from './calendar'
import { CYCLE, LAST_DAY, type PlanRule } from './plan-rule'

/** Whether the plan has tasks that start on a day, given as its number since 1970. */
export function isPlanDay(rule: PlanRule, number: number): boolean {
  const { cycle, every, weekdays, monthDays, startOn, endOn } = rule
  const first = dayNumber(startOn)
  if (number < first || (endOn !== null && number > dayNumber(endOn))) return false
  if (cycle === CYCLE.once) return number === first
  if (cycle === CYCLE.days) return (number - first) % every === 0
  const day = calendarDay(number)
  if (cycle === CYCLE.weekly) return weekdays.includes(day.weekday)
  const start = calendarDay(first)
  const months = (day.year - start.year) * 12 + day.month - start.month
  return months % every === 0 && (monthDays.includes(day.day) || (day.isLastOfMonth && monthDays.includes(LAST_DAY)))
}
