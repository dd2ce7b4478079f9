import { addDays, type DaySpan } from './day-span'
import type { TimeGrain } from './figures.queries'

/** The first days of all days, weeks (from Monday), months or quarters of a span, up to today: what lies ahead is not zero but unknown. */
export function timeSteps({ from, to }: DaySpan, grain: TimeGrain, today: string): string[] {
  const end = to < today ? to : today
  const steps: string[] = []
  for (let step = firstOf(from, grain); step <= end; step = nextOf(step, grain)) steps.push(step)
  return steps
}

function firstOf(day: string, grain: TimeGrain): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  if (grain === 'day') return day
  if (grain === 'week') return addDays(day, -weekday)
  return firstOfMonth(year, grain === 'month' ? month : month - ((month - 1) % 3))
}

function nextOf(day: string, grain: TimeGrain): string {
  if (grain === 'day') return addDays(day, 1)
  if (grain === 'week') return addDays(day, 7)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return firstOfMonth(year, month + (grain === 'month' ? 1 : 3))
}

/** `month` may be 13 and more: it then belongs to the next year. */
function firstOfMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
}
