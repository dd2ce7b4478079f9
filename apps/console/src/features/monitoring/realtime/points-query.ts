import type { LiveDeviceQuery } from '@smart-fire/api-client/live'
import type { PlaceFilter, PlaceKind, PointsFilter } from './realtime.types'

export type PointsQuery = Omit<LiveDeviceQuery, 'page' | 'limit'>

/** The filter of the call that names a place. */
const PLACE = { building: 'buildingId', hydrant: 'hydrantId', fireHost: 'fireHostId' } as const

/** What the list of real-time points asks the server for. */
export function pointsQuery(
  kind: PlaceKind, channelId: string, { status, text }: Pick<PlaceFilter, 'status' | 'text'>, { placeId, floor, equipmentType }: PointsFilter,
): PointsQuery {
  return {
    channelId,
    // the server has no filter for devices whose state is unknown
    ...(status === null || status === 'unknown' ? {} : { status }),
    ...(text.trim() === '' ? {} : { keyword: text.trim() }),
    ...(placeId === null ? {} : { [PLACE[kind]]: placeId }),
    ...(floor === null ? {} : { floor }),
    ...(equipmentType === null ? {} : { equipmentType }),
  }
}
