import { RECORD_KIND } from '@smart-fire/api-client'
import type { PlaceState } from '@smart-fire/api-client/live'
import { statusWords } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { useCallback, useMemo } from 'react'
import { OverviewActor } from '../overview.actor'
import * as catalogue from '../overview.messages'
import { MapOfAll } from '../../../lib/map-of-all'
import { markerIdOf, markerOf } from '../place-marker'

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
