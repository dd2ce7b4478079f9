'use client'
import { scaleLinear } from '@visx/scale'
import { EmptyState } from '../components/state/states'
import { NO_VALUE } from '../components/data/no-value'
import { withKnownValues, type CategoryChartProps } from './category'
import { CategoryMark, categoryStyle } from './category-mark'
import { CategoryTable } from './category-table'
import { ChartFrame } from './chart-frame'
import { formatAmount } from './format-value'
import { useChartWords } from './use-chart-words'

export interface RankingChartProps extends CategoryChartProps {
  /** A second line below each name, e.g. the place of a device. */
  details?: readonly (string | null)[] | undefined
}

const WHOLE = 100

/** Categories as a list, each with a bar of its parts and their sum; names are never cut. An unknown part makes the sum a dash. */
export function RankingChart(given: RankingChartProps) {
  const props = withKnownValues(given)
  const { label, categories, details, series, unit, height = 0, emptyText } = props
  const words = useChartWords()
  if (categories.length === 0 || series.length === 0) {
    return <div role="group" aria-label={label} style={{ minHeight: height, display: 'grid', alignContent: 'center' }}><EmptyState title={emptyText} /></div>
  }
  const parts = categories.map((_, at) => series.map(({ values }) => values[at] ?? null))
  const sums = parts.map((values) => (values.includes(null) ? null : sumOfKnown(values)))
  // what is known is drawn, also where the sum is not known
  const longest = Math.max(1, ...parts.map(sumOfKnown))
  const width = scaleLinear<number>({ domain: [0, longest], range: [0, WHOLE] })
  return (
    <ChartFrame label={label} height={height} table={() => <CategoryTable {...props} />}>
      <ol className="chart-ranking" style={{ minHeight: height }}>
        {categories.map((category, at) => (
          <li key={at}>
            <span className="chart-ranking-name">{category}{details?.[at] ? <small>{details[at]}</small> : null}</span>
            <span className="chart-ranking-bar" aria-hidden="true">
              {series.map(({ id, label: name, values, tone }, index) => {
                const value = values[at] ?? null
                if (!value) return null
                return <span key={id} className="chart-ranking-part" title={words.named(name, formatAmount(value, unit))} {...withWidth(categoryStyle(index, tone), width(value))} />
              })}
            </span>
            <span className="chart-ranking-sum">{sums[at] == null ? NO_VALUE : formatAmount(sums[at], unit)}</span>
          </li>
        ))}
      </ol>
      {series.length < 2 ? null : (
        <ul className="chart-legend">
          {series.map(({ id, label: name, tone }, index) => <li key={id}><CategoryMark index={index} tone={tone} /><span>{name}</span></li>)}
        </ul>
      )}
    </ChartFrame>
  )
}

function sumOfKnown(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

function withWidth({ style, ...rest }: ReturnType<typeof categoryStyle>, percent: number) {
  return { ...rest, style: { ...style, width: `${percent}%` } }
}
