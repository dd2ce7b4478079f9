import type { SnapshotFrom } from 'xstate'
import { writeDialogAddress } from '../shared/dialog-address'
import { selectMode } from './floor-plan.actor'
import type { floorPlanMachine } from './floor-plan.machine'

/** The address of what is shown now: the floor and the mode may have changed since the dialog was opened (domain 29). */
export function selectAddress(snapshot: SnapshotFrom<typeof floorPlanMachine>): string {
  const { buildingId, channelId, floor, sensorId, wantedMode } = snapshot.context
  // until the permission is known, list mode only stands in for the mode that was asked for
  const mode = snapshot.matches({ permission: 'loading' }) ? wantedMode : selectMode(snapshot)
  return writeDialogAddress({ dialog: 'floorPlan', buildingId, channelId, floor: floor ?? undefined, mode, sensorId: sensorId ?? undefined })
}
