import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { worstFirst } from '@smart-fire/dialogs/device-words'
import type { Areas, PlaceFilter, PointsFilter, Selected, WatchedPlace } from './realtime.types'

/**
 * The worst state of a place. Null: a count is unknown and nothing worse is known, which is never shown as normal
 * (domain 25). A place of which no device is enabled is not enabled.
 */
export function worstOf({ counts: { alarm, fault, offline, normal }, host }: Pick<WatchedPlace, 'counts' | 'host'>): SensorStatus | null {
  if (alarm) return SENSOR_STATUS.alarm
  if (fault) return SENSOR_STATUS.fault
  // a silent host says nothing about its points
  if (offline || host?.silentAt) return SENSOR_STATUS.offline
  if (alarm === null || fault === null || normal === null) return null
  return normal > 0 ? SENSOR_STATUS.normal : SENSOR_STATUS.notEnabled
}

/**
 * The places that match the filter, worst first, in the server's order among equals. The selected place keeps its position,
 * and stays while it no longer matches: a row must not move away under the operator (spec 1 §2 realtimeMonit).
 */
export function shownPlaces(places: readonly WatchedPlace[], filter: PlaceFilter, areas: Areas | null, selected: Selected | null): WatchedPlace[] {
  const kept = selected === null ? undefined : places.find(({ id }) => id === selected.id)
  const others = places.filter((place) => place !== kept && matches(place, filter, areas))
  const ordered = worstFirst(others.map((place) => ({ place, status: worstOf(place) }))).map(({ place }) => place)
  if (kept === undefined || selected === null) return ordered
  return [...ordered.slice(0, selected.at), kept, ...ordered.slice(selected.at)]
}

/** How many places are in each state as their worst one; the other filters apply, so that the counts say what a press will show. */
export function countByStatus(places: readonly WatchedPlace[], filter: PlaceFilter, areas: Areas | null): ReadonlyMap<SensorStatus | null, number> {
  const counts = new Map<SensorStatus | null, number>()
  for (const place of places) {
    if (!matches(place, { ...filter, status: null }, areas)) continue
    const status = worstOf(place)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return counts
}

export function isFiltered({ status, region, unitId, type, text }: PlaceFilter): boolean {
  return status !== null || region !== null || unitId !== null || type !== null || text !== ''
}

export function arePointsFiltered({ placeId, floor, equipmentType }: PointsFilter): boolean {
  return placeId !== null || floor !== null || equipmentType !== null
}

function matches(place: WatchedPlace, { status, region, unitId, type, text }: PlaceFilter, areas: Areas | null): boolean {
  return (
    (status === null || (worstOf(place) ?? 'unknown') === status) &&
    // nothing is hidden by region whose region is not known: before the regions are loaded, and when it came after that
    (region === null || (areas?.codesOf.get(place.id)?.includes(region) ?? true)) &&
    (unitId === null || place.unitId === unitId) &&
    (type === null || place.type === type) &&
    hasText(place, text.trim().toLowerCase())
  )
}

function hasText({ name, address, unitName }: WatchedPlace, text: string): boolean {
  return text === '' || [name, address, unitName].some((field) => field?.toLowerCase().includes(text))
}
