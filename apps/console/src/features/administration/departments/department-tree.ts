import type { ApiClient } from '@smart-fire/api-client'
import { departments, type DepartmentInput, type DepartmentNode } from '@smart-fire/api-client/departments'
import type { TreeNode } from '@smart-fire/ui'

/** All departments in their order. */
export async function departmentTree(client: ApiClient, signal: AbortSignal): Promise<readonly TreeNode[]> {
  return (await client.with(departments).tree(signal)).map(nodeOf)
}

const nodeOf = ({ id, name, children }: DepartmentNode): TreeNode => ({ id, label: name, ...(children.length > 0 ? { children: children.map(nodeOf) } : {}) })

/** The filter of a node: the department with everything below it. */
export const scopeOfDepartment = (way: readonly TreeNode[]) => ({ within: way.at(-1)?.id })

/** A new department begins active and below the chosen one. */
export function startBelow({ within }: Readonly<Record<string, unknown>>): Partial<DepartmentInput> {
  return { state: 'enabled', ...(typeof within === 'string' ? { parentId: within } : {}) }
}
