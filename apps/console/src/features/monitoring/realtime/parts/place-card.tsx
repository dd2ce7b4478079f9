import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { toneOf } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { StatusBadge, type Tone } from '@smart-fire/ui'
import { useId } from 'react'
import * as catalogue from '../realtime.messages'
import type { WatchedPlace } from '../realtime.types'
import { worstOf } from '../shown-places'
import { DeviceLine } from './device-line'
import { HostLine } from './host-facts'
import { PlaceCounts } from './place-counts'
import { BurningFloors, PlaceSection } from './place-section'
import { openingOf, useOpenPlace } from './use-open-place'

interface PlaceCardProps {
  place: WatchedPlace
  channelId: string
  keyCodes: readonly string[]
  isSelected: boolean
  /** it has the place of all cards in the order of Tab */
  isReachable: boolean
}

/**
 * One place: its worst state, its counts and its worst devices. The whole card opens it; a device opens its own panel. Each line has a
 * height in whole px: a page scrolls by whole ones, and the selected card would be off by one when the cards above it are drawn anew.
 */
export function PlaceCard({ place, channelId, keyCodes, isSelected, isReachable }: PlaceCardProps) {
  const words = useMessages(catalogue)
  const countsId = useId()
  const open = useOpenPlace(channelId)
  const status = worstOf(place)
  const tone = status === null ? 'info' : toneOf(status)
  return (
    <Box
      as="article" position="relative" height="full" bg="bg.surface" borderWidth="1px" rounded="lg" overflow="hidden" {...edgeOf(tone)}
      data-selected={isSelected || undefined}
      css={{ '&[data-selected]': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' } }}
    >
      <Flex px="4" pt="3" gap="3" align="start">
        <PlaceSection section={place.section} />
        <Box flex="1" minWidth="0">
          <chakra.button
            type="button" data-card-button="" tabIndex={isReachable ? 0 : -1} aria-describedby={countsId} aria-label={words.places[place.kind].open(place.name)} disabled={openingOf(place, channelId) === null}
            display="block" maxWidth="full" truncate textAlign="start" fontSize="md" lineHeight="{sizes.6}" fontWeight="semibold" cursor="pointer" onClick={() => open(place)}
            // covers the card: every place of it opens the plan, but for the devices above it
            _after={{ content: '""', display: 'block', position: 'absolute', inset: '0' }}
          >
            {place.name}
          </chakra.button>
          <Text truncate fontSize="xs" lineHeight="{sizes.5}" color="fg.muted" minHeight="5">{[place.type && words.filter.types[place.type], place.unitName, place.address].filter(Boolean).join(' · ')}</Text>
          <BurningFloors section={place.section} />
        </Box>
        <StatusBadge tone={tone} size="sm" variant={tone === 'alarm' ? 'solid' : tone === 'normal' ? 'plain' : 'subtle'}>
          {status === null ? words.status.unknown : words.status[status]}
        </StatusBadge>
      </Flex>
      <PlaceCounts place={place} id={countsId} />
      {place.host && <HostLine host={place.host} />}
      <Box minHeight={place.kind === 'hydrant' ? '12' : 'calc({sizes.12} * 3)'}><Devices place={place} channelId={channelId} keyCodes={keyCodes} /></Box>
    </Box>
  )
}

/** The worst devices, or why there are none: "not sent" is not "none". */
function Devices({ place, channelId, keyCodes }: Pick<PlaceCardProps, 'place' | 'channelId' | 'keyCodes'>) {
  const words = useMessages(catalogue).device
  if (place.devices === null) return <Remark>{words.notSent}</Remark>
  if (place.devices.length === 0) return <Remark>{words.none}</Remark>
  return place.devices.map((device) => <DeviceLine key={device.id} device={device} channelId={channelId} keyCodes={keyCodes} />)
}

function Remark({ children }: { children: string }) {
  return <Text px="4" py="2" borderTopWidth="1px" borderColor="border.default" fontSize="sm" color="fg.muted">{children}</Text>
}

/** Only an abnormal place has a coloured edge (ISA-101), which it keeps under the pointer. */
function edgeOf(tone: Tone) {
  return tone === 'alarm' || tone === 'fault' ? { borderColor: `tone.${tone}.solid` } : { borderColor: 'border.default', _hover: { borderColor: 'border.strong' } }
}
