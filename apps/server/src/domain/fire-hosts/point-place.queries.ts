import { eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import { buildings, fireHostPoints, fireHostRecords } from '../../db/schema'
import { ServerError } from '../../http/errors'
import { idOf } from '../../http/filters'
import type { Filter } from '../../http/resource/filter'
import { inRegion, isRegion } from '../watched/region.queries'
import { statusOfCode } from '../watched/wire-status'
import { zhCN } from './fire-host.messages'

const t = fireHostPoints

/** The filters of points that are no plain comparison: place, status and mark (contract device §0.6, §3). */
export const PLACE_FILTERS = {
  ids: (text) => inArray(t.buildingId, text.split(',').map((id) => idOf(id.trim()))),
  code: ofRegion,
  floorId: (text) => equal(t.floor, /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN),
  status: (text) => equal(t.status, statusOfCode(text) ?? ''),
  positionSign: (text) => (text === '1' ? isNotNull(t.planX) : text === '0' ? isNull(t.planX) : sql`false`),
} satisfies Record<string, Filter>

/** Records that no user has handled yet. */
export const UNHANDLED = eq(fireHostRecords.handled, false)

function ofRegion(code: string): SQL {
  if (!isRegion(code)) throw new ServerError(zhCN.badRegion)
  return sql`${t.buildingId} in (select ${buildings.id} from ${buildings} where ${inRegion(buildings.regionCode, code)})`
}
