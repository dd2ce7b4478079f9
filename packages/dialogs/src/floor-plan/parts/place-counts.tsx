import { Button, type DataState, FailedState, LoadingState, NO_VALUE, StaleBar, StatusMark } from '@smart-fire/ui'
import { Box, Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { LazyPart } from '../../shared/parts/lazy-part'
import { type CountSlice, countSlices } from '../count-slices'
import { FloorPlanActor } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'
import type { PanelTab, PlaceData } from '../floor-plan.types'

const loadDonut = async () => (await import('@smart-fire/ui/chart')).DonutChart

const DONUT_PX = 120

interface PlaceCountsProps {
  state: DataState
  data: PlaceData | null
  notEnabled: (data: PlaceData) => number | null
  /** the tab: which devices the link beside their number lists */
  of: PanelTab
}

/** Devices of a floor or building by status, with their total (spec 2 §2.1). */
export function PlaceCounts({ state, data, notEnabled, of }: PlaceCountsProps) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Stack as="section" aria-label={words.counts} gap="3">
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.countsStale}</StaleBar> : null}
      {state === 'loading' ? <LoadingState compact /> : null}
      {state === 'failed' ? <FailedState compact title={words.countsFailed} onRetry={retry} /> : null}
      {data === null || state === 'failed' || state === 'loading' ? null : (
        <>
          <Pie slices={countSlices(data.counts)} />
          <NotEnabled count={notEnabled(data)} of={of} />
        </>
      )}
    </Stack>
  )
}

/** The chart is loaded when it is needed; until then, or when it fails to load, a list shows the same numbers. */
function Pie({ slices }: { slices: CountSlice[] }) {
  const words = useMessages({ zhCN, en })
  const figures = <Figures slices={slices} />
  return (
    <Box minHeight={`${DONUT_PX}px`}>
      <LazyPart
        load={loadDonut}
        props={{
          label: words.counts,
          totalLabel: words.total,
          size: DONUT_PX,
          slices: slices.map(({ id, tone, count }) => ({ id, tone, value: count, label: sliceLabel(id, words) })),
        }}
        loading={figures}
        failed={() => figures}
      />
    </Box>
  )
}

function Figures({ slices }: { slices: CountSlice[] }) {
  const words = useMessages({ zhCN, en })
  return (
    <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
      {slices.map(({ id, tone, count }) => (
        <Flex as="li" key={id} align="center" gap="2">
          <StatusMark tone={tone} />
          <Text flex="1">{sliceLabel(id, words)}</Text>
          <Figure>{count}</Figure>
        </Flex>
      ))}
    </Stack>
  )
}

function NotEnabled({ count, of }: { count: number | null; of: PanelTab }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  return (
    <Flex align="center" gap="2" pt="2" borderTopWidth="1px" borderColor="border.default">
      <StatusMark tone="notEnabled" />
      <Text flex="1">{words.notEnabledCount}</Text>
      <Figure>{count}</Figure>
      <Button
        size="sm"
        variant="link"
        aria-label={words.viewNotEnabled}
        onClick={() => actor.send({ type: 'notEnabled.open', of })}
      >
        {words.view}
      </Button>
    </Flex>
  )
}

function Figure({ children }: { children: number | null }) {
  return (
    <Text as="span" textStyle="num" fontSize="lg" fontWeight="semibold" color="fg.default">
      {children ?? NO_VALUE}
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
