import type { Tone } from '../theme/tone'

/** One row of figures over the categories; null is a value that is not known, not a nought. */
export interface CategorySeries {
  id: string
  label: string
  values: readonly (number | null)[]
  /** With a tone its own mark and colour; without one, a calm colour and a shape by its place. */
  tone?: Tone | undefined
}

export interface CategoryChartProps {
  label: string
  categories: readonly string[]
  series: readonly CategorySeries[]
  unit?: string | undefined
  height?: number | undefined
  emptyText?: string | undefined
}

/** Where a bar begins and ends, in values. */
export interface BarSpan {
  series: number
  category: number
  from: number
  to: number
}

/** Every bar that there is: stacked ones stand on one another. */
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

/** Every which category is named, so that names do not run into one another. */
export function labelStep(count: number, widthPx: number, labelPx: number): number {
  return Math.max(1, Math.ceil((count * labelPx) / Math.max(1, widthPx)))
}

/** From nought to the greatest value, at least to one: an empty day is not a full axis. */
export function valueDomain(values: readonly number[]): [number, number] {
  return [Math.min(0, ...values), Math.max(1, ...values)]
}
