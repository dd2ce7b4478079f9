import type { Hydrant } from '@smart-fire/api-client'
import type { ListState } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import { hasMore } from '../shared/alarm-records'
import { dataStateOf } from '../shared/data-state-of'
import type { hydrantMachine } from './hydrant.machine'

type Snapshot = SnapshotFrom<typeof hydrantMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectFacility = ({ context }: Snapshot) => context.facility
export const selectName = ({ context }: Snapshot) => context.facility?.name ?? null
export const selectUnit = ({ context }: Snapshot) => context.unit
export const selectMonitoring = ({ context }: Snapshot) => context.monitoring
export const selectOutlets = ({ context }: Snapshot) => context.outlets
export const selectNotEnabled = ({ context }: Snapshot) => context.notEnabled
export const selectDevices = ({ context }: Snapshot) => context.devices
export const selectSensorId = ({ context }: Snapshot) => context.sensorId
export const selectHydrantId = ({ context }: Snapshot) => context.hydrantId
export const selectChannelId = ({ context }: Snapshot) => context.channelId
export const selectRealtimeOf = ({ context }: Snapshot) => context.realtimeOf
export const selectRecords = ({ context }: Snapshot) => context.records
export const selectMoreRecords = ({ context }: Snapshot) => hasMore(context)
export const selectOverlay = ({ value }: Snapshot) => value.overlay
export const selectCollapsed = ({ value }: Snapshot) => value.panel === 'collapsed'
export const selectMode = ({ value }: Snapshot) => ('map' in value.mode ? 'map' : 'list')

export const selectFacilityState = ({ value }: Snapshot) => dataStateOf(value.facility)
export const selectUnitState = ({ value }: Snapshot) => dataStateOf(value.unit)
export const selectMonitoringState = ({ value }: Snapshot) => dataStateOf(value.monitoring)
export const selectOutletsState = ({ value }: Snapshot) => dataStateOf(value.outlets)
export const selectNotEnabledState = ({ value }: Snapshot) => dataStateOf(value.notEnabled)

/** Records that may be out of date are stale, even when there are none. */
export const selectRecordsState = ({ value }: Snapshot): ListState => dataStateOf(value.records)

export type MapState = 'loading' | 'ready' | 'noPosition' | 'failed'

/** How far map mode is; `noPosition` is certain, not a failure. */
export function selectMapState({ value }: Snapshot): MapState {
  const map = 'map' in value.mode ? value.mode.map : 'loading'
  return typeof map === 'string' ? map : 'ready'
}

export type PopupState = 'closed' | 'loading' | 'shown' | 'empty' | 'failed'

export function selectPopup({ value }: Snapshot): PopupState {
  const map = 'map' in value.mode ? value.mode.map : 'loading'
  return typeof map === 'string' ? 'closed' : map.ready.popup
}

export const selectListState = ({ value }: Snapshot) => dataStateOf('list' in value.mode ? value.mode.list : 'loading')

/** Whether what is in the middle is being asked for again. */
export const selectRefreshing = (snapshot: Snapshot) =>
  selectMode(snapshot) === 'map'
    ? snapshot.matches({ facility: { ready: 'refreshing' } })
    : snapshot.matches({ mode: { list: { ready: 'refreshing' } } })

const DRAWN_RADIUS_M = { least: 1, most: 20_000 }

/** The protection radius as far as a map can show it; null when there is none, or one that is no distance of a hose. */
export function drawnRadius({ protectionRadius }: Pick<Hydrant, 'protectionRadius'>): number | null {
  if (protectionRadius === null) return null
  const { least, most } = DRAWN_RADIUS_M
  return protectionRadius >= least && protectionRadius <= most ? protectionRadius : null
}
