import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, indoorFacilities, networkedUnits } from '../../db/schema'
import { ServerError } from '../../http/errors'
import { idOf } from '../../http/filters'
import type { Filter } from '../../http/resource/filter'
import { zhCN as hostWords } from '../fire-hosts/fire-host.messages'
import type { DataScope } from '../menus/data-scope'
import { inRegion, isRegion } from '../watched/region.queries'
import { dueStates } from './facility-filters.queries'

const t = indoorFacilities

/** Where facilities are: buildings, their region, floor and unit, and whether they are marked on the plan (contract device §0.6, §19.1). */
export const INDOOR_PLACES = {
  ids: (text) => inArray(t.buildingId, text.split(',').map((id) => idOf(id.trim()))),
  code: (text) => {
    if (!isRegion(text)) throw new ServerError(hostWords.badRegion)
    return sql`${t.buildingId} in (select ${buildings.id} from ${buildings} where ${inRegion(buildings.regionCode, text)})`
  },
  floorId: (text) => (text === '0' ? undefined : equal(t.floor, /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN)),
  oid: (text) => sql`${t.buildingId} in (select ${buildings.id} from ${buildings} where ${equal(buildings.unitId, idOf(text))})`,
  positionSign: (text) => (text === '1' ? isNotNull(t.planX) : text === '0' ? isNull(t.planX) : sql`false`),
} satisfies Record<string, Filter>

/** By id: the unit of the building, and the state of the next check. Both are additive (ADR 3). */
export async function whatIndoorFacilitiesHave(tx: Db, { tenantId }: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const due = await dueStates(tx, t, ids)
  const units = await tx
    .select({ id: t.id, oid: networkedUnits.id, oName: networkedUnits.name })
    .from(t)
    .innerJoin(buildings, eq(buildings.id, t.buildingId))
    .leftJoin(networkedUnits, and(eq(networkedUnits.id, buildings.unitId), eq(networkedUnits.tenantId, tenantId)))
    .where(inArray(t.id, [...ids]))
  return new Map(units.map(({ id, ...unit }) => [id, { ...unit, ...due.get(id) }]))
}
