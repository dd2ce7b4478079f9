import type { Right } from '@smart-fire/api-client/roles'
import type { TreeNode } from '@smart-fire/ui'

/**
 * Menus and elements as a tree: sections, their screens, the buttons of a screen. A right that cannot be given is disabled. One
 * whose parent is not among the rights has no effect and is not shown.
 */
export function rightsTree(rights: readonly Right[], parentId: string | null = null): TreeNode[] {
  return rights.filter((right) => right.parentId === parentId).map(({ id, name, grantable }) => {
    const children = rightsTree(rights, id)
    return { id, label: name, disabled: !grantable, ...(children.length > 0 ? { children } : {}) }
  })
}
