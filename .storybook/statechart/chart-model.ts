import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { arrowsFrom, eventName, pathOf, type Region, regionsOf } from '../paths/transitions'

/** One state as it is drawn: a box, or a box around boxes. */
export interface ChartState {
  /** e.g. `list.ready.fresh`; the machine's id for its root */
  path: string
  name: string
  description: string | null
  parallel: boolean
  /** events that are answered without leaving the state */
  stays: string[]
  /** path of the state that is entered first */
  initial: string | null
  states: ChartState[]
}

/** All arrows between two states in one line, with what causes each. */
export interface ChartArrow {
  from: string
  to: string
  causes: string[]
}

/** One drawing: a region of a machine. Arrows into other regions are drawn to a state that only names the target. */
export interface Chart {
  name: string
  root: ChartState
  arrows: ChartArrow[]
}

/** What there is to draw: one chart per region, since regions multiply and a picture of all is no picture. */
export function chartsOf(machine: AnyStateMachine): Chart[] {
  return regionsOf(machine).map(({ name, node }: Region) => ({
    name,
    root: chartState(node),
    arrows: arrowsOf(node),
  }))
}

/** What a machine of several regions answers wherever it is, e.g. `data.refresh`, `link.silent → link.silent`. */
export function answeredAnywhere(machine: AnyStateMachine): string[] {
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

/** An event with its guard, e.g. `loadPage answers [nothing]`. */
function cause(arrow: AnyTransitionDefinition): string {
  const guard: unknown = arrow.guard
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : null
  return typeof name === 'string' ? `${eventName(arrow)} [${name}]` : eventName(arrow)
}
