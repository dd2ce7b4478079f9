import { useCallback } from 'react'
import { RealtimeActor } from '../realtime.actor'
import type { OpenHydrant, OpenPlan, WatchedPlace } from '../realtime.types'

type Opening = { type: 'plan.open'; plan: OpenPlan } | { type: 'hydrant.open'; hydrant: OpenHydrant }

/**
 * What a place opens: a building its floor plan, a hydrant its dialog, a fire host the floor plan with its worst point. Null for a
 * host without a point in a building.
 */
export function openingOf({ id, kind, devices }: WatchedPlace, channelId: string): Opening | null {
  if (kind === 'hydrant') return { type: 'hydrant.open', hydrant: { hydrantId: id, channelId } }
  if (kind === 'building') return { type: 'plan.open', plan: { buildingId: id, channelId } }
  const point = devices?.find(({ buildingId }) => buildingId !== null)
  if (!point?.buildingId) return null
  return { type: 'plan.open', plan: { buildingId: point.buildingId, channelId, sensorId: point.id, ...(point.floor === null ? {} : { floor: point.floor }) } }
}

/** Opens a place. */
export function useOpenPlace(channelId: string): (place: WatchedPlace) => void {
  const actor = RealtimeActor.useActorRef()
  return useCallback((place) => {
    const opening = openingOf(place, channelId)
    if (opening) actor.send(opening)
  }, [actor, channelId])
}
