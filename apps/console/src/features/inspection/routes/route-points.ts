import { type ApiClient, ApiError, floorAndPosition } from '@smart-fire/api-client'
import { facilities, type IndoorFacility, type OutdoorFacility } from '@smart-fire/api-client/facilities'
import { ROUTE_KIND, type InspectionRoute } from '@smart-fire/api-client/inspection'

/** A facility as the panel shows it. */
export interface RoutePoint {
  id: string
  name: string
  place: string
  buildingId: string | null
  buildingName: string | null
  floor: number | null
  mark: { x: number; y: number } | null
  position: { lng: number; lat: number } | null
}

const nameOf = ({ typeName, number, id }: IndoorFacility | OutdoorFacility) => [typeName, number ?? id].filter(Boolean).join(' ')

export const indoorPoint = (facility: IndoorFacility): RoutePoint => ({
  id: facility.id, name: nameOf(facility), place: [facility.buildingName, ...floorAndPosition(facility)].filter(Boolean).join(' · '),
  buildingId: facility.buildingId, buildingName: facility.buildingName, floor: facility.floor, mark: facility.mark, position: null,
})

export const outdoorPoint = (facility: OutdoorFacility): RoutePoint => ({
  id: facility.id, name: nameOf(facility), place: [facility.unitName, facility.position].filter(Boolean).join(' · '), buildingId: null, buildingName: null, floor: null, mark: null,
  position: facility.coordinates && { lng: facility.coordinates.longitude, lat: facility.coordinates.latitude },
})

/** The facilities of a route in their order. Rejects `malformed` for a route whose list of them could not be read: it must not look empty, and be saved so. */
export async function loadRoutePoints(client: ApiClient, { kind, facilityIds }: InspectionRoute, signal?: AbortSignal): Promise<RoutePoint[]> {
  if (facilityIds === null) throw new ApiError('malformed')
  if (facilityIds.length === 0) return []
  const { indoor, outdoor } = client.with(facilities)
  return kind === ROUTE_KIND.outdoor ? (await outdoor.byIds(facilityIds, signal)).map(outdoorPoint) : (await indoor.byIds(facilityIds, signal)).map(indoorPoint)
}

/** How many facilities of a route are not among those that were read: they cannot be read, or the user does not see their place. */
export const missingPoints = ({ facilityIds }: Pick<InspectionRoute, 'facilityIds'>, read: readonly Pick<RoutePoint, 'id'>[]): number =>
  (facilityIds ?? []).filter((id) => !read.some((point) => point.id === id)).length

/** Whether two orders are the same. */
export const isSameOrder = (one: readonly Pick<RoutePoint, 'id'>[], other: readonly Pick<RoutePoint, 'id'>[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => other[at]?.id === id)

/**
 * The user's order on top of a route that another user has saved meanwhile: what that user took off is gone, what that user added comes last,
 * and what the own user added or took off stays so.
 */
export function orderOnTop<Point extends Pick<RoutePoint, 'id'>>(before: readonly Point[], mine: readonly Point[], theirs: readonly Point[]): Point[] {
  const has = (list: readonly Point[], { id }: Point) => list.some((point) => point.id === id)
  return [
    ...mine.filter((point) => has(theirs, point) || !has(before, point)),
    ...theirs.filter((point) => !has(before, point) && !has(mine, point)),
  ]
}

/** The list with one element at another place. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const rest = list.filter((_, at) => at !== from)
  const item = list[from]
  return item === undefined ? [...list] : [...rest.slice(0, target), item, ...rest.slice(target)]
}
