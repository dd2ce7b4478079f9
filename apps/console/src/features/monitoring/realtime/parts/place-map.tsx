import { Box, Flex, Text } from '@chakra-ui/react'
import { toneOf } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { MapMarker } from '@smart-fire/ui/map'
import { useCallback, useMemo, useState, type SyntheticEvent } from 'react'
import { MapOfAll } from '../../../../lib/map-of-all'
import { NARROW } from '../../../../lib/narrow'
import { RealtimeActor } from '../realtime.actor'
import * as catalogue from '../realtime.messages'
import type { WatchedPlace } from '../realtime.types'
import { worstOf } from '../shown-places'
import { PlaceCards, type PlacesProps } from './place-cards'

/** Beside the cards the map would have no width. */
const MAP_ABOVE = { flex: 'none', height: '240px' }
const CARDS_BELOW = { width: '100%', minWidth: '0', maxWidth: 'none', overflow: 'visible' }

/**
 * The places on the map beside their cards, with one selection. Markers have the worst state; the place under the pointer, and the
 * selected one, show their protection radius.
 */
export default function PlaceMap(props: PlacesProps) {
  const { places, kind } = props
  const words = useMessages(catalogue)
  const actor = RealtimeActor.useActorRef()
  const selectedId = RealtimeActor.useSelector(({ context }) => context.selected?.id ?? null)
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const markers = useMemo(() => places.flatMap((place) => markerOf(place, words)), [places, words])
  const circles = useMemo(
    () => places.flatMap(({ id, position, radius }) => (position && radius && (id === hoveredId || id === selectedId) ? [{ id, centre: position, metres: radius }] : [])),
    [places, hoveredId, selectedId],
  )
  const select = useCallback((id: string) => actor.send({ type: 'place.select', selected: { id, at: places.findIndex((place) => place.id === id) } }), [actor, places])
  const missing = places.length - markers.length
  const hover = ({ target }: SyntheticEvent) => {
    const at = target instanceof Element ? [...(target.closest('ul')?.children ?? [])].findIndex((card) => card.contains(target)) : -1
    setHoveredId(places[at]?.id ?? null)
  }
  return (
    <Flex height="full" minHeight="0" gap="3" px="1" css={{ [NARROW]: { flexDirection: 'column', height: 'auto' } }}>
      <Flex direction="column" flex="1" minWidth="0" gap="2" css={{ [NARROW]: MAP_ABOVE }}>
        <Box flex="1" minHeight="0">
          <MapOfAll label={words.places[kind].map} markers={markers} circles={circles} selectedId={selectedId} onMarkerOpen={select} />
        </Box>
        {missing > 0 && <Text fontSize="sm" color="fg.muted">{words.withoutPosition(missing)}</Text>}
      </Flex>
      <Box width="38%" minWidth="300px" maxWidth="420px" overflow="auto" css={{ overflowAnchor: 'none', [NARROW]: CARDS_BELOW }} onPointerOver={hover} onPointerLeave={() => setHoveredId(null)}>
        <PlaceCards {...props} isNarrow />
      </Box>
    </Flex>
  )
}

function markerOf(place: WatchedPlace, { status: names }: { status: Readonly<Record<string, string>> }): MapMarker[] {
  const status = worstOf(place)
  const tone = status === null ? 'info' : toneOf(status)
  return place.position === null ? [] : [{ id: place.id, label: place.name, position: place.position, tone, status: names[status ?? 'unknown'] }]
}
