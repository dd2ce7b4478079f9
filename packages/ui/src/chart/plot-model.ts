import { scaleLinear } from '@visx/scale'
import type { AxisTick } from './axes'
import { formatValue } from './format-value'
import { widestLabel } from './label-width'
import { linePath } from './line-path'
import { m4, type Vertices } from './m4'
import type { ChartStates } from './states'
import type { Series, TimeWindow } from './series'
import { timeTicks } from './time-ticks'
import type { Tone } from '../theme/tone'

export const TOP_PX = 22 // space for the unit above the axis
const BOTTOM_PX = 26
const RIGHT_PX = 22 // space for half of the last label
const LABEL_GAP_PX = 12
const TIME_LABEL_PX = 90
const VALUE_LABEL_PX = 48

/** A limit, drawn as a line across the chart. */
export interface ChartThreshold {
  value: number
  label: string
  tone: Tone
}

export interface PlotInput {
  series: Series
  shown: TimeWindow
  thresholds: readonly ChartThreshold[]
  digits: number
  gapMs: number | undefined
  /** two words in place of numbers, drawn as a step */
  states?: ChartStates | undefined
  width: number
  height: number
}

/** Everything that is drawn; computed when data, range or size change. */
export type PlotModel = ReturnType<typeof plotModel>

export function plotModel({ series, shown, thresholds, digits, gapMs, states, width, height }: PlotInput) {
  const innerHeight = Math.max(40, height - TOP_PX - BOTTOM_PX)
  const vertices = m4(series, shown, Math.max(1, Math.round(width)), gapMs)
  const y = states ? stateScale(innerHeight) : valueScale(vertices, thresholds, innerHeight)
  const valueTicks = states ? states.map((text, at): AxisTick<number> => ({ at, text })) : y.ticks(Math.max(2, Math.floor(innerHeight / VALUE_LABEL_PX))).map((at): AxisTick<number> => ({ at, text: formatValue(at, undefined, Math.max(digits, 6)) }))
  const left = LABEL_GAP_PX + widestLabel(valueTicks.map(({ text }) => text))
  const innerWidth = Math.max(40, width - left - RIGHT_PX)
  const x = scaleLinear<number>({ domain: [shown.from, shown.to], range: [0, innerWidth] })
  return {
    left, innerWidth, innerHeight, x, y, vertices, valueTicks,
    ticks: timeTicks(shown, Math.max(2, Math.floor(innerWidth / TIME_LABEL_PX))),
    path: linePath(vertices, { x, y }, states !== undefined),
    grid: valueTicks.map(({ at }) => `M0 ${Math.round(y(at))}H${innerWidth}`).join(''),
  }
}

/** Off and on, each away from the edge. */
function stateScale(innerHeight: number) {
  return scaleLinear<number>({ domain: [-0.25, 1.25], range: [innerHeight, 0] })
}

function valueScale({ min, max }: Vertices, thresholds: readonly ChartThreshold[], innerHeight: number) {
  const limits = thresholds.map(({ value }) => value)
  const low = Math.min(min, ...limits)
  const high = Math.max(max, ...limits)
  const domain = !Number.isFinite(low) ? [0, 1] : low === high ? [low - 1, high + 1] : [low, high]
  return scaleLinear<number>({ domain, range: [innerHeight, 0], nice: true })
}
