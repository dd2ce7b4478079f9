'use client'
import { barSpans, type BarSpan, type CategoryChartProps } from './category'
import { CategoryFrame, type CategoryScales } from './category-frame'
import { categoryStyle } from './category-mark'
import { formatAmount } from './format-value'
import { useChartWords } from './use-chart-words'

export interface BarChartProps extends CategoryChartProps {
  /** Stacks the series of a category. */
  stacked?: boolean | undefined
}

/** Bars by category; the axis starts at zero. */
export function BarChart({ stacked = false, ...props }: BarChartProps) {
  const spans = barSpans(props.series, props.categories.length, stacked)
  const words = useChartWords()
  const lanes = stacked ? 1 : props.series.length
  return (
    <CategoryFrame
      {...props}
      extremes={spans.map(({ to }) => to)}
      draw={(scales) => spans.map((span) => {
        const series = props.series[span.series]
        if (!series) return null
        const name = words.named(`${props.categories[span.category] ?? ''} · ${series.label}`, formatAmount(span.to - span.from, props.unit))
        return (
          <rect key={`${series.id} ${span.category}`} className="chart-bar" {...box(span, scales, lanes)} {...categoryStyle(span.series, series.tone)}>
            <title>{name}</title>
          </rect>
        )
      })}
    />
  )
}

function box({ series, category, from, to }: BarSpan, { band, y }: CategoryScales, lanes: number) {
  const width = band.bandwidth() / lanes
  const lane = lanes === 1 ? 0 : series
  const top = Math.min(y(from), y(to))
  return { x: (band(category) ?? 0) + lane * width, y: top, width: Math.max(1, width - (lanes > 1 ? 1 : 0)), height: Math.max(1, Math.abs(y(from) - y(to))) }
}
