import { sql } from 'drizzle-orm'

import * as conditions from '../../../db/conditions'
import { inspectionPlans, inspectionRoutes } from '../../../db/schema'
import { ParameterError } from '../../../http/errors'
import { zhCN as httpWords } from '../../../http/http.messages'
import { flag, number, oneOf, type Filter } from '../../../http/resource/filter'
import { parseDateStrs } from '../../../http/wire-time'

const t = inspectionPlans

/** Two days, both included. */
const days = (column: typeof t.startOn | typeof t.endOn): Filter => (text, name) => {
  if (!parseDateStrs(text)) throw new ParameterError(httpWords.badParameter, name)
  const [from = '', to = ''] = text.split(',')
  return sql`${column} between ${from} and ${to}`
}

/** The filters of plans (contract device §19.3). */
export const PLAN_FILTERS = {
  routeName: (text) => sql`${t.routeId} in (select ${inspectionRoutes.id} from ${inspectionRoutes} where ${conditions.contains(inspectionRoutes.name, text)})`,
  cycleType: oneOf(t.cycle, ['0', '1', '2', '3']),
  patrolCycle: number(t.every),
  isFrozen: flag(t.isFrozen),
  startTime: days(t.startOn),
  endTime: days(t.endOn),
} satisfies Record<string, Filter>
