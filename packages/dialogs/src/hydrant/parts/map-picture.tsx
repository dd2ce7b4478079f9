import type { Coordinates } from '@smart-fire/api-client'
import { type MapCircle, type MapMarker, MapView } from '@smart-fire/ui/map'
import { useMemo } from 'react'
import { useMessages, useMonitoringOptions } from '../../provider'
import { drawnRadius } from '../drawn-radius'
import { HydrantActor, selectPopup } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import { hydrantState } from '../hydrant-state'
import { PopupDevices } from './popup-devices'

const MAP_ZOOM = 19 // spec 2 §9

/** The hydrant on the map with its protection radius. Loaded only in map mode. */
export function MapPicture({ coordinates }: { coordinates: Coordinates }) {
  const words = useMessages({ zhCN, en })
  const actor = HydrantActor.useActorRef()
  const { datum, mapTiles } = useMonitoringOptions()
  const id = HydrantActor.useSelector(({ context }) => context.hydrantId)
  const name = HydrantActor.useSelector(({ context }) => context.facility?.name) ?? words.hydrant
  const position = useMemo(() => ({ lng: coordinates.longitude, lat: coordinates.latitude }), [coordinates])
  const state = HydrantActor.useSelector(({ context }) => context.facility?.status ?? null)
  const metres = HydrantActor.useSelector(({ context: { facility } }) => facility && drawnRadius(facility))
  const popupOpen = HydrantActor.useSelector(selectPopup) !== 'closed'
  const markers = useMemo((): MapMarker[] => {
    const { tone, label } = hydrantState(state, words)
    return [{ id, position, tone, label: name, status: label, caption: words.caption(name, label) }]
  }, [id, position, state, name, words])
  const circles = useMemo(
    (): MapCircle[] => (metres === null ? [] : [{ id, centre: position, metres, tone: 'info' }]),
    [id, position, metres],
  )
  return (
    <MapView
      label={words.map(name)}
      centre={position}
      zoom={MAP_ZOOM}
      datum={datum}
      tiles={mapTiles ?? undefined}
      markers={markers}
      circles={circles}
      selectedId={popupOpen ? id : null}
      onMarkerOpen={() => actor.send({ type: 'popup.open' })}
      popup={
        popupOpen
          ? {
              position,
              label: words.popup(name),
              content: <PopupDevices />,
              onClose: () => actor.send({ type: 'popup.close' }),
            }
          : null
      }
    />
  )
}
