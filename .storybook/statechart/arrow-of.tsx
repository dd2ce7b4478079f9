import type { ChartEvent } from './chart-model'
import { EventButton } from './event-button'
import { LINE_PX, type PlacedArrow } from './layout'

/** An arrow from one state to another, with each of its events as a button. */
export function ArrowOf({ arrow: { from, to, points, label }, onFollow }: { arrow: PlacedArrow; onFollow: (event: ChartEvent) => void }) {
  return (
    <g className="statechart-arrow">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#arrowhead)" />
      {label?.causes.map((cause, at) => (
        <EventButton key={cause.words} event={{ ...cause, from, to }} x={label.x} y={label.y + at * LINE_PX} width={label.width} onFollow={onFollow} />
      ))}
    </g>
  )
}
