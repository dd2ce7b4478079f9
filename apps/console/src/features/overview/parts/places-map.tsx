import { RECORD_KIND, type SensorStatus } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'
import { statusWords, toneOf } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { MapMarker } from '@smart-fire/ui/map'
import { useCallback, useMemo } from 'react'
import { OverviewActor } from '../overview.actor'
import * as catalogue from '../overview.messages'
import type { OverviewMessages } from '../overview.messages'
import { MapOfAll } from '../../../lib/map-of-all'
import { worstOf } from '../place-state'

/** The buildings and hydrants on the map, each in the colour of its worst state with its open records. A marker opens its dialog. */
export default function PlacesMap({ places }: { places: readonly PlaceState[] }) {
  const words = useMessages(catalogue).map
  const names = useMessages(statusWords)
  const actor = OverviewActor.useActorRef()
  const markers = useMemo(() => places.flatMap((place) => markerOf(place, words, names)), [places, words, names])
  const open = useCallback((markerId: string) => {
    const place = places.find((each) => markerIdOf(each) === markerId)
    if (!place) return
    const { kind, id, channelId } = place
    if (kind === RECORD_KIND.hydrant) actor.send({ type: 'hydrant.open', hydrant: { hydrantId: id, channelId, sensorId: null } })
    else actor.send({ type: 'building.open', plan: { buildingId: id, channelId, floor: null, sensorId: null } })
  }, [actor, places])
  return <MapOfAll label={words.label} markers={markers} onMarkerOpen={open} />
}

/** Buildings and hydrants have ids of their own. */
const markerIdOf = ({ kind, id }: PlaceState) => `${kind}:${id}`

function markerOf(place: PlaceState, words: OverviewMessages['map'], names: Readonly<Record<SensorStatus, string>>): MapMarker[] {
  const { name, id, coordinates, openFires, openFaults } = place
  if (coordinates === null) return []
  const state = worstOf(place)
  const open = [openFires ? words.fires(openFires) : null, openFires || openFaults ? words.pending((openFires ?? 0) + (openFaults ?? 0)) : null].filter((text) => text !== null)
  return [{
    id: markerIdOf(place), label: name ?? id, position: { lng: coordinates.longitude, lat: coordinates.latitude }, tone: state === null ? 'info' : toneOf(state),
    status: [state === null ? words.unknown : names[state], ...open].join(' '), ...(open[0] ? { caption: open[0] } : {}),
  }]
}
