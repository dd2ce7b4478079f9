import { Box, Flex, Grid } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE, StatusMark, type Tone } from '@smart-fire/ui'
import type { WatchedPlace } from '../realtime.types'
import * as catalogue from '../realtime.messages'
import type { RealtimeMessages } from '../realtime.messages'

interface Count {
  tone: Tone
  label: string
  /** null: unknown, which is never shown as 0 */
  value: number | null
}

/** The counts that the platform distinguishes: without a count of offline devices they are among the faults (domain 20). */
export function countsOf({ counts, notEnabled }: WatchedPlace, { status, faultAndOffline }: RealtimeMessages): Count[] {
  return [
    { tone: 'alarm', label: status['1'], value: counts.alarm },
    { tone: 'fault', label: counts.offline === null ? faultAndOffline : status['0'], value: counts.fault },
    ...(counts.offline === null ? [] : [{ tone: 'offline', label: status['4'], value: counts.offline } as const]),
    { tone: 'normal', label: status['2'], value: counts.normal },
    ...(notEnabled === null ? [] : [{ tone: 'notEnabled', label: status['3'], value: notEnabled } as const]),
  ]
}

/** The devices of a place by status. Only what is abnormal has a mark and a colour (ISA-101). */
export function PlaceCounts({ place, id }: { place: WatchedPlace; id: string }) {
  const words = useMessages(catalogue)
  const counts = countsOf(place, words)
  return (
    <Grid as="dl" id={id} m="0" px="4" py="2" templateColumns={`repeat(${counts.length}, minmax(0, auto))`} justifyContent="space-between" gap="2">
      {counts.map(({ tone, label, value }) => (
        <Box key={tone}>
          <Flex as="dt" align="center" gap="1" color="fg.muted" fontSize="xs" lineHeight="{sizes.5}" whiteSpace="nowrap">
            {value === 0 || tone === 'normal' ? null : <StatusMark tone={tone} size={10} />}{label}
          </Flex>
          <Box as="dd" m="0" textStyle="num" fontSize="xl" lineHeight="{sizes.6}" fontWeight="semibold" color={numberColour(tone, value)}>
            {value ?? NO_VALUE}
          </Box>
        </Box>
      ))}
    </Grid>
  )
}

export function numberColour(tone: Tone, value: number | null): string {
  if (value === 0) return 'fg.subtle'
  return value !== null && (tone === 'alarm' || tone === 'fault') ? `tone.${tone}.fg` : 'fg.default'
}
