import { useId } from 'react'
import { sectionLayout, type DrawnStorey, type Spread, type StoreyState } from './section-layout'

const WIDTH_PX = 56
const WALL_PX = 8
const INSIDE_PX = WIDTH_PX - 2 * WALL_PX

export interface BuildingSectionProps {
  /** Storeys above the street and below it. */
  floors: number
  basements: number
  /** The floors that are not calm; the others are drawn dark. */
  states: readonly StoreyState[]
  /** The same in words, for screen readers. */
  label: string
  /** px */
  height?: number | undefined
}

/**
 * A building as a section: its height, its basements below the street, and its floors in trouble. A floor in alarm is lit and
 * reaches out of the walls, one with a fault is half as wide, one that is offline an outline; an arrow beside the wall leads
 * from the floor where a fire began to those that burn later.
 */
export function BuildingSection({ floors, basements, states, label, height = 72 }: BuildingSectionProps) {
  const earth = useId()
  const { storeys, roof, ground, spread } = sectionLayout(floors, basements, states, height)
  return (
    <svg role="img" aria-label={label} className="fs-section" width={WIDTH_PX} height={height} viewBox={`0 0 ${WIDTH_PX} ${height}`}>
      <pattern id={earth} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4" className="fs-section-earth" /></pattern>
      <rect x="0" y={ground} width={WIDTH_PX} height={height - ground} fill={`url(#${earth})`} />
      <path d={`M${WALL_PX} ${roof}v-2h${INSIDE_PX * 0.6}v-2h8v2h${INSIDE_PX * 0.4 - 8}v2Z`} className="fs-section-roof" />
      {storeys.map((storey) => <Storey key={storey.floor} {...storey} />)}
      <path d={`M0 ${ground}H${WIDTH_PX}`} className="fs-section-street" />
      {spread.map((way) => <Arrow key={way.to} {...way} />)}
    </svg>
  )
}

/** Neighbours in alarm touch each other: they burn as one. */
function Storey({ y, height, tone }: DrawnStorey) {
  const gap = height > 3 ? 1 : 0.4
  const dark = <rect x={WALL_PX} y={y} width={INSIDE_PX} height={height - gap} className="fs-section-storey" />
  switch (tone) {
    case null:
      return dark
    case 'alarm':
      return <rect x={WALL_PX - 4} y={y - gap} width={INSIDE_PX + 8} height={height + gap} data-tone={tone} className="fs-section-lit" />
    case 'offline':
      return <>{dark}<rect x={WALL_PX + 0.5} y={y + 0.5} width={INSIDE_PX - 1} height={Math.max(height - gap - 1, 0.5)} data-tone={tone} className="fs-section-outline" /></>
    case 'fault':
      return <>{dark}<rect x={WALL_PX} y={y} width={INSIDE_PX / 2} height={height - gap} data-tone={tone} className="fs-section-lit" /></>
    default:
      return tone satisfies never
  }
}

function Arrow({ from, to }: Spread) {
  const x = WIDTH_PX - 2.5
  const back = to < from ? 3 : -3
  return <path d={`M${x} ${from}V${to}m-2 ${back}L${x} ${to}l2 ${back}`} data-tone="alarm" className="fs-section-arrow" />
}
