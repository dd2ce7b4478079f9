import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'

/**
 * The worst state of a place: of its devices and of its open records, because a fire without a verdict stays a fire when its
 * device is normal again. Null: a count is unknown and nothing worse is known, which is never shown as normal (domain 25).
 */
export function worstOf({ counts: { alarm, fault, offline, normal }, openFires, openFaults, realFires }: PlaceState): SensorStatus | null {
  if (openFires || realFires || alarm) return SENSOR_STATUS.alarm
  if (openFaults || fault) return SENSOR_STATUS.fault
  if (offline) return SENSOR_STATUS.offline
  if ([alarm, fault, normal, openFires, openFaults].includes(null)) return null
  return normal ? SENSOR_STATUS.normal : SENSOR_STATUS.notEnabled
}

/** How many places are in each state. */
export function countByState(places: readonly PlaceState[]): ReadonlyMap<SensorStatus | null, number> {
  const counts = new Map<SensorStatus | null, number>()
  for (const place of places) {
    const state = worstOf(place)
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return counts
}
