import type { SensorStatus } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'
import { toneOf } from '@smart-fire/dialogs/device-words'
import type { MapMarker } from '@smart-fire/ui/map'
import type { OverviewMessages } from './overview.messages'
import { worstOf } from './place-state'

/** Buildings and hydrants have ids of their own. */
export const markerIdOf = ({ kind, id }: PlaceState) => `${kind}:${id}`

/**
 * The marker of a place with its worst state; none without coordinates. Its label has the fires: those that still burn after they were
 * judged real, then the pending ones. Only a place without fires has its other pending records there.
 */
export function markerOf(place: PlaceState, words: OverviewMessages['map'], names: Readonly<Record<SensorStatus, string>>): MapMarker[] {
  const { name, id, coordinates, openFires, openFaults, realFires } = place
  if (coordinates === null) return []
  const state = worstOf(place)
  const fires = [realFires ? words.realFires(realFires) : null, openFires ? words.fires(openFires) : null].filter((text) => text !== null)
  const pending = openFires || openFaults ? [words.pending((openFires ?? 0) + (openFaults ?? 0))] : []
  const caption = (fires.length > 0 ? fires : pending).join(' · ')
  return [{
    id: markerIdOf(place), label: name ?? id, position: { lng: coordinates.longitude, lat: coordinates.latitude }, tone: state === null ? 'info' : toneOf(state),
    status: [state === null ? words.unknown : names[state], ...fires, ...pending].join(' '), ...(caption === '' ? {} : { caption }),
  }]
}
