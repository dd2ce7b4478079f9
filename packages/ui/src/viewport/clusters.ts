import type { MarkerStore } from './marker-store'
import type { Point } from './view.math'

/** A group of overlapping markers; its rank is that of the worst, whose index it has. */
export interface Cluster { x: number; y: number; rank: number; count: number; worst: number }

const CLUSTER_PX = 56
/** The edge length of a drawn cluster in px. */
export const CLUSTER_DISC_PX = 34

/** Groups markers by squares of the plan with a width of `CLUSTER_PX` on the screen. The squares are fixed on the plan. */
export function clustersOf(store: MarkerStore, indexes: Iterable<number>, scale: number): readonly Cluster[] {
  const side = CLUSTER_PX / scale
  const groups = new Map<string, Cluster>()
  for (const index of indexes) {
    const { x, y } = store.pointAt(index)
    const rank = store.rank[index] ?? 0
    const key = `${Math.floor(x / side)}:${Math.floor(y / side)}`
    const group = groups.get(key)
    if (!group) groups.set(key, { x, y, rank, count: 1, worst: index })
    else merge(group, index, x, y, rank)
  }
  return [...groups.values()].sort((one, other) => other.rank - one.rank)
}

/** The cluster at a plan point; a single marker is no cluster. */
export function clusterAt(store: MarkerStore, at: Point, scale: number): Cluster | undefined {
  const near: number[] = []
  const reach = (2 * CLUSTER_PX) / scale
  store.within(at.x - reach, at.y - reach, at.x + reach, at.y + reach, (index) => near.push(index))
  return clustersOf(store, near, scale).findLast(({ x, y, count }) => count > 1 && Math.hypot(x - at.x, y - at.y) * scale <= CLUSTER_DISC_PX / 2)
}

function merge(group: Cluster, index: number, x: number, y: number, rank: number) {
  group.x += (x - group.x) / (group.count + 1)
  group.y += (y - group.y) / (group.count + 1)
  if (rank < group.rank) [group.rank, group.worst] = [rank, index]
  group.count++
}
