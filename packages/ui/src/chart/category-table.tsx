import { PagedTable } from '../components/table/paged-table'
import type { CategoryChartProps } from './category'
import { formatAmount } from './format-value'
import { useChartWords } from './use-chart-words'

/** The data of a chart as a table. */
export function CategoryTable({ label, categories, series, unit }: CategoryChartProps) {
  const words = useChartWords()
  const rows = categories.map((name, index) => ({ name, index }))
  return (
    <PagedTable
      label={label}
      columns={[
        { id: 'name', header: words.category, cell: ({ name }) => name },
        ...series.map(({ id, label: header, values }) => ({
          id, header, numeric: true,
          cell: ({ index }: { index: number }) => {
            const value = values[index] ?? null
            return value === null ? words.missing : formatAmount(value, unit)
          },
        })),
      ]}
      rows={rows}
      rowKey={({ index }) => String(index)}
      state="ready"
      fill={false}
    />
  )
}
