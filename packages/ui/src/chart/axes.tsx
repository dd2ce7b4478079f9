import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import type { AxisScale } from '@visx/axis'

/** Axes with plain `<text>`: the library's text component adds a measuring element to the host's page. */
function tick({ x, y, formattedValue, textAnchor, dy, dx }: TickRendererProps) {
  return <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>{formattedValue}</text>
}

export interface AxisTick<Value> {
  at: Value
  text: string
}

export interface PlaceAxisProps<Value> {
  scale: AxisScale
  ticks: readonly AxisTick<Value>[]
  top?: number
}

export function BottomAxis<Value extends number | string>({ scale, ticks, top = 0 }: PlaceAxisProps<Value>) {
  return (
    <AxisBottom
      scale={scale}
      top={top}
      tickValues={ticks.map(({ at }) => at)}
      tickFormat={(_, index) => ticks[index]?.text}
      tickLength={5}
      tickLabelProps={{ textAnchor: 'middle', dy: '0.6em' }}
      tickComponent={tick}
    />
  )
}

export function LeftAxis({ scale, ticks }: PlaceAxisProps<number>) {
  return (
    <AxisLeft
      scale={scale}
      tickValues={ticks.map(({ at }) => at)}
      tickFormat={(_, index) => ticks[index]?.text}
      hideTicks
      hideAxisLine
      tickLength={4}
      tickLabelProps={{ textAnchor: 'end', dy: '0.32em' }}
      tickComponent={tick}
    />
  )
}
