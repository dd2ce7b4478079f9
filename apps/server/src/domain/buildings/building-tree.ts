import type { Building } from './building-entity'

export interface TreeNode {
  code: string
  pid: string
  name: string
  childList: TreeNode[]
  status: '0' | '1' | '2' | null
}

const ROOT = '-1'

/** Province, city and district of a region code in the catalogue, outermost first. */
function ancestors(code: string, names: ReadonlyMap<string, string>): string[] {
  return [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((level) => names.has(level))
}

/**
 * deviceBuilding/select: regions that hold buildings, ordered by code, buildings as leaves (contract device §1).
 * Levels that do not exist (municipalities) are skipped; a building without a known region is at the root.
 */
export function buildingTree(
  rows: readonly Building[],
  names: ReadonlyMap<string, string>,
  statusOf: (id: number) => '0' | '1' | '2',
): TreeNode[] {
  const regions = new Map<string, TreeNode>()
  const roots: TreeNode[] = []
  for (const row of rows) {
    const levels = ancestors(row.regionCode ?? '', names)
    let siblings = roots
    let pid = ROOT
    for (const code of levels) {
      const node = regions.get(code) ?? { code, pid, name: names.get(code) ?? code, childList: [], status: null }
      if (!regions.has(code)) siblings.push(node)
      regions.set(code, node)
      siblings = node.childList
      pid = code
    }
    siblings.push({
      code: String(row.id),
      pid: row.regionCode ?? ROOT,
      name: row.name,
      childList: [],
      status: statusOf(row.id),
    })
  }
  return sorted(roots)
}

function sorted(nodes: TreeNode[]): TreeNode[] {
  for (const node of nodes) sorted(node.childList)
  const isLeaf = ({ status }: TreeNode) => status !== null
  return nodes.sort((a, b) => Number(isLeaf(a)) - Number(isLeaf(b)) || Number(a.code) - Number(b.code))
}
