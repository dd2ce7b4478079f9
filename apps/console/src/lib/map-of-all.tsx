import { Box } from '@chakra-ui/react'
import { useMonitoringOptions } from '@smart-fire/dialogs/provider'
import { MapView, type MapMarker, type MapViewProps } from '@smart-fire/ui/map'
import { useRef } from 'react'
import type { MapSize } from './map-view-of-all'
import { useSize } from './use-size'
import { useViewOfAll } from './use-view-of-all'

interface MapOfAllProps extends Omit<MapViewProps, 'centre' | 'zoom' | 'datum' | 'tiles' | 'height'> {
  /** in the middle and near; without it the map shows all markers */
  chosen?: MapMarker['position'] | null | undefined
  /** the map shows all markers of each new list; otherwise it opens on all and stays where the operator has moved it, until a place is not on that view */
  follows?: boolean | undefined
}

const CHOSEN_ZOOM = 17

/** A map in the datum and with the tiles of the platform, at the largest scale at which every marker is on it: a fire outside of it would not be seen. */
export function MapOfAll(props: MapOfAllProps) {
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  return <Box ref={room} height="full">{size && <SizedMap {...props} size={size} />}</Box>
}

function SizedMap({ size, chosen, follows = false, markers, ...map }: MapOfAllProps & { size: MapSize }) {
  const { datum, mapTiles } = useMonitoringOptions()
  const { centre, zoom } = useViewOfAll(markers.map(({ position }) => position), size, follows)
  return (
    <MapView {...map} markers={markers} datum={datum} tiles={mapTiles ?? undefined} centre={chosen ?? centre} zoom={chosen ? CHOSEN_ZOOM : zoom} />
  )
}
