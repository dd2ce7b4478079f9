import { asButton } from './as-button'
import type { ChartEvent } from './chart-model'
import { LINE_PX } from './layout'

interface EventButtonProps {
  event: ChartEvent
  /** left and upper edge, px */
  x: number
  y: number
  width: number
  onFollow: (event: ChartEvent) => void
}

/** The name of an event in a chart as a button: at its arrow, or in the box of a state that it does not leave. */
export function EventButton({ event, x, y, width, onFollow }: EventButtonProps) {
  const { words, from, to } = event
  return (
    <g
      className="statechart-event"
      data-event={event.event}
      data-arrow={to === null ? undefined : `${from} ${to}`}
      data-stays={to === null ? from : undefined}
      {...asButton(`${words}: ${[from, to].filter(Boolean).join(' → ')}`, () => onFollow(event))}
    >
      <rect x={x} y={y} width={width} height={LINE_PX} />
      <text x={x} y={y + 11}>{to === null ? `⟲ ${words}` : words}</text>
    </g>
  )
}
