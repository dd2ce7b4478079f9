import { CHANNEL } from '@smart-fire/api-client'
import type { DataState } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import { dataStateOf } from '../shared/data-state-of'
import type { notEnabledMachine } from './not-enabled.machine'

type Snapshot = SnapshotFrom<typeof notEnabledMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectPlace = ({ context }: Snapshot) => context.place
export const selectRows = ({ context }: Snapshot) => context.rows
export const selectLoadedAt = ({ context }: Snapshot) => context.loadedAt
export const selectRefreshing = (snapshot: Snapshot) => snapshot.matches({ list: { ready: 'refreshing' } })

/** Points of fire hosts, devices at a hydrant, all others: three sets of columns (spec 2 §2.4). */
export type RowKind = 'fireHost' | 'hydrant' | 'general'

export function selectRowKind({ context }: Snapshot): RowKind {
  if ('hydrantId' in context.place) return 'hydrant'
  return context.channelId === CHANNEL.fireHost ? 'fireHost' : 'general'
}

export const selectTableState = ({ value }: Snapshot): DataState => dataStateOf(value.list)
