import type { Instant } from '@smart-fire/api-client'
import type { LiveAlarm } from '../../provider'
import type { FeedEntry, PlaceGroup } from '../alarm-feed.types'

/** A tenant has fewer places; a broken server that sends more must not fill the memory. */
export const GROUPS_LIMIT = 500
const ELSEWHERE = 'elsewhere'

/** The place of an alarm: its building, else its hydrant, else what it is called. */
export function placeIdOf({ points: [{ buildingId, hydrantId, buildingName, hydrantName }] }: LiveAlarm): string {
  if (buildingId !== null) return `building:${buildingId}`
  if (hydrantId !== null) return `hydrant:${hydrantId}`
  return `place:${buildingName ?? hydrantName ?? ''}`
}

/** Takes new alarms into the groups of their places. `arrived` in order of arrival. */
export function groupArrivals(groups: readonly PlaceGroup[], arrived: readonly FeedEntry[], until: Instant): readonly PlaceGroup[] {
  const byId = named(groups)
  // each group that changes is copied once: in a storm a batch brings hundreds of alarms
  const changed = new Set<PlaceGroup>()
  for (const entry of arrived) {
    const own = placeIdOf(entry.alarm)
    const id = byId.has(own) || byId.size < GROUPS_LIMIT ? own : ELSEWHERE
    let group = byId.get(id)
    if (!group || !changed.has(group)) {
      group = group ? { ...group, until } : emptyGroup(id, entry, until)
      changed.add(group)
      byId.set(id, group)
    }
    join(group, entry)
  }
  return [...byId.values()]
}

function emptyGroup(id: string, { alarm, order }: FeedEntry, until: Instant): PlaceGroup {
  return { id, first: alarm, newest: alarm, begun: order, newestFire: null, newestOrder: order, fires: 0, faults: 0, until, closed: false }
}

/** Adds an alarm to a group that was copied for this change. */
function join(group: PlaceGroup, { alarm, order, fire }: FeedEntry): void {
  // a fault never hides a fire
  if (fire || group.fires === 0) group.newest = alarm
  if (fire) group.newestFire = order
  group.newestOrder = order
  if (fire) group.fires += 1
  else group.faults += 1
  group.closed &&= !fire
}

/**
 * Removes alarms that were acknowledged or handled. `left` are the entries that the feed still has, newest first:
 * what a group shows as its newest must not be one of those that are gone.
 */
export function leaveGroups(groups: readonly PlaceGroup[], gone: readonly FeedEntry[], left: readonly FeedEntry[]): readonly PlaceGroup[] {
  if (groups.length === 0 || gone.length === 0) return groups
  const byId = named(groups)
  const lost = countByGroup(byId, gone)
  if (lost.size === 0) return groups
  return groups.flatMap((group) => {
    const loss = lost.get(group.id)
    if (!loss) return [group]
    const fires = Math.max(0, group.fires - loss.fires)
    const faults = Math.max(0, group.faults - loss.faults)
    return fires + faults === 0 ? [] : [{ ...group, fires, faults, newest: newestOf(group, fires, left, byId) }]
  })
}

/** Whether an alarm was counted in this group. All groups are needed to tell: the one beyond the limit has what none of the others has. */
export function belongsTo(groups: readonly PlaceGroup[], id: string): (entry: FeedEntry) => boolean {
  const byId = named(groups)
  return (entry) => groupOf(byId, entry)?.id === id
}

const named = (groups: readonly PlaceGroup[]) => new Map(groups.map((group) => [group.id, group]))

/** The group in which an alarm was counted; null when it came before the group began, or after an outage, which has a notice of its own. */
function groupOf(groups: ReadonlyMap<string, PlaceGroup>, { alarm, order }: FeedEntry): PlaceGroup | null {
  const group = groups.get(placeIdOf(alarm)) ?? groups.get(ELSEWHERE)
  return group && !alarm.late && order >= group.begun ? group : null
}

function countByGroup(byId: ReadonlyMap<string, PlaceGroup>, gone: readonly FeedEntry[]) {
  const lost = new Map<string, { fires: number; faults: number }>()
  for (const entry of gone) {
    const group = groupOf(byId, entry)
    if (!group) continue
    const loss = lost.get(group.id) ?? { fires: 0, faults: 0 }
    lost.set(group.id, { fires: loss.fires + (entry.fire ? 1 : 0), faults: loss.faults + (entry.fire ? 0 : 1) })
  }
  return lost
}

function newestOf(group: PlaceGroup, fires: number, left: readonly FeedEntry[], byId: ReadonlyMap<string, PlaceGroup>): LiveAlarm {
  const found = left.find((entry) => !entry.acknowledged && entry.fire === fires > 0 && groupOf(byId, entry) === group)
  return found?.alarm ?? group.newest
}

export function closeGroup(groups: readonly PlaceGroup[], id: string): readonly PlaceGroup[] {
  return groups.map((group) => (group.id === id ? { ...group, closed: true } : group))
}

/** The places that are shown, and the number of alarms in the others. */
export interface ShownGroups {
  shown: readonly PlaceGroup[]
  hidden: number
}

/**
 * Where the storm began stays on top, fires before faults; of the others the places with the newest fires. Those
 * that are shown keep the order in which they began, so that a line that is being read does not move.
 */
export function shownGroups(groups: readonly PlaceGroup[], most: number): ShownGroups {
  const open = groups.filter(({ closed }) => !closed)
  const source = [...open].sort((a, b) => rank(a, b) || a.begun - b.begun)[0]
  const others = open.filter((group) => group !== source).sort((a, b) => rank(a, b) || newness(b) - newness(a))
  const beside = others.slice(0, most - 1).sort((a, b) => rank(a, b) || b.begun - a.begun)
  const hidden = others.slice(most - 1).reduce((sum, { fires, faults }) => sum + fires + faults, 0)
  return { shown: source ? [source, ...beside] : [], hidden }
}

const rank = (a: PlaceGroup, b: PlaceGroup) => Number(b.fires > 0) - Number(a.fires > 0)
const newness = ({ fires, newestFire, newestOrder }: PlaceGroup) => (fires > 0 ? (newestFire ?? newestOrder) : newestOrder)
