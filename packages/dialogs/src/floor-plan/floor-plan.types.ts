import type {
  BuildingContact,
  DeviceCounts,
  Floor,
  FloorPlan,
  MarkerInfo,
  PlaceRecord,
  PlanMarker,
  Rows,
  SensorRow,
  SensorStatus,
  SensorTypeCount,
  UnplacedCounts,
} from '@smart-fire/api-client'
import type { ShownRecords } from '../shared/alarm-records'
import type { ChangeEvent, Changes } from '../shared/changes'
import type { DeviceList, DeviceListEvent, StatusFilter } from '../shared/device-list'
import type { PageAnswer } from '../shared/paged-list'

export interface FloorPlanInput {
  buildingId: string
  channelId: string
  /** the floor to open on; null or 0 lets the alarm floors decide (spec 2 §4) */
  floor: number | null
  /** image mode begins as soon as the permission allows it; default list (spec 2 §4) */
  mode?: PlanMode
  /** the device to point out: its row in list mode, its popover in image mode */
  sensorId?: string | null
}

export type PlanMode = 'list' | 'image'

/** Devices of one place: a floor or the whole building. */
export interface PlaceData {
  counts: DeviceCounts
  unplaced: UnplacedCounts
}

/** What is known of a floor. `types` is null when the categories could not be asked. */
export interface FloorData extends PlaceData {
  types: SensorTypeCount[] | null
}

/** The picture of a floor and the devices on it. */
export interface PlanAnswer {
  plan: FloorPlan | null
  /** pictures the server has of this floor; above 1 deserves a remark (domain 21) */
  candidates: number
  markers: NamedMarker[]
}

/** A marker with what people call its place; null where the server did not say. */
export interface NamedMarker extends Omit<PlanMarker, 'position'> {
  name: string | null
}

/** A device that lies nowhere on the picture. */
export interface UnplacedDevice {
  id: string
  status: SensorStatus | null
  position: string | null
  /** its number, or host, loop and address */
  number: string | null
  sort: string | null
}

/** Parts of the dialog that are asked for separately and can be outdated separately. */
export type FloorPlanPart = 'floors' | 'building' | 'wholeData' | 'floorData' | 'list' | 'records' | 'plan' | 'marker'

export type PanelTab = 'floorInfo' | 'buildingInfo'

export interface FloorPlanContext extends DeviceList, ShownRecords, Changes<FloorPlanPart> {
  buildingId: string
  channelId: string
  /** null until the start floor is known */
  floor: number | null
  floors: Floor[]
  contact: BuildingContact | null
  wholeData: PlaceData | null
  floorData: FloorData | null
  plan: FloorPlan | null
  candidates: number
  markers: NamedMarker[]
  /** the marker whose popover is open, and what it says */
  markerId: string | null
  marker: MarkerInfo | null
  /** from the deep link: pointed out in the list; still to be opened on the plan; the mode still to be entered */
  sensorId: string | null
  wantedMarkerId: string | null
  wantedMode: PlanMode
  /** what the overlay is about */
  realtimeId: string | null
  notEnabledOf: PanelTab
  unplaced: UnplacedDevice[]
}

export type FloorPlanEvent =
  | DeviceListEvent
  | ChangeEvent
  | { type: 'floor.select'; floor: number }
  | { type: 'data.refresh' }
  | { type: 'panel.show'; tab: PanelTab }
  | { type: 'panel.toggle' }
  | { type: 'records.more' }
  | { type: 'mode.show'; mode: PlanMode }
  | { type: 'marker.open'; sensorId: string }
  | { type: 'popover.close' }
  | { type: 'detail.open' }
  | { type: 'realtime.open'; sensorId: string }
  | { type: 'notEnabled.open'; of: PanelTab }
  | { type: 'unplaced.open' }
  | { type: 'overlay.close' }
  /** between the regions: the start floor is known */
  | { type: 'floor.known' }

/** Which place a call asks about. `floor` is null while the start floor is unknown: then there is nothing to ask. */
export interface FloorRequest {
  buildingId: string
  channelId: string
  floor: number | null
}

export interface ListRequest extends FloorRequest {
  status: StatusFilter
  page: number
  limit: number
}

export type ListAnswer = PageAnswer<SensorRow>

export interface RecordsRequest extends FloorRequest {
  page: number
}

export type RecordsAnswer = Rows<PlaceRecord>

export interface MarkerRequest {
  id: string | null
  channelId: string
}
