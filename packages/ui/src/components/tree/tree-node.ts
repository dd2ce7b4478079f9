import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tone'

/** One branch or leaf. Typing a letter finds it by its `label`. */
export interface TreeNode {
  id: string
  label: string
  icon?: ReactNode
  tone?: Tone | undefined
  /** Behind the label: a count, a badge. */
  end?: ReactNode
  children?: readonly TreeNode[] | undefined
  /** The node has children that have not been loaded; `onExpand` loads them. */
  hasChildren?: boolean | undefined
  /** Fetching them has failed. */
  failed?: boolean | undefined
  /** Can be opened and closed, not selected or ticked. */
  disabled?: boolean | undefined
}

/** Whether a node is ticked: itself with all below it, only a part of that, or nothing. */
export type TickState = 'all' | 'some' | 'none'

/** A visible line of the tree: a node, or a placeholder for children that are loading or have failed to load. */
export interface TreeLine {
  kind: 'node' | 'loading' | 'failed'
  key: string
  node: TreeNode
  parent: string | null
  level: number
  position: number
  siblings: number
  /** undefined = a leaf. */
  expanded: boolean | undefined
}

/** The visible lines, from top to bottom. */
export function treeLines(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, level = 1, parent: string | null = null): TreeLine[] {
  return nodes.flatMap((node, at) => {
    const open = isBranch(node) ? expanded.has(node.id) : undefined
    const line: TreeLine = { kind: 'node', key: node.id, node, parent, level, position: at + 1, siblings: nodes.length, expanded: open }
    return open ? [line, ...linesBelow(node, expanded, level + 1)] : [line]
  })
}

function linesBelow(node: TreeNode, expanded: ReadonlySet<string>, level: number): TreeLine[] {
  if (node.children) return treeLines(node.children, expanded, level, node.id)
  const kind = node.failed ? 'failed' : 'loading'
  return [{ kind, key: `${kind}:${node.id}`, node, parent: node.id, level, position: 1, siblings: 1, expanded: undefined }]
}

export function isBranch({ children, hasChildren }: TreeNode): boolean {
  return children ? children.length > 0 : hasChildren === true
}

/** What a key does on a line: moves to another line, or opens or closes this one (WAI-ARIA tree pattern). */
export function treeMove(key: string, lines: readonly TreeLine[], at: number): { to: number } | 'open' | 'close' | null {
  const line = lines[at]
  if (!line) return null
  switch (key) {
    case 'ArrowDown': return { to: Math.min(lines.length - 1, at + 1) }
    case 'ArrowUp': return { to: Math.max(0, at - 1) }
    case 'Home': return { to: 0 }
    case 'End': return { to: lines.length - 1 }
    case 'ArrowRight': return line.expanded === false ? 'open' : line.expanded ? { to: at + 1 } : null
    case 'ArrowLeft': return line.expanded ? 'close' : parentOf(lines, line)
    default: return key.length === 1 && key !== ' ' ? byLetter(key, lines, at) : null
  }
}

function parentOf(lines: readonly TreeLine[], { parent }: TreeLine): { to: number } | null {
  const to = lines.findIndex(({ kind, node }) => kind === 'node' && node.id === parent)
  return to < 0 ? null : { to }
}

function byLetter(letter: string, lines: readonly TreeLine[], at: number): { to: number } | null {
  const starts = (line: TreeLine) => line.node.label.toLowerCase().startsWith(letter.toLowerCase())
  const after = lines.findIndex((line, index) => index > at && starts(line))
  const to = after >= 0 ? after : lines.findIndex(starts)
  return to < 0 ? null : { to }
}
