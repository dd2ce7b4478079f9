import { useState } from 'react'
import type { Column } from '../components/table/column'
import { PagedTable } from '../components/table/paged-table'
import { formatDateTime } from '../components/time/format-date-time'
import type { ChartMessages } from './chart.messages'
import { formatValue } from './format-value'
import { indexFrom, type Series, type TimeWindow } from './series'
import { stateOf, type ChartStates } from './states'
import { useChartWords } from './use-chart-words'

interface SeriesTableProps {
  label: string
  series: Series
  shown: TimeWindow
  unit: string | undefined
  digits: number
  states: ChartStates | undefined
}

interface Row { index: number; at: number; value: number }

const PAGE_SIZES = [10, 30, 100]

/** All samples of the visible range, page by page, without decimation. */
export function SeriesTable({ label, series, shown, unit, digits, states }: SeriesTableProps) {
  const words = useChartWords()
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 10 })
  const begin = indexFrom(series.at, series.length, shown.from)
  const total = indexFrom(series.at, series.length, shown.to + 1) - begin
  const current = Math.min(page, Math.max(1, Math.ceil(total / pageSize)))
  const rows = rowsOf(series, begin + (current - 1) * pageSize, Math.min(begin + total, begin + current * pageSize))
  return (
    <PagedTable
      label={label}
      columns={columnsOf(words, (value) => (states ? stateOf(value, states) : formatValue(value, unit, digits)))}
      rows={rows}
      rowKey={({ index }) => String(index)}
      state={total === 0 ? 'empty' : 'ready'}
      fill={false}
      pagination={{
        page: current, pageSize, total, pageSizes: PAGE_SIZES,
        onPageChange: (next) => setPage({ page: next, pageSize }),
        onPageSizeChange: (size) => setPage({ page: 1, pageSize: size }),
      }}
    />
  )
}

function rowsOf({ at, value }: Series, from: number, to: number): Row[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, step) => ({ index: from + step, at: at[from + step] ?? 0, value: value[from + step] ?? NaN }))
}

function columnsOf(words: ChartMessages, text: (value: number) => string): Column<Row>[] {
  return [
    { id: 'at', header: words.time, cell: ({ at }) => formatDateTime(at), numeric: true },
    { id: 'value', header: words.value, cell: ({ value }) => (Number.isNaN(value) ? words.missing : text(value)), numeric: true },
  ]
}
