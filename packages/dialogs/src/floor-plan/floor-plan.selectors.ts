import { CHANNEL, type DeviceCounts } from '@smart-fire/api-client'
import type { ListState, Tone } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import { hasMore } from '../shared/alarm-records'
import { dataStateOf } from '../shared/data-state-of'
import type { floorPlanMachine } from './floor-plan.machine'

type Snapshot = SnapshotFrom<typeof floorPlanMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectFloor = ({ context }: Snapshot) => context.floor
export const selectFloors = ({ context }: Snapshot) => context.floors
export const selectContact = ({ context }: Snapshot) => context.contact
export const selectWholeData = ({ context }: Snapshot) => context.wholeData
export const selectFloorData = ({ context }: Snapshot) => context.floorData
export const selectIsFireHost = ({ context }: Snapshot) => context.channelId === CHANNEL.fireHost
export const selectCollapsed = (snapshot: Snapshot) => snapshot.matches({ panel: 'collapsed' })
export const selectTab = ({ value }: Snapshot) => (value.panel === 'collapsed' ? 'floorInfo' : value.panel.open)
export const selectRefreshing = (snapshot: Snapshot) =>
  snapshot.matches({ mode: { list: { ready: 'refreshing' } } }) ||
  snapshot.matches({ mode: { image: { ready: { data: 'refreshing' } } } })
export const selectMode = (snapshot: Snapshot) => (snapshot.matches({ mode: 'image' }) ? 'image' : 'list')
export const selectPlanAllowed = (snapshot: Snapshot) => snapshot.matches({ permission: 'allowed' })
export const selectOverlay = ({ value }: Snapshot) => (typeof value.overlay === 'string' ? value.overlay : 'unplaced')
export const selectBuildingId = ({ context }: Snapshot) => context.buildingId
export const selectChannelId = ({ context }: Snapshot) => context.channelId
export const selectSensorId = ({ context }: Snapshot) => context.sensorId
export const selectRealtimeId = ({ context }: Snapshot) => context.realtimeId
export const selectNotEnabledFloor = ({ context }: Snapshot) =>
  context.notEnabledOf === 'floorInfo' ? context.floor : null
export const selectRecords = ({ context }: Snapshot) => context.records
export const selectMoreRecords = ({ context }: Snapshot) => hasMore(context)

/** No records that may be out of date are stale, not empty. */
export const selectRecordsState = ({ value }: Snapshot): ListState => dataStateOf(value.records)

export const selectFloorsState = ({ value }: Snapshot) => dataStateOf(value.floors)
export const selectBuildingState = ({ value }: Snapshot) => dataStateOf(value.building)
export const selectWholeDataState = ({ value }: Snapshot) => dataStateOf(value.wholeData)
export const selectFloorDataState = ({ value }: Snapshot) => dataStateOf(value.floorData)

export const selectListState = ({ value }: Snapshot) => dataStateOf('list' in value.mode ? value.mode.list : 'loading')

export interface CountSlice {
  id: 'alarm' | 'fault' | 'faultOrOffline' | 'offline' | 'normal'
  tone: Tone
  count: number
}

/** Worst first. Offline stands apart when the server says so, else it is among the faults and the label says it (domain 20). */
export function countSlices({ alarm, fault, offline, normal }: DeviceCounts): CountSlice[] {
  const faults: CountSlice[] =
    offline === null
      ? [{ id: 'faultOrOffline', tone: 'fault', count: fault }]
      : [
          { id: 'fault', tone: 'fault', count: fault },
          { id: 'offline', tone: 'offline', count: offline },
        ]
  return [{ id: 'alarm', tone: 'alarm', count: alarm }, ...faults, { id: 'normal', tone: 'normal', count: normal }]
}
