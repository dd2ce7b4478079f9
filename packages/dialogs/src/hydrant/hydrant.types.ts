import type {
  Hydrant,
  HydrantDevice,
  HydrantOutlet,
  HydrantReading,
  HydrantUnit,
  Instant,
  PlaceRecord,
  Rows,
  SensorRow,
  SensorStatus,
} from '@smart-fire/api-client'

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

/** The status that the list is filtered by; null = all. */
export type StatusFilter = SensorStatus | null

export interface HydrantContext extends HydrantFacts {
  hydrantId: string
  channelId: string
  /** what the marker's popup says */
  devices: PopupDevice[]
  /** chosen in the filter, and applied by the query button */
  filter: StatusFilter
  status: StatusFilter
  page: number
  limit: number
  rows: SensorRow[]
  total: number
  loadedAt: Instant | null
  /** alarm records, newest first, and how many pages of 10 were asked for */
  records: PlaceRecord[]
  recordsTotal: number
  recordPages: number
  /** from the deep link: pointed out in the list; still to be opened on the map; the mode still to be entered */
  sensorId: string | null
  wantedPopup: string | null
  wantedMode: HydrantMode
  /** whose real-time panel is open */
  realtimeOf: string | null
  /** the newest change of this hydrant that the alarm link told of, and the one each part's last load includes */
  heardChange: number
  includedChange: Record<HydrantPart, number>
}

export type HydrantEvent =
  | { type: 'dialog.refresh' }
  | { type: 'mode.show'; mode: HydrantMode }
  | { type: 'popup.open' }
  | { type: 'popup.close' }
  | { type: 'filter.choose'; status: StatusFilter }
  | { type: 'filter.apply' }
  | { type: 'page.change'; page: number }
  | { type: 'size.change'; limit: number }
  | { type: 'panel.toggle' }
  | { type: 'records.more' }
  | { type: 'realtime.open'; sensorId: string }
  | { type: 'notEnabled.open' }
  | { type: 'overlay.close' }
  /** time to ask for the live values again: they change without any alarm */
  | { type: 'monitoring.due' }
  /** from the alarm link: something happened at this hydrant, or the link fell silent, or is heard again */
  | { type: 'hydrant.changed'; change: number }
  | { type: 'link.silent' }
  | { type: 'link.heard' }

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

export interface ListAnswer {
  rows: SensorRow[]
  total: number
  loadedAt: Instant
}

export interface RecordsRequest {
  hydrantId: string
  page: number
}

export type RecordsAnswer = Rows<PlaceRecord>
