import type { TreeNode } from '@smart-fire/ui'

/** The way from a root down to a node; empty for a node that is not in the tree. */
export function wayTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = wayTo(node.children ?? [], id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
