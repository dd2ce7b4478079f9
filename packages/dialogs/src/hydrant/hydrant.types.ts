import type {
  Hydrant,
  HydrantDevice,
  HydrantOutlet,
  HydrantReading,
  HydrantUnit,
  PlaceRecord,
  Rows,
  SensorRow,
  SensorStatus,
} from '@smart-fire/api-client'
import type { ShownRecords } from '../shared/alarm-records'
import type { ChangeEvent, Changes } from '../shared/changes'
import type { DeviceList, DeviceListEvent, StatusFilter } from '../shared/device-list'
import type { PageAnswer } from '../shared/paged-list'

export interface HydrantInput {
  hydrantId: string
  channelId: string
  /** default map (spec 2 §2.3) */
  mode?: HydrantMode
  /** the device to point out: its row in list mode, its popup in map mode */
  sensorId?: string | null
}

export type HydrantMode = 'map' | 'list'

/** What is told about a hydrant besides its lists, each part by a call of its own. */
export interface HydrantFacts {
  facility: Hydrant | null
  unit: HydrantUnit | null
  monitoring: HydrantReading[]
  outlets: HydrantOutlet[]
  /** how many of its devices are not enabled */
  notEnabled: number | null
}

export type FactsPart = keyof HydrantFacts

/** Parts of the dialog that are asked for separately and can be outdated separately. */
export type HydrantPart = FactsPart | 'list' | 'records' | 'popup'

/** A device in the marker's popup. The platform names it by number only: id and status are looked up, or null. */
export interface PopupDevice extends HydrantDevice {
  status: SensorStatus | null
}

export interface HydrantContext extends HydrantFacts, DeviceList, ShownRecords, Changes<HydrantPart> {
  hydrantId: string
  channelId: string
  /** what the marker's popup says */
  devices: PopupDevice[]
  /** from the deep link: pointed out in the list; still to be opened on the map; the mode still to be entered */
  sensorId: string | null
  wantedPopup: string | null
  wantedMode: HydrantMode
  /** whose real-time panel is open */
  realtimeOf: string | null
}

export type HydrantEvent =
  | DeviceListEvent
  | ChangeEvent
  | { type: 'data.refresh' }
  | { type: 'mode.show'; mode: HydrantMode }
  | { type: 'popup.open' }
  | { type: 'popup.close' }
  | { type: 'panel.toggle' }
  | { type: 'records.more' }
  | { type: 'realtime.open'; sensorId: string }
  | { type: 'notEnabled.open' }
  | { type: 'overlay.close' }
  /** time to ask for the live values again: they change without any alarm */
  | { type: 'monitoring.due' }

export interface HydrantRequest {
  hydrantId: string
  channelId: string
}

export interface FactsRequest extends HydrantRequest {
  part: FactsPart
}

/** The part that was asked for, and nothing else. */
export type FactsAnswer = Partial<HydrantFacts>

export interface ListRequest extends HydrantRequest {
  status: StatusFilter
  page: number
  limit: number
}

export type ListAnswer = PageAnswer<SensorRow>

export interface RecordsRequest {
  hydrantId: string
  page: number
}

export type RecordsAnswer = Rows<PlaceRecord>
