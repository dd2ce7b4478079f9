import { DUE_STATE } from '@smart-fire/api-client/wire'
import { and, gt, inArray, lt, lte, gte, sql, type SQL } from 'drizzle-orm'

import * as conditions from '../../db/conditions'
import type { Db } from '../../db/database'
import type { indoorFacilities, outdoorFacilities } from '../../db/schema';
import { inspectionTypes } from '../../db/schema'
import { ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { contains, number, oneOf, type Filter } from '../../http/resource/filter'
import { parseDateStrs } from '../../http/wire-time'

export type FacilityTable = typeof indoorFacilities | typeof outdoorFacilities

/** Today in UTC+8, by the clock of the database, so that the filter and the rows of one response agree. */
const TODAY = sql`(now() at time zone 'UTC' + interval '8 hours')::date`

/** The filters that both kinds of facilities have (contract device §19.1). */
export const facilityFilters = (t: FacilityTable) => ({
  facilitiesNo: (text) => conditions.contains(t.number, text.toUpperCase()),
  facilitiesTypeId: number(t.typeId),
  equipmentType: (text) => sql`${t.typeId} in (select ${inspectionTypes.id} from ${inspectionTypes} where ${conditions.contains(inspectionTypes.name, text)})`,
  status: oneOf(t.status, ['0', '1']),
  positionDescription: contains(t.position),
  personInCharge: contains(t.responsible),
  // one day, or the two days of a period
  dateStrs: (text, name) => {
    const days = parseDateStrs(text.includes(',') ? text : `${text},${text}`)
    if (!days) throw new ParameterError(httpWords.badParameter, name)
    return conditions.within(t.lastInspectedAt, days)
  },
  dueState: (text, name) => {
    const conditionsByState = dueConditions(t)
    const condition = Object.hasOwn(conditionsByState, text) ? conditionsByState[text] : undefined
    if (!condition) throw new ParameterError(httpWords.badParameter, name)
    return condition
  },
}) satisfies Record<string, Filter>

const dueConditions = ({ dueOn, dueSoonOn }: FacilityTable): Readonly<Record<string, SQL | undefined>> => ({
  [DUE_STATE.overdue]: lt(dueOn, TODAY),
  [DUE_STATE.soon]: and(gte(dueOn, TODAY), lte(dueSoonOn, TODAY)),
  [DUE_STATE.inTime]: gt(dueSoonOn, TODAY),
})

/** When facilities are checked next, as one of the states; null while their type has no cycle. */
export const dueState = ({ dueOn, dueSoonOn }: FacilityTable): SQL<string | null> =>
  sql`case when ${dueOn} < ${TODAY} then ${DUE_STATE.overdue} when ${dueSoonOn} <= ${TODAY} then ${DUE_STATE.soon} when ${dueOn} is not null then ${DUE_STATE.inTime} end`

/** By id: the state of the next check. */
export async function dueStates(tx: Db, table: FacilityTable, ids: readonly number[]): Promise<Map<number, { dueState: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: table.id, dueState: dueState(table) }).from(table).where(inArray(table.id, [...ids]))
  return new Map(rows.map(({ id, dueState: state }) => [id, { dueState: state }]))
}
