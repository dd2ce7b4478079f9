import type { Tone } from '../theme/tone'
import type { AmountUnit } from './format-value'

/** One series of values by category; null is an unknown value, not zero. */
export interface CategorySeries {
  id: string
  label: string
  values: readonly (number | null)[]
  /** The mark and colour of a tone; without it a calm colour and a shape by position. */
  tone?: Tone | undefined
}

/** A value to compare with: a horizontal line with its name. */
export interface ChartGuide {
  value: number
  label: string
}

export interface CategoryChartProps {
  label: string
  categories: readonly string[]
  series: readonly CategorySeries[]
  unit?: AmountUnit | undefined
  /** px, 240 by default */
  height?: number | undefined
  /** A wide chart is higher than `height`: this share of its width. */
  aspect?: number | undefined
  emptyText?: string | undefined
  guide?: ChartGuide | undefined
}

/** What is no amount is not known: one NaN or Infinity would leave no scale for all other values of a chart. */
export const knownAmount = (value: number | null): number | null => (value !== null && Number.isFinite(value) ? value : null)

/** The props of a chart whose values are amounts or unknown. */
export function withKnownValues<Props extends CategoryChartProps>(props: Props): Props {
  return { ...props, series: props.series.map((each) => ({ ...each, values: each.values.map(knownAmount) })) }
}

/** The start and end value of a bar. */
export interface BarSpan {
  series: number
  category: number
  from: number
  to: number
}

/** All bars; stacked ones start where the previous one ends. */
export function barSpans(series: readonly CategorySeries[], count: number, stacked: boolean): BarSpan[] {
  return Array.from({ length: count }, (_, category) => {
    let base = 0
    return series.flatMap(({ values }, index) => {
      const value = values[category] ?? null
      if (value === null || value === 0) return []
      const from = stacked ? base : 0
      base += value
      return [{ series: index, category, from, to: from + value }]
    })
  }).flat()
}

/** A value that is not known, and the height at which its mark stands. */
export interface UnknownValue {
  series: number
  category: number
  above: number
}

/** Unknown values: without a mark each would look like zero. A stack has one mark, on top of what is known. */
export function unknownValues(series: readonly CategorySeries[], count: number, stacked: boolean): UnknownValue[] {
  return Array.from({ length: count }, (_, category) => {
    const values = series.map((each) => each.values[category] ?? null)
    const found = values.flatMap((value, index) => (value === null ? [{ series: index, category, above: 0 }] : []))
    const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0)
    return stacked ? found.slice(0, 1).map((each) => ({ ...each, above: sum })) : found
  }).flat()
}

/** The interval of category labels, so that labels do not overlap. */
export function labelStep(count: number, widthPx: number, labelPx: number): number {
  return Math.max(1, Math.ceil((count * labelPx) / Math.max(1, widthPx)))
}

/** From zero to the largest value, at least to one, so that there is an axis without data. */
export function valueDomain(values: readonly number[]): [number, number] {
  return [Math.min(0, ...values), Math.max(1, ...values)]
}
