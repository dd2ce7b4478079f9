import type { InspectionPlan } from '@smart-fire/api-client/inspection'
import { CYCLE, nextTasks, type Cycle, type MonthDay, type PlannedTask, type PlanRule } from '@smart-fire/api-client/inspection-plans'

const PREVIEWED = 10
/** the platform's days and times are those of this zone (contract device 0.4) */
const ZONE = 'Asia/Shanghai'

const isRepeated = (cycle: Cycle) => cycle === CYCLE.days || cycle === CYCLE.monthly

/** The plan as the clock reads it; null for one whose days, cycle, repetition or periods cannot be read. */
export function ruleOf({ cycle, every, weekdays, monthDays, periods, startOn, endOn }: InspectionPlan): PlanRule | null {
  if (cycle === null || periods === null || startOn === null || weekdays === null || monthDays === null) return null
  if (every === null && isRepeated(cycle)) return null
  // the other cycles are not repeated every so many days or months
  return { cycle, every: every ?? 1, weekdays: weekdays.map(Number), monthDays: monthDays.map((day): MonthDay => (day === 'last' ? 'last' : Number(day))), periods, startOn, endOn, timeZone: ZONE }
}

/** The next ten tasks of a plan as it is saved, by the clock that the server makes them with; null when the plan cannot be read. */
export function previewOf(plan: InspectionPlan, now: number): PlannedTask[] | null {
  const rule = ruleOf(plan)
  return rule && nextTasks(rule, now, PREVIEWED)
}
