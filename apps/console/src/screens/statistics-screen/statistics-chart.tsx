import { Box, Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { BarChart, DonutChart, TrendChart } from '@smart-fire/ui/chart'
import { ExportButton } from '@smart-fire/ui/export'
import { useMemo } from 'react'
import { choiceName, type ScreenWords } from '../screen-words'
import type { ChartData, StatisticsChart as Declared } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'

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
  const shared = { label, categories: data.categories, series, unit: words.units?.[chart.name], emptyText: messages.nothing }
  return (
    <Flex direction="column" gap="2">
      <Box>{chart.kind === 'shares' ? <Shares label={label} data={data} unit={words.units?.[chart.name]} /> : chart.kind === 'trend' ? <TrendChart {...shared} /> : <BarChart {...shared} stacked={chart.kind === 'stacked'} />}</Box>
      <Flex justify="flex-end"><ChartExport label={label} data={data} series={series} /></Flex>
    </Flex>
  )
}

/** Parts of a whole: the categories of the first series. */
function Shares({ label, data: { categories, series }, unit }: { label: string; data: ChartData; unit: string | undefined }) {
  const messages = useMessages(catalogue)
  const slices = categories.map((category, at) => ({ id: category, label: category, value: series[0]?.values[at] ?? null }))
  return <DonutChart label={label} slices={slices} totalLabel={messages.total} unit={unit} emptyText={messages.nothing} />
}

interface ChartExportProps {
  label: string
  data: ChartData
  series: readonly { id: string; label: string; values: readonly (number | null)[] }[]
}

function ChartExport({ label, data: { categories }, series }: ChartExportProps) {
  const messages = useMessages(catalogue)
  const columns = useMemo(
    () => [
      { header: messages.category, value: (at: number) => categories[at] },
      ...series.map(({ label: header, values }) => ({ header, value: (at: number) => values[at] })),
    ],
    [categories, messages, series],
  )
  const rows = categories.map((_, at) => at)
  return <ExportButton name={label} size="sm" columns={columns} pages={async function* once() { yield { rows, total: rows.length } }} />
}
