import type {
  Hydrant,
  HydrantDevice,
  HydrantOutlet,
  HydrantUnit,
  Instant,
  LiveReading,
  SensorStatus,
  ReadRows,
} from '@smart-fire/api-client'
import type { LiveEvent, Outdated } from '../regions/outdated'
import type { ShownRecords } from '../shared/records/alarm-records'

export interface HydrantInput {
  hydrantId: string
  channelId: string
  /** default map (spec 2 §2.3) */
  mode?: HydrantMode
  /** the device to highlight: its row in list mode, its popup in map mode */
  sensorId?: string | null
}

/** The latest values of one device of the hydrant. A server that does not tell the devices apart gives one without a name. */
export interface MonitoredDevice {
  id: string | null
  /** equipment type or series */
  name: string | null
  sensorNumber: string | null
  status: SensorStatus | null
  /** its last report; of an offline device the last change of its status; null: unknown */
  at: Instant | null
  /** how long it has been offline, in the server's words */
  offlineFor: string | null
  readings: Pick<LiveReading, 'measuringPoint' | 'data' | 'status'>[]
}

export type HydrantMode = 'map' | 'list'

/** What the dialog shows of a hydrant besides its lists; each part is loaded by a call of its own. */
export interface HydrantFacts {
  facility: Hydrant | null
  unit: HydrantUnit | null
  monitoring: ReadRows<MonitoredDevice>
  outlets: ReadRows<HydrantOutlet>
  /** how many of its devices are not enabled */
  notEnabled: number | null
}

export type FactsPart = keyof HydrantFacts

/** What the dialog loads by calls of its own; the list of list mode loads itself. */
export type HydrantPart = FactsPart | 'records' | 'popup'

/** A device in the marker's popup. The platform names it by number only: id and status are looked up, or null. */
export interface PopupDevice extends HydrantDevice {
  status: SensorStatus | null
}

export interface HydrantContext extends HydrantFacts, ShownRecords, Outdated<HydrantPart> {
  hydrantId: string
  channelId: string
  /** the devices in the marker's popup */
  devices: ReadRows<PopupDevice>
  /** from the deep link: highlighted in the list; still to be opened on the map; the mode still to be entered */
  sensorId: string | null
  wantedPopup: string | null
  wantedMode: HydrantMode
  /** the device whose real-time panel is open */
  realtimeOf: string | null
}

export type HydrantEvent =
  | LiveEvent
  | { type: 'data.refresh' }
  | { type: 'mode.show'; mode: HydrantMode }
  | { type: 'popup.open' }
  | { type: 'popup.close' }
  | { type: 'panel.toggle' }
  | { type: 'panel.collapse' }
  | { type: 'records.more' }
  | { type: 'realtime.open'; sensorId: string }
  | { type: 'notEnabled.open' }
  | { type: 'overlay.close' }
  /** the live values are due to be loaded again: they change without any alarm */
  | { type: 'monitoring.due' }

/** The refresh button was pressed in list mode: the list runs an actor of its own. */
export type HydrantEmitted = { type: 'list.refresh' }

export interface HydrantRequest {
  hydrantId: string
  channelId: string
}

export interface FactsRequest extends HydrantRequest {
  part: FactsPart
}

/** The part that was requested, and nothing else. */
export type FactsResponse = Partial<HydrantFacts>

export interface RecordsRequest {
  hydrantId: string
  page: number
}
