import { dataStateOf } from '@smart-fire/dialogs/regions'
import type { DataState } from '@smart-fire/ui'
import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { overviewMachine } from './overview.machine'
import type { OverviewPart } from './overview.types'

/** The actor of the overview. Its selectors derive the states of the parts. */
export const OverviewActor = createActorContext(overviewMachine)

type Snapshot = SnapshotFrom<typeof overviewMachine>

export const selectFiguresState = (snapshot: Snapshot) => stateOf(snapshot, 'figures')
export const selectEventsState = (snapshot: Snapshot) => stateOf(snapshot, 'events')
export const selectPlacesState = (snapshot: Snapshot) => stateOf(snapshot, 'places')
export const selectHistoryState = (snapshot: Snapshot) => stateOf(snapshot, 'history')

/** The state of a part for display: stale data stays stale while a retry runs. */
function stateOf({ value, context }: Snapshot, part: OverviewPart): DataState {
  const state = dataStateOf(value[part])
  return state === 'refreshing' && context.stale.includes(part) ? 'stale' : state
}

/** The age of the oldest stale data on the page; null when nothing is stale. */
export function selectStaleSince(snapshot: Snapshot): number | null {
  const { figures, latest, places, history } = snapshot.context
  const ages = [
    selectFiguresState(snapshot) === 'stale' ? figures?.at : undefined,
    selectEventsState(snapshot) === 'stale' ? latest?.at : undefined,
    selectPlacesState(snapshot) === 'stale' ? places?.at : undefined,
    selectHistoryState(snapshot) === 'stale' ? history?.at : undefined,
  ].filter((at) => at !== undefined)
  return ages.length > 0 ? Math.min(...ages) : null
}

export const selectPlanUnknown = ({ value }: Snapshot): boolean => value.permission === 'failed'
export const selectPlanAllowed = ({ value }: Snapshot): boolean => value.permission === 'allowed'
