import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** A state in which an operator can be: it has no states inside. */
export interface LeafState {
  /** e.g. `list.ready.fresh` */
  path: string
  description: string | null
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states)
}

function isLeaf(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final'
}

/** All leaf states of a machine, in the order in which they are written. */
export function leafStates(machine: AnyStateMachine): LeafState[] {
  const walk = (node: AnyStateNode): LeafState[] =>
    isLeaf(node) ? [{ path: node.path.join('.'), description: node.description ?? null }] : childrenOf(node).flatMap(walk)
  return walk(machine.root)
}

/** Why nobody needs to look at this machine (`meta: { unseen: 'why' }` on its root); null for all others. */
export function unseenReason(machine: AnyStateMachine): string | null {
  const meta = machine.root.meta as { unseen?: unknown } | undefined
  return typeof meta?.unseen === 'string' ? meta.unseen : null
}

/**
 * Leaf states that no transition leads to, guards taken as possible.
 * A fixpoint over the written arrows: it needs no sample events and cannot run away on counters.
 */
export function unreachableLeaves(machine: AnyStateMachine): string[] {
  const entered = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    if (entered.has(node)) return
    entered.add(node)
    if (node.parent) enter(node.parent)
    initialChildren(node).forEach(enter)
    arrowsOf(node).forEach(enter)
  }
  enter(machine.root)
  return leafNodes(machine.root).filter((node) => !entered.has(node)).map((node) => node.path.join('.'))
}

function leafNodes(node: AnyStateNode): AnyStateNode[] {
  return isLeaf(node) ? [node] : childrenOf(node).flatMap(leafNodes)
}

function initialChildren(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'parallel') return childrenOf(node)
  if (node.type === 'compound') return node.initial?.target ? [...node.initial.target] : []
  return []
}

function arrowsOf(node: AnyStateNode): AnyStateNode[] {
  const events = [...node.transitions.values()].flat()
  return [...events, ...node.always ?? []].flatMap((transition) => transition.target ?? []).filter((target) => target.type !== 'history')
}

/** The paths of a state value that are no leaf of the machine (a state that is gone, or a misspelling). */
export function unknownPaths(machine: AnyStateMachine, paths: string[]): string[] {
  const known = new Set(leafStates(machine).map((leaf) => leaf.path))
  return paths.filter((path) => !known.has(path))
}

export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'resolveState' in value && 'root' in value
}

export function isStateValue(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}
