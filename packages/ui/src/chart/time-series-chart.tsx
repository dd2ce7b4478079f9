'use client'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../components/button/button'
import { EmptyState } from '../components/state/states'
import { useTickingNow } from '../components/time/use-ticking-now'
import { ChartFrame } from './chart-frame'
import type { ChartThreshold } from './plot-model'
import { extentOf, readSeries, type ChartColumns, type ChartPoint, type TimeWindow } from './series'
import { SeriesTable } from './series-table'
import type { ChartStates } from './states'
import { TimePlot } from './time-plot'
import { useChartWords } from './use-chart-words'
import { visibleWindow, type Zoom } from './zoom'

export interface TimeSeriesChartProps {
  /** What is measured; title and accessible name of the chart. */
  label: string
  /** Pass the same array as long as nothing has changed: it is processed once per array. */
  points: readonly ChartPoint[] | ChartColumns
  unit?: string | undefined
  thresholds?: readonly ChartThreshold[] | undefined
  /** A fixed range of time (epoch ms); by default from the first to the last sample. */
  from?: number | undefined
  to?: number | undefined
  /** The range ends now, which is marked, and moves on with the minutes: the time since the last sample is seen. */
  live?: boolean | undefined
  /** A longer time between two samples is drawn as a gap; by default only missing values are gaps. */
  gapMs?: number | undefined
  height?: number | undefined
  /** The maximum number of decimal places. */
  digits?: number | undefined
  /** Two words in place of numbers, for a value that is only ever 0 or 1; the line is a step between them. */
  states?: ChartStates | undefined
  emptyText?: string | undefined
}

const NO_THRESHOLDS: readonly ChartThreshold[] = []

/** A measured value over time. Drag or wheel zooms, arrow keys move from sample to sample, and the data is available as a table. Times are UTC+8. */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { label, points, unit, thresholds = NO_THRESHOLDS, from, to, live = false, gapMs, height = 260, digits = 2, states, emptyText } = props
  const words = useChartWords()
  const series = useMemo(() => readSeries(points), [points])
  const minute = useTickingNow(0, live ? msToNextMinute : never)
  const now = live ? minute : null
  // a limit without measure would leave no scale for the line
  const limits = useMemo(() => thresholds.filter(({ value }) => Number.isFinite(value)), [thresholds])
  const whole = useMemo(() => wholeOf(extentOf(series), from, to, now), [series, from, to, now])
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const shown = useMemo(() => whole && visibleWindow(whole, zoom), [whole, zoom])
  const reset = zoom === null ? null : (
    <Button size="sm" variant="ghost" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={() => setZoom(null)}>{words.resetZoom}</Button>
  )
  if (!whole || !shown) return <EmptyFigure label={label} height={height} text={emptyText} />
  const plot = { label, series, whole, shown, now, thresholds: limits, unit, digits, gapMs, states, height }
  return (
    <ChartFrame label={label} actions={reset} height={height} table={() => <SeriesTable {...plot} />}>
      <TimePlot {...plot} onZoom={setZoom} />
    </ChartFrame>
  )
}

function EmptyFigure({ label, height, text }: { label: string; height: number; text: string | undefined }) {
  return (
    <div role="group" aria-label={label} style={{ minHeight: height, display: 'grid', alignContent: 'center' }}>
      <EmptyState title={text} />
    </div>
  )
}

const MINUTE_MS = 60_000
const msToNextMinute = (_at: number, now: number) => MINUTE_MS - (now % MINUTE_MS)
const never = () => null

/** A single instant gets a range of one minute, so that there is a scale. */
function wholeOf(extent: TimeWindow | null, from: number | undefined, to: number | undefined, now: number | null): TimeWindow | null {
  if (!extent) return null
  const whole = { from: from ?? extent.from, to: to ?? Math.max(extent.to, now ?? extent.to) }
  return whole.to > whole.from ? whole : { from: whole.from - 30_000, to: whole.from + 30_000 }
}
