import { Box, chakra, Grid } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { FocusEvent } from 'react'
import { RealtimeActor } from '../realtime.actor'
import * as catalogue from '../realtime.messages'
import type { PlaceKind, WatchedPlace } from '../realtime.types'
import { PlaceCard } from './place-card'
import { useCardKeys } from './use-card-keys'
import { useHeldScroll } from './use-held-scroll'

export interface PlacesProps {
  places: readonly WatchedPlace[]
  channelId: string
  keyCodes: readonly string[]
  /** what kind of places these are */
  kind: PlaceKind
  /** one below another, beside the map */
  isNarrow?: boolean
}

/** The places as cards of equal height, so that new data move none of them. Arrow keys walk the cards, Enter opens one. */
export function PlaceCards({ places, channelId, keyCodes, kind, isNarrow = false }: PlacesProps) {
  const words = useMessages(catalogue).places[kind]
  const actor = RealtimeActor.useActorRef()
  const selectedId = RealtimeActor.useSelector(({ context }) => context.selected?.id)
  const { list, onKeyDown } = useCardKeys()
  useHeldScroll(list, selectedId)
  const reachable = places.find(({ id }) => id === selectedId) ?? places[0]
  const select = (id: string, at: number) => (event: FocusEvent) => {
    // focus that moves within the card selects nothing new
    if (!event.currentTarget.contains(event.relatedTarget)) actor.send({ type: 'place.select', selected: { id, at } })
  }
  return (
    <chakra.ul
      ref={list} display="grid" aria-label={words.list} onKeyDown={onKeyDown} listStyleType="none" m="0" p="1" gap="3"
      gridTemplateColumns={isNarrow ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'}
    >
      {places.map((place, at) => (
        <chakra.li key={place.id} onFocus={select(place.id, at)} css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 282px' }}>
          <PlaceCard place={place} channelId={channelId} keyCodes={keyCodes} isSelected={place.id === selectedId} isReachable={place === reachable} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** Cards-to-be, while the places are loading. */
export function CardPlaceholders({ label }: { label: string }) {
  return (
    <Grid role="status" aria-label={label} p="1" gap="3" templateColumns="repeat(auto-fill, minmax(min(320px, 100%), 1fr))">
      {[0, 1, 2, 3, 4, 5].map((card) => <Box key={card} height="64" bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" opacity="0.6" />)}
    </Grid>
  )
}
