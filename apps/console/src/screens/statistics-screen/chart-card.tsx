import { Box, Heading } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { lazy, Suspense } from 'react'
import { LoadingState } from '@smart-fire/ui'
import { LoadedArea } from '../loaded/loaded-area'
import type { Loaded } from '../loaded/use-loaded'
import type { ScreenWords } from '../screen-words'
import { NotOffered } from './not-offered'
import { NOT_OFFERED, type GroupResponse, type StatisticsChart as Declared } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'

/** Loaded lazily: no other screen needs charts. */
const StatisticsChart = lazy(() => import('./statistics-chart'))

interface ChartCardProps {
  chart: Omit<Declared<never>, 'data'>
  /** its place among the charts of the group */
  at: number
  /** takes the whole row */
  isFilled: boolean
  loaded: Loaded<GroupResponse>
  words: ScreenWords
}

/** The title of the card is that of the chart, so the chart does not show it again; its switch stands beside it. On paper a card is on one page. */
const CARD = {
  position: 'relative', breakInside: 'avoid',
  '& figure': { position: 'static' }, '& .chart-title': { display: 'none' }, '& .chart-head': { position: 'absolute', top: '2.5', insetInlineEnd: '4' },
}

/** A chart below its title, with the state of its call: a chart that failed says so in its own place. */
export function ChartCard({ chart, at, isFilled, loaded, words }: ChartCardProps) {
  const messages = useMessages(catalogue)
  const title = words.sections?.[chart.name] ?? chart.name
  return (
    <Box as="section" gridColumn={isFilled ? '1 / -1' : undefined} aria-label={title} data-state={loaded.value === NOT_OFFERED ? NOT_OFFERED : loaded.state} p="4" bg="bg.surface" borderWidth="1px" borderColor="border.default" borderRadius="lg" minWidth="0" css={CARD}>
      <Heading as="h2" size="sm" mb="3" paddingInlineEnd="24">{title}</Heading>
      <LoadedArea compact loaded={loaded} name={title} emptyText={messages.nothing}>
        {(drawn) => (drawn === NOT_OFFERED ? <NotOffered>{messages.notOffered}</NotOffered> : (
          <Suspense fallback={<LoadingState compact />}>
            <StatisticsChart chart={chart} data={drawn.charts[at] ?? { categories: [], series: [] }} words={words} />
          </Suspense>
        ))}
      </LoadedArea>
    </Box>
  )
}
