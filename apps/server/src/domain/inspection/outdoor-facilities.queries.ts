import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { inspectionTypes, outdoorFacilities } from '../../db/schema'
import { ServerError } from '../../http/errors'
import type { Filter } from '../../http/resource/filter'
import type { DataScope } from '../menus/data-scope'
import { inRegion, isRegion } from '../watched/region.queries'
import { dueState } from './facility-filters.queries'
import { zhCN } from './inspection.messages'

const t = outdoorFacilities

/** Where facilities are: their region, and whether they are on the map (contract device §0.6, §19.1). */
export const OUTDOOR_PLACES = {
  code: (text) => {
    if (!isRegion(text)) throw new ServerError(zhCN.badRegion)
    return inRegion(t.regionCode, text)
  },
  positionSign: (text) => (text === '1' ? isNotNull(t.coordinates) : text === '0' ? isNull(t.coordinates) : sql`false`),
} satisfies Record<string, Filter>

/** `deviceOutdoorLabel/markers` (additive): every facility for the map, in the order of their ids. */
export const outdoorMarkers = (tx: Db, { tenantId }: DataScope) => tx
  .select({ id: t.id, facilitiesNo: t.number, equipmentType: inspectionTypes.name, positionDescription: t.position, gis: t.coordinates, status: t.status, dueState: dueState(t) })
  .from(t)
  .innerJoin(inspectionTypes, eq(inspectionTypes.id, t.typeId))
  .where(and(eq(t.tenantId, tenantId), isNull(t.deletedAt)))
  .orderBy(asc(t.id))
