import type { AnyStateNode } from 'xstate'
import { pathOf } from '../paths/transitions'

/** The states in which a machine is after it has entered this one, as paths. */
export function enteredPaths({ type, states, initial, path }: AnyStateNode): string[] {
  const begun = type === 'parallel' ? Object.values(states) : (initial.target ?? [])
  return begun.length === 0 ? [path.join('.')] : begun.flatMap(enteredPaths)
}

/** The leaf in which an arrow to a state ends; the state itself when the machine has none of this path. */
export function leafEntered(root: AnyStateNode, path: string): string {
  const node = [root, ...below(root)].find((each) => pathOf(each) === path)
  return (node && enteredPaths(node)[0]) ?? path
}

/** Whether a machine in these states is in the state from which an arrow goes; every arrow of the root can be followed. */
export function isIn(root: AnyStateNode, live: readonly string[], path: string): boolean {
  return path === pathOf(root) ? live.length > 0 : live.some((state) => state === path || state.startsWith(`${path}.`))
}

function below(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...below(child)])
}
