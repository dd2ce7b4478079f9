import type { SnapshotFrom } from 'xstate'
import type { overviewMachine } from './overview.machine'

type Snapshot = SnapshotFrom<typeof overviewMachine>

/** How a region looks, in the words of ui's table. */
export type RegionLook = 'loading' | 'ready' | 'refreshing' | 'stale' | 'empty' | 'failed'

export const figuresLook = (snapshot: Snapshot): RegionLook =>
  lookOf(snapshot.value.figures, snapshot.context.figuresFailedAt !== null)

export const eventsLook = (snapshot: Snapshot): RegionLook =>
  lookOf(snapshot.value.events, snapshot.context.latestFailedAt !== null)

/** Since when the oldest thing on this page could not be renewed: the moment its figures are from. */
export function staleSince({ context }: Snapshot): number | null {
  const old = [
    context.figuresFailedAt !== null ? context.figures?.at : undefined,
    context.latestFailedAt !== null ? context.latest?.at : undefined,
  ].filter((at) => at !== undefined)
  return old.length > 0 ? Math.min(...old) : null
}

export const planIsAllowed = (snapshot: Snapshot): boolean => snapshot.matches({ permission: 'allowed' })

type Region = Snapshot['value']['figures']

/** A retry after a failure does not make old figures young: they stay marked until an answer comes. */
function lookOf(region: Region, failedBefore: boolean): RegionLook {
  if (typeof region === 'string') return region
  if (failedBefore) return 'stale'
  return region.ready === 'fresh' ? 'ready' : region.ready
}
