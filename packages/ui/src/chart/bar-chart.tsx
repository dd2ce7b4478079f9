'use client'
import { NO_VALUE } from '../components/data/no-value'
import { barSpans, unknownValues, withKnownValues, type BarSpan, type CategoryChartProps } from './category'
import { CategoryFrame, type CategoryScales } from './category-frame'
import { categoryStyle } from './category-mark'
import { formatAmount } from './format-value'
import { useChartWords } from './use-chart-words'

export interface BarChartProps extends CategoryChartProps {
  /** Stacks the series of a category. */
  stacked?: boolean | undefined
}

/** Bars by category; the axis starts at zero. An unknown value is a dash in place of its bar, or above its stack. */
export function BarChart({ stacked = false, ...given }: BarChartProps) {
  const props = withKnownValues(given)
  const spans = barSpans(props.series, props.categories.length, stacked)
  const unknown = unknownValues(props.series, props.categories.length, stacked)
  const words = useChartWords()
  const nameOf = (series: number, category: number) => `${props.categories[category] ?? ''} · ${props.series[series]?.label ?? ''}`
  const lanes = stacked ? 1 : props.series.length
  return (
    <CategoryFrame
      {...props}
      extremes={spans.map(({ to }) => to)}
      draw={(scales) => (
        <>
          {spans.map((span) => (
            <rect key={`${span.series} ${span.category}`} className="chart-bar" {...box(span, scales, lanes)} {...categoryStyle(span.series, props.series[span.series]?.tone)}>
              <title>{words.named(nameOf(span.series, span.category), formatAmount(span.to - span.from, props.unit))}</title>
            </rect>
          ))}
          {unknown.map(({ series, category, above }) => (
            <text key={`${series} ${category}`} textAnchor="middle" {...over({ series, category, from: 0, to: above }, scales, lanes)}>
              {NO_VALUE}<title>{words.named(nameOf(series, category), words.missing)}</title>
            </text>
          ))}
        </>
      )}
    />
  )
}

function over(span: BarSpan, scales: CategoryScales, lanes: number) {
  const { x, width } = box(span, scales, lanes)
  return { x: x + width / 2, y: scales.y(span.to) - 4 }
}

function box({ series, category, from, to }: BarSpan, { band, y }: CategoryScales, lanes: number) {
  const width = band.bandwidth() / lanes
  const lane = lanes === 1 ? 0 : series
  const top = Math.min(y(from), y(to))
  return { x: (band(category) ?? 0) + lane * width, y: top, width: Math.max(1, width - (lanes > 1 ? 1 : 0)), height: Math.max(1, Math.abs(y(from) - y(to))) }
}
