import { HYDRANT_TYPE_TEXT, OUTLETS_TEXT, WATER_PIPE_TEXT } from '@smart-fire/api-client/wire'
import { eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { hydrantRecords, hydrants, regions } from '../../db/schema'
import { ParameterError, ServerError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { Filter } from '../../http/resource/filter'
import { inRegion, isRegion } from '../watched/region.queries'
import { zhCN } from './hydrants.messages'

/** The filters of hydrants that are no plain comparison: region, codes and mark (contract device §0.6, §5). */
export const FACILITY_FILTERS = {
  code: (text) => ofRegion(text),
  hydrantType: coded(hydrants.hydrantType, HYDRANT_TYPE_TEXT),
  waterPipe: coded(hydrants.waterPipe, WATER_PIPE_TEXT),
  outlet: coded(hydrants.outlet, OUTLETS_TEXT),
  gis: (text) => (text === '1' ? isNotNull(hydrants.coordinates) : text === '0' ? isNull(hydrants.coordinates) : sql`false`),
} satisfies Record<string, Filter>

/** Records that no user has handled yet. */
export const UNHANDLED = eq(hydrantRecords.handled, false)

/** Hydrants of a region: a district, or all districts of a city or province. */
export function ofRegion(code: string): SQL {
  if (!isRegion(code)) throw new ServerError(zhCN.badRegion)
  return inRegion(hydrants.regionCode, code)
}

/** A code of the table, or its text. */
function coded(column: AnyPgColumn, texts: Readonly<Record<string, string>>): Filter {
  return (text, name) => {
    const code = Object.keys(texts).find((one) => one === text || texts[one] === text)
    if (code === undefined) throw new ParameterError(httpWords.badParameter, name)
    return eq(column, code)
  }
}

/** The name of the district, as a column value; the code itself while the region has no name. An absent code leaves it as it is. */
export function districtName(code: string | undefined): SQL | undefined {
  return code === undefined ? undefined : sql`coalesce((select ${regions.name} from ${regions} where ${regions.code} = ${code}), ${code})`
}
