import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { useRef, type ReactNode } from 'react'
import { EmptyState } from '../components/state/states'
import { BottomAxis, LeftAxis } from './axes'
import { labelStep, valueDomain, type CategoryChartProps } from './category'
import { CategoryMark } from './category-mark'
import { CategoryTable } from './category-table'
import { ChartFrame } from './chart-frame'
import { formatAmount, unitOfMany } from './format-value'
import { widestLabel } from './label-width'
import { useWidth } from './use-width'

const MARGIN = { top: 22, right: 12, bottom: 26 }
const LEAST_LEFT_PX = 44
const LABEL_GAP_PX = 16
const DEFAULT_HEIGHT_PX = 240

export interface CategoryScales {
  band: ReturnType<typeof scaleBand<number>>
  y: ReturnType<typeof scaleLinear<number>>
}

interface CategoryFrameProps extends CategoryChartProps {
  /** The values that determine the axis: sums when bars are stacked. */
  extremes: readonly number[]
  draw: (scales: CategoryScales) => ReactNode
}

/** Axes, legend and table of a chart by category. */
export function CategoryFrame(props: CategoryFrameProps) {
  const { label, categories, series, height = DEFAULT_HEIGHT_PX, emptyText } = props
  if (categories.length === 0 || series.length === 0) {
    return <div role="group" aria-label={label} style={{ minHeight: height, display: 'grid', alignContent: 'center' }}><EmptyState title={emptyText} /></div>
  }
  return (
    <ChartFrame label={label} height={height} table={() => <CategoryTable {...props} />}>
      <Plot {...props} height={height} />
      <ul className="chart-legend">
        {series.map(({ id, label: name, tone }, index) => <li key={id}><CategoryMark index={index} tone={tone} /><span>{name}</span></li>)}
      </ul>
    </ChartFrame>
  )
}

function Plot(props: CategoryFrameProps & { height: number }) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  return <div ref={place} className="chart-categories" style={{ minHeight: props.height }}>{width === null ? null : <Drawing {...props} width={width} height={heightOf(width, props)} />}</div>
}

const heightOf = (width: number, { height, aspect = 0 }: { height: number; aspect?: number | undefined }) => Math.max(height, Math.round(width * aspect))

function Drawing({ categories, extremes, unit, draw, guide, width, height }: CategoryFrameProps & { width: number; height: number }) {
  const innerHeight = height - MARGIN.top - MARGIN.bottom
  const y = scaleLinear<number>({ domain: valueDomain(guide ? [...extremes, guide.value] : extremes), range: [innerHeight, 0], nice: true })
  // counts are whole numbers, so the axis has no fractions
  const whole = extremes.every(Number.isInteger)
  const ticks = y.ticks(Math.max(2, Math.floor(innerHeight / 44))).filter((at) => !whole || Number.isInteger(at)).map((at) => ({ at, text: formatAmount(at, undefined) }))
  const left = Math.max(LEAST_LEFT_PX, LABEL_GAP_PX + widestLabel(ticks.map(({ text }) => text)))
  const innerWidth = Math.max(40, width - left - MARGIN.right)
  const band = scaleBand<number>({ domain: categories.map((_, index) => index), range: [0, innerWidth], padding: 0.3 })
  const step = labelStep(categories.length, innerWidth, LABEL_GAP_PX + widestLabel(categories))
  const named = categories.flatMap((text, at) => (at % step === 0 ? [{ at, text }] : []))
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {unit ? <text x={left - 4} y={11} textAnchor="end">{unitOfMany(unit)}</text> : null}
      <Group left={left} top={MARGIN.top}>
        <path className="chart-grid" d={ticks.map(({ at }) => `M0 ${Math.round(y(at))}H${innerWidth}`).join('')} />
        <LeftAxis scale={y} ticks={ticks} />
        <BottomAxis scale={band} ticks={named} top={innerHeight} />
        {draw({ band, y })}
        {guide ? <Guide at={y(guide.value)} width={innerWidth} label={guide.label} /> : null}
      </Group>
    </svg>
  )
}

function Guide({ at, width, label }: { at: number; width: number; label: string }) {
  return (
    <g className="chart-threshold" data-tone="fault">
      <line x1={0} x2={width} y1={at} y2={at} />
      <text x={width - 4} y={at - 5} textAnchor="end">{label}</text>
    </g>
  )
}
