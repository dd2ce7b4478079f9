import { useEffect, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { asButton } from './as-button'
import { ArrowOf } from './arrow-of'
import { handledInEveryState, type Chart, type ChartEvent, chartsOf } from './chart-model'
import { EventButton } from './event-button'
import { CHARACTER_PX, HEAD_PX, layoutChart, LINE_PX, type PlacedChart, type PlacedState } from './layout'
import { useChartWords } from './use-chart-words'
import './statechart.css'

/** What the states and events of a chart do. */
export interface ChartDriver {
  /** the states in which the machine is now */
  live: string[]
  /** null for a state that no story shows */
  picker: (path: string) => (() => void) | null
  /** what happens when an event is chosen */
  follow: (event: ChartEvent) => void
}

interface StatechartProps extends ChartDriver {
  machine: AnyStateMachine
}

const ZOOM_STEP = 1.2
const MAX_ZOOM = 3
/** a smaller text is not readable: a wide chart scrolls instead */
const MIN_SCALE = 0.8

/** The charts of a machine, one for each region. The states in which it is now are marked, and one that can be shown is a button. */
export function Statechart({ machine, ...driver }: StatechartProps) {
  const words = useChartWords()
  const [zoom, setZoom] = useState(1)
  const charts = useMemo(() => chartsOf(machine), [machine])
  const anywhere = handledInEveryState(machine)
  const scale = (factor: number) => setZoom((now) => Math.min(MAX_ZOOM, Math.max(1 / MAX_ZOOM, now * factor)))
  return (
    <section className="statechart" aria-label={words.chartsOf(machine.id)}>
      <div className="statechart-tools">
        <button type="button" onClick={() => scale(1 / ZOOM_STEP)} aria-label={words.smaller}>−</button>
        <output>{Math.round(zoom * 100)} %</output>
        <button type="button" onClick={() => scale(ZOOM_STEP)} aria-label={words.larger}>+</button>
        <button type="button" onClick={() => setZoom(1)}>{words.fit}</button>
      </div>
      {anywhere.length > 0 && <InEveryState events={anywhere} follow={driver.follow} />}
      {charts.map((chart) => (
        <ChartFigure key={chart.name} chart={chart} zoom={zoom} {...driver} />
      ))}
    </section>
  )
}

function InEveryState({ events, follow }: { events: ChartEvent[]; follow: ChartDriver['follow'] }) {
  const { inEveryState } = useChartWords()
  return (
    <div className="statechart-anywhere">
      <span>{inEveryState}</span>
      <ul>
        {events.map((event) => {
          const name = [event.words, event.to].filter(Boolean).join(' → ')
          return <li key={name}><button type="button" data-event={event.event} onClick={() => follow(event)}>{name}</button></li>
        })}
      </ul>
    </div>
  )
}

interface FigureProps extends ChartDriver {
  chart: Chart
  zoom: number
}

function ChartFigure({ chart, zoom, live, picker, follow }: FigureProps) {
  const words = useChartWords()
  const [placed, setPlaced] = useState<PlacedChart | null>(null)
  useEffect(() => {
    let isCurrent = true
    void layoutChart(chart).then((chartLayout) => isCurrent && setPlaced(chartLayout))
    return () => {
      isCurrent = false
    }
  }, [chart])
  if (!placed) return <p>{words.drawing(chart.name)}</p>
  return (
    <figure>
      <figcaption>{chart.name}</figcaption>
      <div className="statechart-frame" tabIndex={0} role="region" aria-label={words.scrolls(chart.name)}>
        <svg
          viewBox={`-2 -2 ${placed.width + 4} ${placed.height + 4}`}
          style={{ width: `${zoom * 100}%`, minWidth: placed.width * zoom * MIN_SCALE, maxWidth: placed.width * zoom }}
          role="group"
          aria-label={words.statesOf(chart.name)}
        >
          <defs>
            <marker id="arrowhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {placed.states.map((state) => (
            <StateBox key={state.path} state={state} lit={live.includes(state.path)} pick={picker(state.path)} follow={follow} />
          ))}
          {placed.arrows.map((arrow) => (
            <ArrowOf key={`${arrow.from} ${arrow.to}`} arrow={arrow} onFollow={follow} />
          ))}
          {placed.dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="statechart-dot" cx={x} cy={y} r="5" />
          ))}
        </svg>
      </div>
    </figure>
  )
}

interface StateBoxProps {
  state: PlacedState
  lit: boolean
  pick: (() => void) | null
  follow: ChartDriver['follow']
}

/** A state, and the events that it handles without being left: they are buttons beside it, because a button must contain no other one. */
function StateBox({ state, lit, pick, follow }: StateBoxProps) {
  const kind = state.leaf ? 'leaf' : state.parallel ? 'parallel' : 'compound'
  const says = [state.path, state.description].filter(Boolean).join(': ')
  return (
    <>
      <g className={`statechart-state ${kind}`} data-path={state.path} data-lit={lit || undefined} aria-current={lit || undefined} {...(pick ? asButton(says, pick) : {})}>
        <title>{says}</title>
        <rect x={state.x} y={state.y} width={state.width} height={state.height} rx="7" />
        <text x={state.x + 12} y={state.y + 21}>
          {lit ? `● ${state.name}` : state.name}
        </text>
      </g>
      {state.stays.map((cause, at) => (
        <EventButton key={cause.words} event={{ ...cause, from: state.path, to: null }} x={state.x + 12} y={state.y + HEAD_PX - 4 + at * LINE_PX} width={(cause.words.length + 2) * CHARACTER_PX} onFollow={follow} />
      ))}
    </>
  )
}
