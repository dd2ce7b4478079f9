import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { writeDialogAddress } from '../shared/dialog-address'
import { hydrantMachine } from './hydrant.machine'

/** The running hydrant dialog. Selectors that only read a field are written where they are used; the others are below. */
export const HydrantActor = createActorContext(hydrantMachine)

type Snapshot = SnapshotFrom<typeof hydrantMachine>

export const selectMode = ({ value }: Snapshot) => (value.mode === 'list' ? 'list' : 'map')

/** The address of the dialog in its present mode (domain 29). */
export function selectAddress(snapshot: Snapshot): string {
  const { hydrantId, channelId, sensorId } = snapshot.context
  return writeDialogAddress({ dialog: 'hydrant', hydrantId, channelId, mode: selectMode(snapshot), sensorId: sensorId ?? undefined })
}

/** Whether the refresh button is busy: name and position are loaded again in both modes. */
export const selectRefreshing = (snapshot: Snapshot) => snapshot.matches({ facility: { ready: 'refreshing' } })

export type MapState = 'loading' | 'ready' | 'noPosition' | 'failed'

/** How far map mode is; `noPosition` is certain, not a failure. */
export function selectMapState({ value: { mode } }: Snapshot): MapState {
  if (mode === 'list') return 'loading'
  return typeof mode.map === 'string' ? mode.map : 'ready'
}

export type PopupState = 'closed' | 'loading' | 'shown' | 'empty' | 'failed'

export function selectPopup({ value: { mode } }: Snapshot): PopupState {
  return mode === 'list' || typeof mode.map === 'string' ? 'closed' : mode.map.ready.popup
}
