import type { Hydrant } from '@smart-fire/api-client'
import type { ListState } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import { hasMore } from '../shared/alarm-records'
import { placeOf } from '../shared/place-of'
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

export const selectFacilityPlace = ({ value }: Snapshot) => placeOf(value.facility)
export const selectUnitPlace = ({ value }: Snapshot) => placeOf(value.unit)
export const selectMonitoringPlace = ({ value }: Snapshot) => placeOf(value.monitoring)
export const selectOutletsPlace = ({ value }: Snapshot) => placeOf(value.outlets)
export const selectNotEnabledPlace = ({ value }: Snapshot) => placeOf(value.notEnabled)

/** Records that may be out of date are stale, even when there are none. */
export const selectRecordsState = ({ value }: Snapshot): ListState => placeOf(value.records)

export type MapPlace = 'loading' | 'ready' | 'noPosition' | 'failed'

/** How far map mode is; `noPosition` is certain, not a failure. */
export function selectMapPlace({ value }: Snapshot): MapPlace {
  const map = 'map' in value.mode ? value.mode.map : 'loading'
  return typeof map === 'string' ? map : 'ready'
}

export type PopupState = 'closed' | 'loading' | 'shown' | 'empty' | 'failed'

export function selectPopup({ value }: Snapshot): PopupState {
  const map = 'map' in value.mode ? value.mode.map : 'loading'
  return typeof map === 'string' ? 'closed' : map.ready.popup
}

export const selectListPlace = ({ value }: Snapshot) => placeOf('list' in value.mode ? value.mode.list : 'loading')

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
