import { Flex, Text } from '@chakra-ui/react'
import { useMessages, useMonitoringOptions } from '@smart-fire/dialogs/provider'
import { WarningBar } from '@smart-fire/ui'
import { MapView, type MapMarker } from '@smart-fire/ui/map'
import { useMemo } from 'react'
import type { Selection } from '../declared-screen'
import type { MapThing } from './map-declaration'
import * as catalogue from './map-screen.messages'

interface ThingsMapProps {
  label: string
  things: readonly MapThing[]
  selection: Selection
  /** things that could not be read */
  dropped: number
}

const ALL_ZOOM = 13
const CHOSEN_ZOOM = 17

/** Markers by worst state; the chosen thing is in the middle, with its circle. */
export default function ThingsMap({ label, things, selection, dropped }: ThingsMapProps) {
  const { datum, mapTiles } = useMonitoringOptions()
  const { withoutPlace, unreadable } = useMessages(catalogue)
  const markers = useMemo(() => things.flatMap(markerOf), [things])
  const chosen = things.find(({ id }) => id === selection.id)
  const circles = useMemo(
    () => (chosen?.position && chosen.radius ? [{ id: chosen.id, centre: chosen.position, metres: chosen.radius }] : []),
    [chosen],
  )
  const middle = useMemo(() => middleOf(markers), [markers])
  const missing = things.length - markers.length
  return (
    <Flex direction="column" gap="2" height="full">
      {dropped > 0 ? <WarningBar>{unreadable(dropped)}</WarningBar> : null}
      <MapView
        label={label} datum={datum} tiles={mapTiles ?? undefined} markers={markers} circles={circles}
        centre={chosen?.position ?? middle} zoom={chosen?.position ? CHOSEN_ZOOM : ALL_ZOOM}
        selectedId={selection.id} onMarkerOpen={selection.onSelect}
      />
      {missing > 0 ? <Text fontSize="sm" color="fg.muted">{withoutPlace(missing)}</Text> : null}
    </Flex>
  )
}

function markerOf({ id, name, position, tone, symbol }: MapThing): MapMarker[] {
  return position === null ? [] : [{ id, label: name, position, tone, symbol }]
}

/** The middle of all markers, where the map opens. */
function middleOf(markers: readonly MapMarker[]): { lng: number; lat: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { lng: mean(markers.map(({ position }) => position.lng)), lat: mean(markers.map(({ position }) => position.lat)) }
}
