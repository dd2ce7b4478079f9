import { CYCLE, type Cycle, type PlanRule } from '@smart-fire/api-client/inspection-plans'

import type { inspectionPlans } from '../../../db/schema'

/** the platform's days and times are those of this zone (contract device §0.4) */
export const PLAN_ZONE = 'Asia/Shanghai'

type Row = typeof inspectionPlans.$inferSelect

/** A stored plan as the clock of plans reads it (ADR 41). */
export const ruleOf = ({ cycle, every, weekdays, monthDays, periods, startOn, endOn }: Pick<Row, 'cycle' | 'every' | 'weekdays' | 'monthDays' | 'periods' | 'startOn' | 'endOn'>): PlanRule =>
  ({ cycle, every, weekdays, monthDays, periods, startOn, endOn, timeZone: PLAN_ZONE })

/** Stands for the interval that a plan of days or months does not have; such a plan is refused. */
export const NO_INTERVAL = 0

/** Every how many days or months a plan is repeated. The other cycles have no interval, and are stored with 1. */
export function intervalOf(cycle: Cycle, written: number | null): number {
  const isRepeated = cycle === CYCLE.days || cycle === CYCLE.monthly
  return written ?? (isRepeated ? NO_INTERVAL : 1)
}
