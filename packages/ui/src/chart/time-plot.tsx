import { Group } from '@visx/group'
import { memo, useId, useMemo, useRef } from 'react'
import { StatusMark } from '../components/status/status-mark'
import { formatDateTime } from '../components/time/format-date-time'
import { BottomAxis, LeftAxis } from './axes'
import { formatValue } from './format-value'
import { plotModel, TOP_PX, type ChartThreshold, type PlotModel } from './plot-model'
import { readableRange } from './reading'
import { stateOf, type ChartStates } from './states'
import type { Series, TimeWindow } from './series'
import { usePlotControl, type PlotNodes } from './use-plot-control'
import { useChartWords } from './use-chart-words'
import { useWidth } from './use-width'
import { isZoomed, type Zoom } from './zoom'

interface TimePlotProps {
  label: string
  series: Series
  whole: TimeWindow
  shown: TimeWindow
  /** marked; null: the range does not end now */
  now: number | null
  thresholds: readonly ChartThreshold[]
  unit: string | undefined
  digits: number
  gapMs: number | undefined
  states: ChartStates | undefined
  height: number
  onZoom: (zoom: Zoom | null) => void
}

/** The plot, drawn as soon as its width is known. */
export function TimePlot(props: TimePlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  return <div ref={place} style={{ minHeight: props.height }}>{width === null ? null : <Plot {...props} width={width} />}</div>
}

function Plot({ label, series, whole, shown, now, thresholds, unit, digits, gapMs, states, height, width, onZoom }: TimePlotProps & { width: number }) {
  const words = useChartWords()
  const helpId = useId()
  const model = useMemo(
    () => plotModel({ series, shown, thresholds, digits, gapMs, states, width, height }),
    [series, shown, thresholds, digits, gapMs, states, width, height],
  )
  const nodes = usePlotNodes()
  const text = (value: number) => (states ? stateOf(value, states) : formatValue(value, unit, digits))
  const texts = (index: number) => ({ value: text(model.vertices.value[index] ?? NaN), time: formatDateTime(model.vertices.at[index] ?? null) })
  const handlers = usePlotControl(nodes, {
    model, whole, shown, onZoom, texts,
    spoken: (index) => words.reading(texts(index).time, texts(index).value),
  })
  return (
    <>
      {/* Escape resets the zoom and does not close the dialog around the chart */}
      <div
        className="chart-plot" ref={nodes.place} tabIndex={0} role="application" aria-label={label} aria-describedby={helpId} style={{ height }}
        data-escape={isZoomed(whole, shown) ? 'own' : undefined} {...handlers}
      >
        <Drawing {...{ model, now, thresholds, unit, width, height, nodes }} />
        {/* outside of the svg, which would be repainted at every pointer move otherwise */}
        <div className="chart-over" aria-hidden="true">
          <div ref={nodes.mark} className="chart-reading" style={{ visibility: 'hidden', left: model.left, top: TOP_PX, height: model.innerHeight }}>
            <div ref={nodes.line} className="chart-cross" />
            <div ref={nodes.dot} className="chart-dot" />
          </div>
          <div className="chart-tip" ref={nodes.tip} style={{ visibility: 'hidden' }}><b ref={nodes.value} /><span ref={nodes.time} /></div>
        </div>
      </div>
      <p className="fs-hidden chart-facts" id={helpId}>
        {[summaryOf(model, words, text), limitsOf(thresholds, words)].filter(Boolean).join(' ')} <span className="chart-keys">{words.help}</span>
      </p>
      <div className="fs-hidden" role="status" aria-live="polite" ref={nodes.live} />
    </>
  )
}

interface DrawingProps {
  model: PlotModel
  now: number | null
  thresholds: readonly ChartThreshold[]
  unit: string | undefined
  width: number
  height: number
  nodes: ReturnType<typeof usePlotNodes>
}

const Drawing = memo(function Drawing({ model, now, thresholds, unit, width, height, nodes }: DrawingProps) {
  const { left, innerWidth, innerHeight } = model
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {unit ? <text x={left - 4} y={11} textAnchor="end">{unit}</text> : null}
      <Group left={left} top={TOP_PX}>
        <path className="chart-grid" d={model.grid} />
        <LeftAxis scale={model.y} ticks={model.valueTicks} />
        <BottomAxis scale={model.x} ticks={model.ticks} top={innerHeight} />
        {/* a nested svg clips its content without an id */}
        <svg x={0} y={-2} width={innerWidth} height={innerHeight + 4} viewBox={`0 -2 ${innerWidth} ${innerHeight + 4}`}>
          <path className="chart-line" d={model.path} />
        </svg>
        {thresholds.map((threshold) => <Threshold key={`${threshold.tone} ${threshold.value}`} {...threshold} y={model.y(threshold.value)} width={innerWidth} />)}
        {now === null ? null : <Now x={model.x(now)} width={innerWidth} height={innerHeight} />}
        <rect ref={nodes.brush} className="chart-brush" y={0} height={innerHeight} style={{ visibility: 'hidden' }} />
      </Group>
    </svg>
  )
})

/** Nothing while the reader has zoomed into an earlier time. */
function Now({ x, width, height }: { x: number; width: number; height: number }) {
  const words = useChartWords()
  if (x < 0 || x > width) return null
  return (
    <g className="chart-now" transform={`translate(${Math.round(x)},0)`}>
      <line y2={height} />
      <text y={-8} textAnchor="middle">{words.now}</text>
    </g>
  )
}

function Threshold({ label, tone, y, width }: ChartThreshold & { y: number; width: number }) {
  return (
    <g className="chart-threshold" data-tone={tone} transform={`translate(0,${Math.round(y)})`}>
      <line x2={width} />
      {/* at the old end: the newest values are read at the other one */}
      <g transform="translate(4,-15)"><StatusMark tone={tone} size={12} /></g>
      <text x={20} y={-5}>{label}</text>
    </g>
  )
}

function usePlotNodes() {
  const place = useRef<HTMLDivElement>(null)
  const brush = useRef<SVGRectElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const dot = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const value = useRef<HTMLElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  return useMemo(() => {
    const reading: PlotNodes['reading'] = () =>
      mark.current && line.current && dot.current && tip.current && value.current && time.current
        ? { mark: mark.current, line: line.current, dot: dot.current, tip: tip.current, value: value.current, time: time.current }
        : null
    return { place, brush, live, mark, line, dot, tip, value, time, reading }
  }, [])
}

/** Of what is inside the plot: a vertex beside it only continues the line. */
function summaryOf(model: PlotModel, words: ReturnType<typeof useChartWords>, text: (value: number) => string): string {
  const [first, last] = readableRange(model)
  if (last < first) return words.missing
  const { at, value } = model.vertices
  const [low, high] = value.slice(first, last + 1).reduce<[number, number]>(([least, most], each) => [Math.min(least, each), Math.max(most, each)], [Infinity, -Infinity])
  return words.summary(text(low), text(high), text(value[last] ?? NaN), formatDateTime(at[last] ?? null))
}

function limitsOf(thresholds: readonly ChartThreshold[], words: ReturnType<typeof useChartWords>): string | null {
  return thresholds.length === 0 ? null : words.limits(thresholds.map(({ label }) => label))
}
