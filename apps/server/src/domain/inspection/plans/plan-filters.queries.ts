import { sql } from 'drizzle-orm'

import * as conditions from '../../../db/conditions'
import { inspectionPlans, inspectionRoutes } from '../../../db/schema'
import { days, flag, number, oneOf, type Filter } from '../../../http/resource/filter'

const t = inspectionPlans

/** The filters of plans (contract device §19.3). */
export const PLAN_FILTERS = {
  routeName: (text) => sql`${t.routeId} in (select ${inspectionRoutes.id} from ${inspectionRoutes} where ${conditions.contains(inspectionRoutes.name, text)})`,
  cycleType: oneOf(t.cycle, ['0', '1', '2', '3']),
  patrolCycle: number(t.every),
  isFrozen: flag(t.isFrozen),
  startTime: days(t.startOn),
  endTime: days(t.endOn),
} satisfies Record<string, Filter>
