import type { SnapshotFrom } from 'xstate'
import type { buildingDetailMachine } from './building-detail.machine'

type Snapshot = SnapshotFrom<typeof buildingDetailMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectFacts = ({ context }: Snapshot) => context.facts
export const selectRefreshing = (snapshot: Snapshot) => snapshot.matches({ ready: 'refreshing' })

/** How far the building is: nothing yet, here, from before, or not known. */
export type FactsState = 'loading' | 'ready' | 'stale' | 'failed'

export function selectPlace({ value }: Snapshot): FactsState {
  if (typeof value === 'string') return value
  return value.ready === 'stale' ? 'stale' : 'ready'
}
