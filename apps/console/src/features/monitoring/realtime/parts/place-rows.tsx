import { Box, Flex, Text } from '@chakra-ui/react'
import { toneOf, worstFirst } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE, PagedTable, StatusBadge, StatusMark, type Column } from '@smart-fire/ui'
import { useCallback, useMemo } from 'react'
import { ClockMark } from '../../clock-mark'
import { RealtimeActor } from '../realtime.actor'
import * as catalogue from '../realtime.messages'
import type { RealtimeMessages } from '../realtime.messages'
import type { PlaceKind, WatchedPlace } from '../realtime.types'
import { worstOf } from '../shown-places'
import { deviceName } from '../value-text'
import { LastReport, Values } from './device-line'
import { LastContact } from './host-facts'
import type { PlacesProps } from './place-cards'
import { countsOf, numberColour } from './place-counts'
import { useOpenPlace } from './use-open-place'

/** The places as rows: one line each, for many places at once. */
export function PlaceRows({ places, channelId, keyCodes, kind }: PlacesProps) {
  const words = useMessages(catalogue)
  const actor = RealtimeActor.useActorRef()
  const selectedId = RealtimeActor.useSelector(({ context }) => context.selected?.id ?? null)
  const open = useOpenPlace(channelId)
  const columns = useMemo(() => columnsOf(words, kind, places, keyCodes), [words, kind, places, keyCodes])
  const select = useCallback(
    ({ id }: WatchedPlace) => actor.send({ type: 'place.select', selected: { id, at: places.findIndex((place) => place.id === id) } }),
    [actor, places],
  )
  return (
    <PagedTable
      label={words.places[kind].list} columns={columns} rows={places} rowKey={({ id }) => id} state="ready" selectedKey={selectedId}
      rowTone={edgeOf} onRowFocus={select} onRowActivate={open}
    />
  )
}

function edgeOf(place: WatchedPlace) {
  const status = worstOf(place)
  const tone = status === null ? undefined : toneOf(status)
  return tone === 'alarm' || tone === 'fault' ? tone : undefined
}

function columnsOf(words: RealtimeMessages, kind: PlaceKind, places: readonly WatchedPlace[], keyCodes: readonly string[]): Column<WatchedPlace>[] {
  // the columns of the place with most counts: a count that cannot be read is missing of its own place only
  const counted = places.map((place) => countsOf(place, words)).reduce((most, counts) => (counts.length > most.length ? counts : most), [])
  return [
    {
      id: 'status', header: words.columns.status, width: 96,
      cell: (place) => {
        const status = worstOf(place)
        return <StatusBadge size="sm" tone={status === null ? 'info' : toneOf(status)} variant={status === '1' ? 'solid' : 'plain'}>{status === null ? words.status.unknown : words.status[status]}</StatusBadge>
      },
    },
    { id: 'place', header: words.places[kind].one, minWidth: 180, cell: ({ name, address }) => <Two first={name} second={address} /> },
    kind === 'fireHost'
      ? { id: 'contact', header: words.host.lastContact, minWidth: 130, cell: ({ host }) => (host ? <LastContact host={host} /> : NO_VALUE) }
      : { id: 'unit', header: words.columns.unit, minWidth: 110, cell: ({ unitName }) => unitName ?? NO_VALUE },
    ...counted.map(({ tone, label }): Column<WatchedPlace> => ({
      id: tone, header: label, width: 76, numeric: true, align: 'end',
      cell: (place) => {
        const value = countsOf(place, words).find((count) => count.tone === tone)?.value ?? null
        return <Text as="span" color={numberColour(tone, value)} fontWeight={value ? 'semibold' : 'normal'}>{value ?? NO_VALUE}</Text>
      },
    })),
    { id: 'worst', header: words.columns.worst, minWidth: 280, cell: (place) => <WorstDevice place={place} keyCodes={keyCodes} words={words} /> },
  ]
}

function WorstDevice({ place: { devices }, keyCodes, words }: { place: WatchedPlace; keyCodes: readonly string[]; words: RealtimeMessages }) {
  if (devices === null) return <Text as="span" color="fg.muted">{words.device.notSent}</Text>
  const [worst] = worstFirst(devices)
  if (worst === undefined) return <Text as="span" color="fg.muted">{words.device.none}</Text>
  return (
    <Box lineHeight="snug">
      <Flex align="center" gap="2">
        <StatusMark tone={worst.status === null ? 'info' : toneOf(worst.status)} size={12} label={worst.status === null ? words.status.unknown : words.status[worst.status]} />
        {deviceName(worst)}
        <LastReport device={worst} />
      </Flex>
      <Flex ps="5" gap="3" fontSize="xs" color="fg.muted"><ClockMark device={worst} /><Values device={worst} keyCodes={keyCodes} /></Flex>
    </Box>
  )
}

function Two({ first, second }: { first: string; second: string | null }) {
  return (
    <Box lineHeight="snug">
      <Text fontWeight="medium">{first}</Text>
      {second === null ? null : <Text fontSize="xs" color="fg.muted" truncate>{second}</Text>}
    </Box>
  )
}
