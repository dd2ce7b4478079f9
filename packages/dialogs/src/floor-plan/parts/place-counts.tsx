import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { FailedState, LoadingState, StaleBar, StatusMark } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { FloorPlanActor } from '../floor-plan.actor'
import type { PlaceData } from '../floor-plan.types'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import { type CountSlice, countSlices, type PlaceState } from '../floor-plan.selectors'

interface PlaceCountsProps {
  place: PlaceState
  data: PlaceData | null
  notEnabled: (data: PlaceData) => number
}

/** Devices of a floor or building by status, with their total. */
export function PlaceCounts({ place, data, notEnabled }: PlaceCountsProps) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const retry = () => actor.send({ type: 'dialog.refresh' })
  return (
    <Stack as="section" aria-label={words.counts} gap="3">
      {place === 'stale' ? <StaleBar onRetry={retry}>{words.countsStale}</StaleBar> : null}
      {place === 'loading' ? <LoadingState compact /> : null}
      {place === 'failed' ? <FailedState compact title={words.countsFailed} onRetry={retry} /> : null}
      {data === null || place === 'failed' || place === 'loading' ? null : (
        <Figures slices={countSlices(data.counts)} notEnabled={notEnabled(data)} />
      )}
    </Stack>
  )
}

function Figures({ slices, notEnabled }: { slices: CountSlice[]; notEnabled: number }) {
  const words = useMessages({ zhCN, en })
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Flex align="baseline" justify="space-between">
        <Text fontWeight="semibold">{words.counts}</Text>
        <Text color="fg.muted" fontSize="sm">
          {words.total} <Figure>{total}</Figure>
        </Text>
      </Flex>
      <Share slices={slices} total={total} />
      <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
        {slices.map(({ id, tone, count }) => (
          <Flex as="li" key={id} align="center" gap="2">
            <StatusMark tone={tone} />
            <Text flex="1">{sliceLabel(id, words)}</Text>
            <Figure>{count}</Figure>
          </Flex>
        ))}
        <Flex as="li" align="center" gap="2" pt="2" borderTopWidth="1px" borderColor="border.default">
          <StatusMark tone="notEnabled" />
          <Text flex="1">{words.notEnabledCount}</Text>
          <Figure>{notEnabled}</Figure>
        </Flex>
      </Stack>
    </>
  )
}

/** How much of the whole each status is; the figures below say the same in numbers. */
function Share({ slices, total }: { slices: CountSlice[]; total: number }) {
  return (
    <Flex height="2" gap="2px" borderRadius="full" overflow="hidden" bg="bg.sunken" aria-hidden="true">
      {total === 0
        ? null
        : slices.map(({ id, tone, count }) =>
            count === 0 ? null : <Box key={id} flexGrow={count} minWidth="3px" bg={`tone.${tone}.solid`} />,
          )}
    </Flex>
  )
}

function Figure({ children }: { children: number }) {
  return (
    <Text as="span" textStyle="num" fontSize="lg" fontWeight="semibold" color="fg.default">
      {children}
    </Text>
  )
}

function sliceLabel(id: CountSlice['id'], words: FloorPlanMessages): string {
  switch (id) {
    case 'alarm':
      return words.status[1]
    case 'fault':
      return words.status[0]
    case 'faultOrOffline':
      return words.faultOrOffline
    case 'offline':
      return words.status[4]
    case 'normal':
      return words.status[2]
    default:
      return id satisfies never
  }
}
