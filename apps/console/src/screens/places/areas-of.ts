import type { RegionNode } from '@smart-fire/api-client/estate'

/** The regions of the watched buildings. */
export interface Areas {
  /** in the order of their codes, each with the names of the regions that contain it */
  regions: readonly { code: string; path: readonly string[] }[]
  /** by building id: the codes of its regions */
  codesOf: ReadonlyMap<string, readonly string[]>
}

interface Ancestor {
  code: string
  name: string
}

/** The regions of the region tree with the names of those that contain them, and the regions of each building (contract device 1). */
export function areasOf(tree: readonly RegionNode[]): Areas {
  const regions: { code: string; path: readonly string[] }[] = []
  const codesOf = new Map<string, readonly string[]>()
  const walk = (nodes: readonly RegionNode[], above: readonly Ancestor[]) => {
    for (const { code, name, isBuilding, children } of nodes) {
      if (isBuilding) {
        codesOf.set(code, above.map((ancestor) => ancestor.code))
        continue
      }
      const path = [...above, { code, name }]
      regions.push({ code, path: path.map((region) => region.name) })
      walk(children, path)
    }
  }
  walk(tree, [])
  return { regions, codesOf }
}
