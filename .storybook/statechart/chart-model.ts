import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { arrowsFrom, eventName, pathOf, type Region, regionsOf } from '../paths/transitions'

/** A state in the drawing: a box, or a box around other boxes. */
export interface ChartState {
  /** e.g. `list.ready.fresh`; the machine's id for its root */
  path: string
  name: string
  description: string | null
  parallel: boolean
  /** events that the state handles without being left */
  stays: Cause[]
  /** path of the initial child state */
  initial: string | null
  states: ChartState[]
}

/** What takes a transition: its words are the readable name of the event with its guard, e.g. `loadPage succeeds [nothing]`. */
export interface Cause {
  words: string
  /** the type of the event, as the machine has it */
  event: string
}

/** One arrow for all transitions from one state to another, with their events and guards. */
export interface ChartArrow {
  from: string
  to: string
  causes: Cause[]
}

/** An event at the place where the chart shows it, which a person can choose. */
export interface ChartEvent extends Cause {
  from: string
  /** null when the state is not left */
  to: string | null
}

/** The drawing of a region. An arrow into another region ends at a box with the name of the target. */
export interface Chart {
  name: string
  root: ChartState
  arrows: ChartArrow[]
}

/** One chart for each region: a chart of all combinations of regions would be too large to read. */
export function chartsOf(machine: AnyStateMachine): Chart[] {
  return regionsOf(machine).map(({ name, node }: Region) => ({
    name,
    root: chartState(node),
    arrows: arrowsOf(node),
  }))
}

/** The events that a machine with several regions handles in every state, one for each state to which they lead. */
export function handledInEveryState(machine: AnyStateMachine): ChartEvent[] {
  const { root } = machine
  if (root.type !== 'parallel') return []
  const targets = (arrow: AnyTransitionDefinition) => (arrow.target ?? [null]).map((node) => node && pathOf(node as AnyStateNode))
  return distinct(arrowsFrom(root).flatMap((arrow) => targets(arrow).map((to) => ({ ...cause(arrow), from: pathOf(root), to }))))
}

/** Without those that repeat an earlier one. */
function distinct<Each extends object>(all: Each[]): Each[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

function chartState(node: AnyStateNode): ChartState {
  const first: AnyStateNode | undefined = node.initial?.target[0]
  return {
    path: pathOf(node),
    name: node.key,
    description: node.description ?? null,
    parallel: node.type === 'parallel',
    stays: distinct(arrowsFrom(node).filter(({ target }) => !target).map(cause)),
    initial: first && node.type === 'compound' ? pathOf(first) : null,
    states: Object.values(node.states).map(chartState),
  }
}

function arrowsOf(region: AnyStateNode): ChartArrow[] {
  const between = new Map<string, ChartArrow>()
  for (const arrow of within(region).flatMap(arrowsFrom)) {
    for (const target of arrow.target ?? []) {
      const from = pathOf(arrow.source as AnyStateNode)
      const to = pathOf(target as AnyStateNode)
      const known = between.get(`${from} ${to}`)
      between.set(`${from} ${to}`, { from, to, causes: distinct([...(known?.causes ?? []), cause(arrow)]) })
    }
  }
  return [...between.values()]
}

function within(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(within)]
}

function cause(arrow: AnyTransitionDefinition): Cause {
  const guard: unknown = arrow.guard
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : null
  return { words: typeof name === 'string' ? `${eventName(arrow)} [${name}]` : eventName(arrow), event: String(arrow.eventType) }
}
