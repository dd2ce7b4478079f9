import { asButton } from './as-button'
import { LINE_PX, type PlacedArrow } from './layout'

/** An arrow from one state to another, with the names of its events as a button. */
export function ArrowOf({ arrow: { from, to, points, label }, onFollow }: { arrow: PlacedArrow; onFollow: () => void }) {
  return (
    <g className="statechart-arrow">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#arrowhead)" />
      {label && (
        <g data-arrow={`${from} ${to}`} {...asButton(`${label.lines.join(', ')}: ${from} → ${to}`, onFollow)}>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} />
          <text x={label.x} y={label.y + 11}>
            {label.lines.map((line, at) => (
              <tspan key={line} x={label.x} dy={at === 0 ? 0 : LINE_PX}>{line}</tspan>
            ))}
          </text>
        </g>
      )}
    </g>
  )
}
