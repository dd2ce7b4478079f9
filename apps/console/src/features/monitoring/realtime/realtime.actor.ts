import { dataStateOf } from '@smart-fire/dialogs/regions'
import type { DataState } from '@smart-fire/ui'
import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { realtimeMachine } from './realtime.machine'

/** The actor of real-time monitoring. */
export const RealtimeActor = createActorContext(realtimeMachine)

type Snapshot = SnapshotFrom<typeof realtimeMachine>

/** The state of the places for display: stale data stay stale while a retry runs. */
export function selectState({ value, context }: Snapshot): DataState {
  const state = dataStateOf(value.places)
  return state === 'refreshing' && context.isStale ? 'stale' : state
}

export const selectAreasFailed = ({ value }: Snapshot): boolean => value.areas === 'failed'
