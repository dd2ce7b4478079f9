import type { DataState } from '@smart-fire/ui'
import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { SeenPlace } from '../provider'
import { dataStateOf } from '../regions/data-state-of'
import { floorPlanMachine } from './floor-plan.machine'
import { isPlaced } from './markers'

/** The running floor plan. Selectors that only read a field are written where they are used; the others are below. */
export const FloorPlanActor = createActorContext(floorPlanMachine)

type Snapshot = SnapshotFrom<typeof floorPlanMachine>

export const selectMode = ({ value }: Snapshot) => (value.mode === 'list' ? 'list' : 'image')

/** Whether the refresh button is busy: with the picture, or with what is loaded beside a list. */
export const selectRefreshing = (snapshot: Snapshot) =>
  snapshot.matches({ mode: { image: { ready: { data: 'refreshing' } } } }) ||
  (selectMode(snapshot) === 'list' && snapshot.matches({ floorData: { ready: 'refreshing' } }))

/** How far image mode is; `noImage` is certain, not a failure. */
export function selectPlanState({ value: { mode } }: Snapshot): DataState | 'noImage' {
  if (mode === 'list') return 'loading'
  return dataStateOf(typeof mode.image === 'string' ? mode.image : { ready: mode.image.ready.data })
}

export type PopoverState = 'closed' | 'loading' | 'shown' | 'offline' | 'failed'

export function selectPopover({ value: { mode } }: Snapshot): PopoverState {
  return mode === 'list' || typeof mode.image === 'string' ? 'closed' : mode.image.ready.popover
}

/** The marker whose popover is open; null without one. */
export const selectOpenMarker = (snapshot: Snapshot) =>
  selectPopover(snapshot) === 'closed' ? null : snapshot.context.markerId

/** The number of unmarked devices of the floor; null where the header shows none (spec 2 §2.1). */
export function selectUnplacedCount(snapshot: Snapshot): number | 'unknown' | null {
  const { floorData } = snapshot.context
  if (selectMode(snapshot) !== 'image' || floorData === null) return null
  return floorData.unplaced.unlabelled === 0 ? null : (floorData.unplaced.unlabelled ?? 'unknown')
}

/** The open fires of the channels that the plan does not show. */
export function selectOtherFires({ context: { systems, channelId } }: Snapshot) {
  return systems?.fires.filter((fires) => fires.channelId !== channelId) ?? []
}

/** What a camera should see: the floor if it has an alarm, and the device on it that is open or was asked for. */
export function selectBurning({ context: { floors, floor, buildingId, marker, device } }: Snapshot): SeenPlace | null {
  const isInAlarm = floors.some((one) => one.floor === floor && one.status === 'alarm')
  return isInAlarm ? { buildingId, floor, sensorNumber: marker?.sensorNumber ?? device?.sensorNumber ?? null } : null
}

/** What there is to say about the device that the dialog was opened for; null when it is pointed out, or there is none. */
export type DeviceNote = 'finding' | 'absent' | 'nowhere' | 'failed' | 'unmarked' | 'noImage'

export function selectDeviceNote(snapshot: Snapshot): DeviceNote | null {
  const { sensorId, markers, unshown, isFloorGuessed } = snapshot.context
  const { device } = snapshot.value
  if (selectMode(snapshot) === 'image' && isPlaced(markers, sensorId)) return null
  switch (device) {
    case 'none':
      return null
    case 'waiting':
    case 'finding':
      // with its id the plan finds the marker, and the list the row of its first page
      return sensorId === null ? 'finding' : null
    case 'found':
      return unshown
    case 'absent':
      // no floor was asked for, and all were searched: the plan must not look like the place of an alarm
      return isFloorGuessed ? 'nowhere' : 'absent'
    case 'failed':
      return 'failed'
    default:
      return device satisfies never
  }
}
