import { Box } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, type Tone } from '@smart-fire/ui'
import { BarChart, DonutChart } from '@smart-fire/ui/chart'
import type { ReactNode } from 'react'
import { sum } from '../overview.figures'
import * as catalogue from '../overview.messages'
import type { History } from '../overview.types'

type Counted = { fires: number | null; faults: number | null; offline: number | null }

const CLASSES = [['fires', 'alarm'], ['faults', 'fault'], ['offline', 'offline']] as const satisfies readonly (readonly [keyof Counted, Tone])[]
const BARS_HEIGHT_PX = 120
const RING_PX = 112

/** Three charts: the kinds of events and the events by hour of the last 24 hours, and the last seven days. */
export default function HistoryCharts({ history: { hours, days } }: { history: History }) {
  const words = useMessages(catalogue).history
  const series = (rows: readonly Counted[]) => CLASSES.map(([id, tone]) => ({ id, tone, label: words[id], values: rows.map((row) => row[id]) }))
  return (
    <>
      <Frame>
        <DonutChart
          label={words.mix} totalLabel={words.total} size={RING_PX} emptyText={words.none}
          slices={CLASSES.map(([id, tone]) => ({ id, tone, label: words[id], value: sum(...hours.map((hour) => hour[id])) }))}
        />
      </Frame>
      <Frame><BarChart stacked label={words.hours} height={BARS_HEIGHT_PX} categories={hours.map(({ at }) => formatDateTime(at).slice(11, 16))} series={series(hours)} /></Frame>
      <Frame><BarChart stacked label={words.days} height={BARS_HEIGHT_PX} categories={days.map(({ startsOn }) => startsOn.slice(5))} series={series(days)} /></Frame>
    </>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <Box bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" px="4" py="3" minW="0" overflow="hidden">{children}</Box>
}
