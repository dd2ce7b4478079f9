import { type ApiClient, floorName } from '@smart-fire/api-client'
import { estate, type BuildingDetail, type RegionNode } from '@smart-fire/api-client/estate'
import type { TreeNode } from '@smart-fire/ui'

/** Regions, buildings and floors; regions without buildings are left out by the server (contract device 1). */
export async function placeTree(client: ApiClient, signal: AbortSignal): Promise<readonly TreeNode[]> {
  const { buildings } = client.with(estate)
  const [regions, all] = await Promise.all([buildings.tree({}, signal), buildings.all(signal)])
  const byId = new Map(all.map((building) => [building.id, building]))
  return regions.map((region) => nodeOf(region, byId))
}

function nodeOf({ code, name, children }: RegionNode, byId: ReadonlyMap<string, BuildingDetail>): TreeNode {
  const building = children.length === 0 ? byId.get(code) : undefined
  if (building === undefined) return { id: `region-${code}`, label: name, children: children.map((child) => nodeOf(child, byId)) }
  return { id: `building-${code}`, label: name, children: floorsOf(building).map((floor) => ({ id: `floor-${code}:${floor}`, label: floorName(floor) })) }
}

/** From the top down, basements last; there is no floor 0 (domain 9). */
function floorsOf({ floors, undergroundFloors }: BuildingDetail): number[] {
  const upper = Array.from({ length: floors ?? 0 }, (_, index) => (floors ?? 0) - index)
  return [...upper, ...Array.from({ length: undergroundFloors ?? 0 }, (_, index) => -(index + 1))]
}

/** The filter of the things that belong to a node: of a region, a building or a floor. */
export function scopeOfNode(way: readonly TreeNode[]): { regionCode: string } | { buildingIds: string[]; floor?: number } | Record<string, never> {
  const [, kind, code = '', floor] = /^(region|building|floor)-(\w+)(?::(-?\d+))?$/.exec(way.at(-1)?.id ?? '') ?? []
  if (kind === 'region') return { regionCode: code }
  if (kind === 'building') return { buildingIds: [code] }
  return kind === 'floor' ? { buildingIds: [code], floor: Number(floor) } : {}
}

/** What a new thing begins with: the building and the floor of the chosen node. */
export function startAtNode({ buildingIds, floor }: Readonly<Record<string, unknown>>): { buildingId?: string; floor?: number } {
  const buildingId: unknown = Array.isArray(buildingIds) ? buildingIds[0] : undefined
  return { ...(typeof buildingId === 'string' ? { buildingId } : {}), ...(typeof floor === 'number' ? { floor } : {}) }
}
