import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** A state without child states. */
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

/** All leaf states of a machine, in source order. */
export function leafStates(machine: AnyStateMachine): LeafState[] {
  const walk = (node: AnyStateNode): LeafState[] =>
    isLeaf(node) ? [{ path: node.path.join('.'), description: node.description ?? null }] : childrenOf(node).flatMap(walk)
  return walk(machine.root)
}

/** The reason why a machine has no view (`meta: { unseen: 'reason' }` on its root); null for a machine with a view. */
export function unseenReason(machine: AnyStateMachine): string | null {
  const meta = machine.root.meta as { unseen?: unknown } | undefined
  return typeof meta?.unseen === 'string' ? meta.unseen : null
}

/**
 * Leaf states that no transition enters. Every guard counts as possible. The search computes a fixpoint over the transitions,
 * so that it needs no sample events and always ends.
 */
export function unreachableLeaves(machine: AnyStateMachine): string[] {
  const entered = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    if (entered.has(node)) return
    entered.add(node)
    if (node.parent) enter(node.parent)
    initialChildren(node).forEach(enter)
    targetsOf(node).forEach(enter)
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

function targetsOf(node: AnyStateNode): AnyStateNode[] {
  const events = [...node.transitions.values()].flat()
  return [...events, ...node.always ?? []].flatMap((transition) => transition.target ?? []).filter((target) => target.type !== 'history')
}

/** The paths of a state value that are no leaf states of the machine: removed or misspelt ones. */
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
