import { Box, Heading } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, WarningBar, type Tone } from '@smart-fire/ui'
import { BarChart, DonutChart } from '@smart-fire/ui/chart'
import type { ReactNode } from 'react'
import * as unreadRows from '../../../lib/unread-rows.messages'
import { sum } from '../overview.figures'
import * as catalogue from '../overview.messages'
import type { History } from '../overview.types'

type Counted = { fires: number | null; faults: number | null; offline: number | null }

const CLASSES = [['fires', 'alarm'], ['faults', 'fault'], ['offline', 'offline']] as const satisfies readonly (readonly [keyof Counted, Tone])[]
/** On a wide screen the bars are higher: the column below them would be empty. */
const BARS_SIZE = { height: 120, aspect: 0.4 }
const RING_PX = 112

/**
 * Three charts: the kinds of events and the events by hour of the last 24 hours, and the last seven days. Each says how many rows it does not
 * draw; without one of the hours the kinds are unknown (domain 25).
 */
export default function HistoryCharts({ history: { hours, days } }: { history: History }) {
  const words = useMessages(catalogue).history
  const series = (rows: readonly Counted[]) => CLASSES.map(([id, tone]) => ({ id, tone, label: words[id], values: rows.map((row) => row[id]) }))
  return (
    <>
      <Frame title={words.mix} unread={hours.dropped}>
        <DonutChart
          label={words.mix} totalLabel={words.total} size={RING_PX} emptyText={words.none}
          slices={CLASSES.map(([id, tone]) => ({ id, tone, label: words[id], value: hours.dropped > 0 ? null : sum(...hours.rows.map((hour) => hour[id])) }))}
        />
      </Frame>
      <Frame title={words.hours} unread={hours.dropped}><BarChart stacked label={words.hours} {...BARS_SIZE} categories={hours.rows.map(({ at }) => formatDateTime(at).slice(11, 16))} series={series(hours.rows)} /></Frame>
      <Frame title={words.days} unread={days.dropped}><BarChart stacked label={words.days} {...BARS_SIZE} categories={days.rows.map(({ startsOn }) => startsOn.slice(5))} series={series(days.rows)} /></Frame>
    </>
  )
}

/** The title looks like those of the other cards and is a heading like them; the chart does not show it again. */
const FRAME = {
  position: 'relative',
  '& figure': { position: 'static' }, '& .chart-title': { display: 'none' }, '& .chart-head': { position: 'absolute', top: '2.5', insetInlineEnd: '4' },
} as const

interface FrameProps {
  title: string
  /** how many rows of the chart could not be read */
  unread: number
  children: ReactNode
}

function Frame({ title, unread, children }: FrameProps) {
  const words = useMessages(unreadRows)
  return (
    <Box as="section" aria-label={title} bg="bg.surface" borderWidth="1px" borderColor="border.default" rounded="lg" px="5" pt="4" pb="3" minW="0" overflow="hidden" css={FRAME}>
      <Heading as="h2" size="sm" mb="3" paddingInlineEnd="20">{title}</Heading>
      {unread > 0 ? <Box mb="3"><WarningBar>{words.unread(unread)}</WarningBar></Box> : null}
      {children}
    </Box>
  )
}
