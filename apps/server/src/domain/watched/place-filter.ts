import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { floorFilter, intFilter } from '../../http/filters'

export interface PlaceFilter {
  buildingId?: number | undefined
  floor?: number | undefined
  channelId?: number | undefined
}

/** `buildId`, `floor` and `channelId` of the counting calls; 0, −1 and 全部 mean all (contract device §0.6). */
export function placeFilterOf(c: Context<AppEnv>): PlaceFilter {
  return { buildingId: intFilter(c, 'buildId'), floor: floorFilter(c, 'floor'), channelId: intFilter(c, 'channelId') }
}
