import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, NO_VALUE, StatusMark, type Tone, WaitingTime } from '@smart-fire/ui'
import { placeOf, whatOf } from '../event-words'
import { OverviewActor, selectFiguresState } from '../overview.actor'
import type { PendingSummary } from '../overview.figures'
import * as catalogue from '../overview.messages'
import type { OverviewMessages } from '../overview.messages'
import { FireSection } from './fire-section'
import { usePending } from './pending'

interface SituationProps {
  onHandle: () => void
}

/** Tones that need no action. */
const CALM: ReadonlySet<Tone> = new Set(['normal', 'offline', 'info', 'notEnabled'])

/** The number of unhandled records in one short sentence. */
export function Situation({ onHandle }: SituationProps) {
  const pending = usePending()
  const messages = useMessages(catalogue).situation
  // without devices nothing is pending, and nothing is watched either: that is not calm
  const isWatching = OverviewActor.useSelector(selectFiguresState) !== 'empty'
  const tone = situationTone(pending, isWatching)
  return (
    <Flex
      as="section" aria-label={messages.pending} align="center" gap={{ base: '4', xl: '6' }} wrap="wrap" px="6" py="5" rounded="lg"
      borderWidth="1px" borderColor={`tone.${tone}.border`} bg={CALM.has(tone) ? 'bg.surface' : `tone.${tone}.subtle`}
    >
      <StatusMark tone={tone} size={44} />
      <Box flex="1" minW="280px">
        <Text role="status" fontSize="3xl" lineHeight="1.3" fontWeight="600" color={tone === 'alarm' ? 'tone.alarm.fg' : 'fg.default'}>
          {situationText(pending, isWatching, messages)}
        </Text>
        {pending.oldest?.raisedAt != null && (
          <Text mt="1" color="fg.muted">
            {pending.fires > 0 ? messages.oldestFire : messages.oldestFault}<WaitingTime since={pending.oldest.raisedAt} /> · {placeOf(pending.oldest)} · {whatOf(pending.oldest)}
          </Text>
        )}
      </Box>
      <FireSection />
      <Flex gap={{ base: '6', xl: '9' }} align="center">
        <Figure label={messages.pending} value={pending.count} />
        <Figure label={messages.fireShare} value={knownOf(pending, pending.fires)} alarm={pending.fires > 0} />
        <Figure label={messages.carriedOver} value={knownOf(pending, pending.carriedOver.length)} />
        <Button variant={tone === 'alarm' ? 'danger' : 'solid'} size="lg" aria-haspopup="dialog" disabled={pending.count === 0} onClick={onHandle}>
          {messages.handle}
        </Button>
      </Flex>
    </Flex>
  )
}

function Figure({ label, value, alarm = false }: { label: string; value: number | null; alarm?: boolean }) {
  return (
    <Box minW="16">
      <Text color="fg.muted" fontSize="sm" whiteSpace="nowrap">{label}</Text>
      <Text textStyle="num" fontSize="2xl" lineHeight="1.3" fontWeight="600" color={alarm ? 'tone.alarm.fg' : 'fg.default'}>{value ?? NO_VALUE}</Text>
    </Box>
  )
}

/** How many of the records are of a sort. None of those that are known is not none. */
function knownOf({ count, unlisted }: PendingSummary, found: number): number | null {
  return count === null || (found === 0 && unlisted > 0) ? null : found
}

function situationTone({ count, fires, loading }: PendingSummary, isWatching: boolean): Tone {
  if (fires > 0) return 'alarm'
  if (loading) return 'info'
  if (count === null) return 'offline'
  if (count > 0) return 'fault'
  return isWatching ? 'normal' : 'notEnabled'
}

function situationText({ count, fires, unlisted, loading }: PendingSummary, isWatching: boolean, messages: OverviewMessages['situation']): string {
  if (fires > 0) return messages.fires(fires)
  if (loading) return messages.loading
  if (count === null) return messages.unknown
  if (count > 0) return unlisted > 0 ? messages.partly(count, unlisted) : messages.faults(count)
  return isWatching ? messages.calm : messages.watchingNothing
}
