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
  stays: string[]
  /** path of the initial child state */
  initial: string | null
  states: ChartState[]
}

/** One arrow for all transitions from one state to another, with their events and guards. */
export interface ChartArrow {
  from: string
  to: string
  causes: string[]
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

/** The events that a machine with several regions handles in every state, e.g. `data.refresh`, `link.silent → link.silent`. */
export function handledInEveryState(machine: AnyStateMachine): string[] {
  const { root } = machine
  if (root.type !== 'parallel') return []
  return [...new Set(arrowsFrom(root).map((arrow) => [cause(arrow), ...(arrow.target ?? []).map((node) => pathOf(node as AnyStateNode))].join(' → ')))]
}

function chartState(node: AnyStateNode): ChartState {
  const first: AnyStateNode | undefined = node.initial?.target[0]
  return {
    path: pathOf(node),
    name: node.key,
    description: node.description ?? null,
    parallel: node.type === 'parallel',
    stays: [...new Set(arrowsFrom(node).filter(({ target }) => !target).map(cause))],
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
      const known = between.get(`${from} ${to}`) ?? { from, to, causes: [] }
      if (!known.causes.includes(cause(arrow))) known.causes.push(cause(arrow))
      between.set(`${from} ${to}`, known)
    }
  }
  return [...between.values()]
}

function within(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(within)]
}

/** The name of an event with its guard, e.g. `loadPage succeeds [nothing]`. */
function cause(arrow: AnyTransitionDefinition): string {
  const guard: unknown = arrow.guard
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : null
  return typeof name === 'string' ? `${eventName(arrow)} [${name}]` : eventName(arrow)
}
