import { useEffect, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { canonicalStory } from '../blocks/canonical-story'
import { type StateStory, workbenchLink } from '../blocks/state-stories'
import { useLiveStates } from '../live/live-states'
import { handledInEveryState, type Chart, chartsOf } from './chart-model'
import { layoutChart, LINE_PX, type PlacedArrow, type PlacedChart, type PlacedState } from './layout'
import './statechart.css'

interface StatechartProps {
  machine: AnyStateMachine
  stories: StateStory[]
}

const ZOOM_STEP = 1.2
const MAX_ZOOM = 3
/** a smaller text is not readable: a wide chart scrolls instead */
const MIN_SCALE = 0.8

/**
 * The charts of a machine, one for each region. Each state links to its story. The current states of a story that runs on
 * the same page or in another tab are highlighted.
 */
export function Statechart({ machine, stories }: StatechartProps) {
  const [zoom, setZoom] = useState(1)
  const live = useLiveStates(machine.id)
  const charts = useMemo(() => chartsOf(machine), [machine])
  const anywhere = handledInEveryState(machine)
  const scale = (factor: number) => setZoom((now) => Math.min(MAX_ZOOM, Math.max(1 / MAX_ZOOM, now * factor)))
  return (
    <section className="statechart" aria-label={`Statechart of ${machine.id}`}>
      <div className="statechart-tools">
        <button type="button" onClick={() => scale(1 / ZOOM_STEP)} aria-label="Smaller">−</button>
        <output>{Math.round(zoom * 100)} %</output>
        <button type="button" onClick={() => scale(ZOOM_STEP)} aria-label="Larger">+</button>
        <button type="button" onClick={() => setZoom(1)}>Fit</button>
        <span>Highlighted: the current state of a running story.</span>
      </div>
      {anywhere.length > 0 && <p className="statechart-anywhere">In every state: {anywhere.join(', ')}</p>}
      {charts.map((chart) => (
        <ChartFigure key={chart.name} chart={chart} zoom={zoom} live={live} linkOf={(path) => workbenchLink(canonicalStory(stories, path))} />
      ))}
    </section>
  )
}

interface FigureProps {
  chart: Chart
  zoom: number
  live: string[]
  linkOf: (path: string) => string | null
}

function ChartFigure({ chart, zoom, live, linkOf }: FigureProps) {
  const [placed, setPlaced] = useState<PlacedChart | null>(null)
  useEffect(() => {
    let isCurrent = true
    void layoutChart(chart).then((chartLayout) => isCurrent && setPlaced(chartLayout))
    return () => {
      isCurrent = false
    }
  }, [chart])
  if (!placed) return <p>Drawing {chart.name} …</p>
  return (
    <figure>
      <figcaption>{chart.name}</figcaption>
      <div className="statechart-frame" tabIndex={0} role="region" aria-label={`${chart.name}: scrolls when enlarged`}>
        <svg
          viewBox={`-2 -2 ${placed.width + 4} ${placed.height + 4}`}
          style={{ width: `${zoom * 100}%`, minWidth: placed.width * zoom * MIN_SCALE, maxWidth: placed.width * zoom }}
          role="group"
          aria-label={`States of ${chart.name}`}
        >
          <defs>
            <marker id="arrowhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {placed.states.map((state) => (
            <StateBox key={state.path} state={state} lit={live.includes(state.path)} href={linkOf(state.path)} />
          ))}
          {placed.arrows.map((arrow) => (
            <Arrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
          ))}
          {placed.dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="statechart-dot" cx={x} cy={y} r="5" />
          ))}
        </svg>
      </div>
    </figure>
  )
}

function StateBox({ state, lit, href }: { state: PlacedState; lit: boolean; href: string | null }) {
  const kind = state.leaf ? 'leaf' : state.parallel ? 'parallel' : 'compound'
  const box = (
    <g className={`statechart-state ${kind}`} data-lit={lit || undefined} data-path={state.path}>
      <title>{[state.path, state.description].filter(Boolean).join(': ')}</title>
      <rect x={state.x} y={state.y} width={state.width} height={state.height} rx="7" />
      <text x={state.x + 12} y={state.y + 21}>
        {lit ? `● ${state.name}` : state.name}
        {state.stays.map((event) => (
          <tspan key={event} className="statechart-stays" x={state.x + 12} dy={LINE_PX}>
            ⟲ {event}
          </tspan>
        ))}
      </text>
    </g>
  )
  // opens in the top frame: the docs page is a frame inside the workbench
  return href ? <a href={href} target="_top">{box}</a> : box
}

function Arrow({ arrow: { points, label } }: { arrow: PlacedArrow }) {
  return (
    <g className="statechart-arrow">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} markerEnd="url(#arrowhead)" />
      {label && (
        <text x={label.x} y={label.y + 11}>
          {label.lines.map((line, at) => (
            <tspan key={line} x={label.x} dy={at === 0 ? 0 : LINE_PX}>{line}</tspan>
          ))}
        </text>
      )}
    </g>
  )
}
