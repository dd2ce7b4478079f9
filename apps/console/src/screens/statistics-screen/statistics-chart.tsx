import { Box, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { WarningBar } from '@smart-fire/ui'
import { BarChart, DonutChart, RankingChart, TrendChart, type AmountUnit } from '@smart-fire/ui/chart'
import { ExportButton } from '@smart-fire/ui/export'
import { useMemo } from 'react'
import { choiceName, type ScreenWords } from '../screen-words'
import type { ChartData, StatisticsChart as Declared } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'
import type { StatisticsMessages } from './statistics-screen.messages'

type ChartSeries = ChartData['series'][number] & { label: string }

interface StatisticsChartProps {
  chart: Omit<Declared<never>, 'data'>
  data: ChartData
  words: ScreenWords
}

/** A chart; its table is behind the chart's own switch, its file behind the export. */
export default function StatisticsChart({ chart, data, words }: StatisticsChartProps) {
  const messages = useMessages(catalogue)
  const label = words.sections?.[chart.name] ?? chart.name
  const series = useMemo(() => data.series.map((each) => ({ ...each, label: choiceName(words, chart.name, each.id) })), [chart, data, words])
  const guide = data.guide == null ? undefined : { value: data.guide, label: messages.guide(choiceName(words, chart.name, 'guide'), String(data.guide)) }
  const unit = unitOf(words.units?.[chart.name], messages)
  const shared = { label, categories: data.categories, series, unit, emptyText: messages.nothing, guide }
  const drawn = () => {
    switch (chart.kind) {
      case 'shares': return <Shares label={label} data={data} series={series} unit={unit} />
      case 'ranking': return <RankingChart {...shared} details={data.details} />
      case 'trend': return <TrendChart {...shared} />
      case 'bars':
      case 'stacked': return <BarChart {...shared} stacked={chart.kind === 'stacked'} />
      default: return chart.kind satisfies never
    }
  }
  return (
    <Flex direction="column" gap="2">
      {data.unread ? <WarningBar>{messages.unread(data.unread)}</WarningBar> : null}
      {data.unread && data.categories.length === 0 ? null : <Box>{drawn()}</Box>}
      {data.unlisted ? <Text fontSize="sm" color="fg.muted">{messages.unlisted(data.unlisted)}</Text> : null}
      <Flex justify="flex-end"><ChartExport label={label} data={data} series={series} /></Flex>
    </Flex>
  )
}

/** As one text where one thing is called like several, and per cent is per cent. */
function unitOf(other: string | undefined, { ofOne }: StatisticsMessages): AmountUnit | undefined {
  const one = other === undefined ? undefined : ofOne(other)
  return one === undefined || other === undefined || one === other ? other : { one, other }
}

interface SharesProps {
  label: string
  data: ChartData
  series: readonly ChartSeries[]
  unit: AmountUnit | undefined
}

/** Parts of a whole: the series of a single category, or the categories of the first series. */
function Shares({ label, data: { categories }, series, unit }: SharesProps) {
  const messages = useMessages(catalogue)
  const slices = series.length > 1
    ? series.map(({ id, label: name, values, tone }) => ({ id, label: name, value: values[0] ?? null, ...(tone ? { tone } : {}) }))
    : categories.map((category, at) => ({ id: category, label: category, value: series[0]?.values[at] ?? null }))
  return <DonutChart label={label} slices={slices} totalLabel={messages.total} unit={unit} emptyText={messages.nothing} />
}

interface ChartExportProps {
  label: string
  data: ChartData
  series: readonly ChartSeries[]
}

function ChartExport({ label, data: { categories, details }, series }: ChartExportProps) {
  const messages = useMessages(catalogue)
  const columns = useMemo(
    () => [
      { header: messages.category, value: (at: number) => categories[at] },
      ...(details ? [{ header: messages.detail, value: (at: number) => details[at] ?? '' }] : []),
      ...series.map(({ label: header, values }) => ({ header, value: (at: number) => values[at] })),
    ],
    [categories, details, messages, series],
  )
  const rows = categories.map((_, at) => at)
  return <ExportButton name={label} size="sm" columns={columns} pages={async function* once() { yield { rows, total: rows.length } }} />
}
