import type { DataState } from '@smart-fire/ui'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { SnapshotFrom } from 'xstate'
import { dataStateOf } from '../shared/data-state-of'
import { selectMode } from './floor-plan.selectors'
import type { floorPlanMachine } from './floor-plan.machine'
import type { NamedMarker } from './floor-plan.types'

type Snapshot = SnapshotFrom<typeof floorPlanMachine>

export const selectPlan = ({ context }: Snapshot) => context.plan
export const selectCandidates = ({ context }: Snapshot) => context.candidates
export const selectMarkers = ({ context }: Snapshot) => context.markers
export const selectMarker = ({ context }: Snapshot) => context.marker
export const selectUnplaced = ({ context }: Snapshot) => context.unplaced

/** How far image mode is; `noImage` is certain, not a failure. */
export function selectPlanState({ value }: Snapshot): DataState | 'noImage' {
  const image = 'image' in value.mode ? value.mode.image : 'loading'
  return dataStateOf(typeof image === 'string' ? image : { ready: image.ready.data })
}

export type PopoverState = 'closed' | 'loading' | 'shown' | 'offline' | 'failed'

export function selectPopover({ value }: Snapshot): PopoverState {
  const image = 'image' in value.mode ? value.mode.image : 'loading'
  return typeof image === 'string' ? 'closed' : image.ready.popover
}

export const selectOpenMarker = (snapshot: Snapshot) =>
  selectPopover(snapshot) === 'closed' ? null : snapshot.context.markerId

/** Unmarked devices of the floor; null where the header says nothing about them (spec 2 §2.1). */
export function selectUnplacedCount(snapshot: Snapshot): number | null {
  const count = snapshot.context.floorData?.unplaced.unlabelled ?? 0
  return selectMode(snapshot) === 'image' && count > 0 ? count : null
}

export type UnplacedState = 'loading' | 'ready' | 'empty' | 'failed'

export const selectUnplacedState = ({ value }: Snapshot): UnplacedState | null =>
  typeof value.overlay === 'string' ? null : value.overlay.unplaced

/** The device that the dialog was opened for, when the picture cannot show it; null otherwise. */
export function selectUnshownWish(snapshot: Snapshot): string | null {
  const { sensorId, markers } = snapshot.context
  const place = selectPlanState(snapshot)
  if (place === 'loading' || place === 'failed') return null
  const shown = place !== 'noImage' && placed(markers).some(({ id }) => id === sensorId)
  return shown ? null : sensorId
}

export interface PlacedMarker extends NamedMarker {
  x: number
  y: number
}

/** The markers that have a place on the picture. */
export function placed(markers: readonly NamedMarker[]): PlacedMarker[] {
  return markers.flatMap((marker) => {
    const { x, y } = marker
    return x === null || y === null ? [] : [{ ...marker, x, y }]
  })
}

/** How many devices on the picture are in alarm and how many are at fault or offline. */
export function abnormalCounts(markers: readonly NamedMarker[]): { alarms: number; faults: number } {
  const count = (...statuses: (string | null)[]) => markers.filter(({ status }) => statuses.includes(status)).length
  return { alarms: count(SENSOR_STATUS.alarm), faults: count(SENSOR_STATUS.fault, SENSOR_STATUS.offline) }
}
