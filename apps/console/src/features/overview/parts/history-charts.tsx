import { Box, Heading } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, type Tone } from '@smart-fire/ui'
import { BarChart, DonutChart } from '@smart-fire/ui/chart'
import type { ReactNode } from 'react'
import { sum } from '../overview.figures'
import * as catalogue from '../overview.messages'
import type { History } from '../overview.types'

type Counted = { fires: number | null; faults: number | null; offline: number | null }

const CLASSES = [['fires', 'alarm'], ['faults', 'fault'], ['offline', 'offline']] as const satisfies readonly (readonly [keyof Counted, Tone])[]
/** On a wide screen the bars are higher: the column below them would be empty. */
const BARS_SIZE = { height: 120, aspect: 0.4 }
const RING_PX = 112

/** Three charts: the kinds of events and the events by hour of the last 24 hours, and the last seven days. */
export default function HistoryCharts({ history: { hours, days } }: { history: History }) {
  const words = useMessages(catalogue).history
  const series = (rows: readonly Counted[]) => CLASSES.map(([id, tone]) => ({ id, tone, label: words[id], values: rows.map((row) => row[id]) }))
  return (
    <>
      <Frame title={words.mix}>
        <DonutChart
          label={words.mix} totalLabel={words.total} size={RING_PX} emptyText={words.none}
          slices={CLASSES.map(([id, tone]) => ({ id, tone, label: words[id], value: sum(...hours.map((hour) => hour[id])) }))}
        />
      </Frame>
      <Frame title={words.hours}><BarChart stacked label={words.hours} {...BARS_SIZE} categories={hours.map(({ at }) => formatDateTime(at).slice(11, 16))} series={series(hours)} /></Frame>
      <Frame title={words.days}><BarChart stacked label={words.days} {...BARS_SIZE} categories={days.map(({ startsOn }) => startsOn.slice(5))} series={series(days)} /></Frame>
    </>
  )
}

/** The title looks like those of the other cards and is a heading like them; the chart does not show it again. */
const FRAME = {
  position: 'relative',
  '& figure': { position: 'static' }, '& .chart-title': { display: 'none' }, '& .chart-head': { position: 'absolute', top: '2.5', insetInlineEnd: '4' },
} as const

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" px="5" pt="4" pb="3" minW="0" overflow="hidden" css={FRAME}>
      <Heading as="h2" size="sm" mb="3" paddingInlineEnd="20">{title}</Heading>
      {children}
    </Box>
  )
}
