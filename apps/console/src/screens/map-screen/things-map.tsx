import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { WarningBar } from '@smart-fire/ui'
import type { MapMarker } from '@smart-fire/ui/map'
import { useMemo } from 'react'
import { MapOfAll } from '../../lib/map-of-all'
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

/** Markers by worst state; the chosen thing is in the middle, with its circle. */
export default function ThingsMap({ label, things, selection, dropped }: ThingsMapProps) {
  const { withoutPlace, unreadable } = useMessages(catalogue)
  const markers = useMemo(() => things.flatMap(markerOf), [things])
  const chosen = things.find(({ id }) => id === selection.id)
  const circles = useMemo(
    () => (chosen?.position && chosen.radius ? [{ id: chosen.id, centre: chosen.position, metres: chosen.radius }] : []),
    [chosen],
  )
  const missing = things.length - markers.length
  return (
    <Flex direction="column" gap="2" height="full">
      {dropped > 0 ? <WarningBar>{unreadable(dropped)}</WarningBar> : null}
      <Box flex="1" minHeight="0">
        <MapOfAll follows label={label} markers={markers} circles={circles} chosen={chosen?.position} selectedId={selection.id} onMarkerOpen={selection.onSelect} />
      </Box>
      {missing > 0 ? <Text fontSize="sm" color="fg.muted">{withoutPlace(missing)}</Text> : null}
    </Flex>
  )
}

function markerOf({ id, name, position, tone, symbol }: MapThing): MapMarker[] {
  return position === null ? [] : [{ id, label: name, position, tone, symbol }]
}
