import type { PlanRule } from '@smart-fire/api-client/inspection-plans'

import type { inspectionPlans } from '../../../db/schema'

/** the platform's days and times are those of this zone (contract device §0.4) */
export const PLAN_ZONE = 'Asia/Shanghai'

type Row = typeof inspectionPlans.$inferSelect

/** A stored plan as the clock of plans reads it (ADR 41). */
export const ruleOf = ({ cycle, every, weekdays, monthDays, periods, startOn, endOn }: Pick<Row, 'cycle' | 'every' | 'weekdays' | 'monthDays' | 'periods' | 'startOn' | 'endOn'>): PlanRule =>
  ({ cycle, every, weekdays, monthDays, periods, startOn, endOn, timeZone: PLAN_ZONE })
