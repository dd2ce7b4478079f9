'use client'
import { withKnownValues, type CategoryChartProps, type CategorySeries } from './category'
import { CategoryFrame, type CategoryScales } from './category-frame'
import { CATEGORY_MARK_PX as MARK_PX, CategoryMark, categoryStyle } from './category-mark'
import { formatAmount, type AmountUnit } from './format-value'
import { useChartWords } from './use-chart-words'

/** Lines over categories; an unknown value is a gap. Each series has a mark besides its colour. */
export function TrendChart(given: CategoryChartProps) {
  const props = withKnownValues(given)
  const known = props.series.flatMap(({ values }) => values.filter((value) => value !== null))
  return (
    <CategoryFrame
      {...props}
      extremes={known}
      draw={(scales) => props.series.map((series, index) => (
        <g key={series.id} {...categoryStyle(index, series.tone)}>
          <path className="chart-trend" d={trendPath(series.values, scales)} />
          <Marks {...{ series, index, scales, unit: props.unit, categories: props.categories }} />
        </g>
      ))}
    />
  )
}

interface MarksProps {
  series: CategorySeries
  index: number
  scales: CategoryScales
  unit: AmountUnit | undefined
  categories: readonly string[]
}

function Marks({ series, index, scales, unit, categories }: MarksProps) {
  const words = useChartWords()
  return series.values.map((value, category) =>
    value === null ? null : (
      <g key={category} transform={`translate(${middle(category, scales) - MARK_PX / 2},${scales.y(value) - MARK_PX / 2})`}>
        <CategoryMark index={index} tone={series.tone} />
        <title>{words.named(`${categories[category] ?? ''} · ${series.label}`, formatAmount(value, unit))}</title>
      </g>
    ),
  )
}

function trendPath(values: readonly (number | null)[], scales: CategoryScales): string {
  return values.map((value, category) => {
    if (value === null) return ''
    const pen = category === 0 || (values[category - 1] ?? null) === null ? 'M' : 'L'
    return `${pen}${middle(category, scales).toFixed(1)} ${scales.y(value).toFixed(1)}`
  }).join('')
}

function middle(category: number, { band }: CategoryScales): number {
  return (band(category) ?? 0) + band.bandwidth() / 2
}
