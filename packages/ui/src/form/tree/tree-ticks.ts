import type { TickState, TreeNode } from '../../components/tree/tree-node'

/**
 * The content of the value of a tree. `leaves`: the leaves, and a branch is ticked when all below it are. `all`: every
 * ticked node, also a branch without anything below it, as for rights: a screen can be allowed without its buttons.
 */
export type TickedNodes = 'leaves' | 'all'

/**
 * The value with leaves in place of each branch above them. Where a value holds leaves, it gets the id of a branch that is ticked before its children
 * are loaded; once they are, they are what is ticked.
 */
export function loadedValue(nodes: readonly TreeNode[], value: readonly string[], holds: TickedNodes): readonly string[] {
  const ticked = new Set(value)
  const leaves = new Map(holds === 'leaves' ? branchesOf(nodes).filter(({ id }) => ticked.has(id)).map((node) => [node.id, leafIds(node)]) : [])
  return leaves.size === 0 ? value : [...new Set(value.flatMap((id) => leaves.get(id) ?? [id]))]
}

/** How a node is drawn for a value. */
export function tickState(node: TreeNode, value: ReadonlySet<string>, holds: TickedNodes): TickState {
  const ids = holds === 'leaves' ? leafIds(node) : allIds(node)
  const count = ids.filter((id) => value.has(id)).length
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/**
 * The value after a node was ticked or unticked, with everything below it; disabled nodes do not change. `node` may be the part of it that matches a
 * search: then only this part changes. Where the value holds branches too, a ticked node ticks its branches, and a branch stays ticked as
 * long as anything below it is.
 */
export function toggled(nodes: readonly TreeNode[], node: TreeNode, value: readonly string[], holds: TickedNodes): readonly string[] {
  const ids = (holds === 'leaves' ? leafIds : allIds)(node, isFree)
  const ticked = new Set(value)
  if (ids.every((id) => ticked.has(id))) {
    const left = value.filter((id) => !ids.includes(id))
    const needed = new Set(holds === 'all' ? left.flatMap((id) => ancestorIds(nodes, id)) : [])
    return value.filter((id) => !ids.includes(id) || needed.has(id))
  }
  const above = holds === 'all' ? ancestorIds(nodes, node.id) : []
  return [...new Set([...value, ...above, ...ids])]
}

/** The smallest set of nodes for what is ticked: a branch instead of all of its leaves. */
export function tickedRoots(nodes: readonly TreeNode[], value: ReadonlySet<string>, holds: TickedNodes): readonly TreeNode[] {
  return nodes.flatMap((node) => {
    const state = tickState(node, value, holds)
    if (state !== 'some') return state === 'all' ? [node] : []
    const below = tickedRoots(node.children ?? [], value, holds)
    return below.length === 0 ? [node] : below
  })
}

/** The nodes whose label contains the text, with their branches and everything below them. */
export function matchingNodes(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return nodes
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(wanted)) return [node]
    const children = matchingNodes(node.children ?? [], text)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

/** The nodes from the root to one of them; empty when it is not in the tree. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.children ?? [], id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

export function branchIds(nodes: readonly TreeNode[]): readonly string[] {
  return branchesOf(nodes).map(({ id }) => id)
}

function branchesOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => (node.children && node.children.length > 0 ? [node, ...branchesOf(node.children)] : []))
}

function ancestorIds(nodes: readonly TreeNode[], id: string): readonly string[] {
  return pathTo(nodes, id).slice(0, -1).map((node) => node.id)
}

type Wanted = (node: TreeNode) => boolean

const isFree: Wanted = ({ disabled }) => !disabled
const isAny: Wanted = () => true

function leafIds(node: TreeNode, wanted: Wanted = isAny): readonly string[] {
  const { children = [] } = node
  if (children.length === 0) return wanted(node) ? [node.id] : []
  return children.flatMap((child) => leafIds(child, wanted))
}

function allIds(node: TreeNode, wanted: Wanted = isAny): readonly string[] {
  return [...(wanted(node) ? [node.id] : []), ...(node.children ?? []).flatMap((child) => allIds(child, wanted))]
}
