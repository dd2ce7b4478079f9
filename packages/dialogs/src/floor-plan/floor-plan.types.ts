import type {
  AlarmChannel,
  BuildingContact,
  DeviceCounts,
  Floor,
  FloorPlan,
  MarkerInfo,
  PlanMarker,
  SensorStatus,
  SensorTypeCount,
  UnplacedCounts,
  ReadRows,
} from '@smart-fire/api-client'
import type { DeviceFields } from '../provider'
import type { LiveEvent, Outdated } from '../regions/outdated'
import type { ShownRecords } from '../shared/records/alarm-records'

export interface FloorPlanInput {
  buildingId: string
  channelId: string
  /** the floor to open on; null or 0 lets the alarm floors decide (spec 2 §4) */
  floor: number | null
  /** image mode begins as soon as the permission allows it; default list (spec 2 §4) */
  mode?: PlanMode
  /** the device to point out: its row in list mode, its popover in image mode */
  sensorId?: string | null
  /** how the device is named where its id is not known, as by a push */
  device?: DeviceFields | null
}

export type PlanMode = 'list' | 'image'

/** Devices of one place: a floor or the whole building. */
export interface PlaceData {
  counts: DeviceCounts
  unplaced: UnplacedCounts
}

/** What the panel shows of a floor. `types` is null when the categories could not be loaded. */
export interface FloorData extends PlaceData {
  types: ReadRows<SensorTypeCount> | null
}

/** The picture of a floor and the devices on it. */
export interface PlanResponse {
  plan: FloorPlan | null
  /** pictures that the server has of this floor; above 1 a remark says so (domain 21) */
  candidates: number
  markers: NamedMarker[]
  /** devices that the picture cannot show, because they or their place cannot be read */
  droppedMarkers: number
}

/** A picture that was loaded before image mode, and what was requested. */
export interface PlanAhead {
  of: FloorRequest
  response: PlanResponse
}

/** Whether the tenant has floor plans, with the picture that was asked for beside it: null when none was, or it failed. */
export interface PermissionResponse {
  isAllowed: boolean
  ahead: PlanAhead | null
}

/** Open fires of a channel that the plan does not show, by floor from the top down (domain 26); no floor when none is known. */
export interface FiresElsewhere {
  channelId: string
  floors: number[]
}

/** The monitored systems of a building. */
export interface BuildingSystems {
  channels: Pick<AlarmChannel, 'id' | 'name'>[]
  fires: FiresElsewhere[]
  /** channels, and floors of channels with fires, that could not be read */
  dropped: number
}

/** A marker with the name of its position; null where the server does not give one. */
export interface NamedMarker extends Omit<PlanMarker, 'position'> {
  name: string | null
}

/** A device without a place on the picture. */
export interface UnplacedDevice {
  id: string
  status: SensorStatus | null
  position: string | null
  /** its number, or host, loop and address in one text */
  number: string | null
  sort: string | null
}

/** The devices without a place on the picture; `dropped` counts those that could not be read. */
export interface UnplacedDevices {
  devices: UnplacedDevice[]
  dropped: number
}

/** What the dialog loads by calls of its own; the list of list mode loads itself. */
export type FloorPlanPart = 'floors' | 'systems' | 'building' | 'wholeData' | 'floorData' | 'records' | 'plan' | 'marker'

export type PanelTab = 'floorInfo' | 'buildingInfo'

export interface FloorPlanContext extends ShownRecords, Outdated<FloorPlanPart> {
  buildingId: string
  channelId: string
  /** null until the start floor is known */
  floor: number | null
  /** no floor was requested: the alarm floors have decided it, so a device may be on another one */
  isFloorGuessed: boolean
  floors: Floor[]
  /** floors, or states of floors, that could not be read */
  droppedFloors: number
  /** null until they are loaded */
  systems: BuildingSystems | null
  contact: BuildingContact | null
  wholeData: PlaceData | null
  floorData: FloorData | null
  plan: FloorPlan | null
  candidates: number
  markers: NamedMarker[]
  droppedMarkers: number
  /** the marker whose popover is open, and its device */
  markerId: string | null
  marker: MarkerInfo | null
  /** the device to point out: its id when it is known, how it was named, and its row among all devices of the floor from 0 */
  sensorId: string | null
  device: DeviceFields | null
  deviceRow: number | null
  /** why the plan could not show that device and the list does */
  unshown: 'unmarked' | 'noImage' | null
  /** from the deep link: still to be opened on the plan; the mode still to be entered */
  wantedMarkerId: string | null
  wantedMode: PlanMode
  /** the picture of this floor that came with the permission, until image mode shows it */
  ahead: PlanResponse | null
  /** what the overlay shows */
  realtimeId: string | null
  notEnabledOf: PanelTab
  unplaced: UnplacedDevices
}

export type FloorPlanEvent =
  | LiveEvent
  /** by the operator; with the device to point out there, when it was found on another floor than the guessed one */
  | { type: 'floor.select'; floor: number; device?: FoundDevice }
  /** another channel of the building, on one of its floors */
  | { type: 'channel.show'; channelId: string; floor: number }
  | { type: 'data.refresh' }
  | { type: 'panel.show'; tab: PanelTab }
  | { type: 'panel.toggle' }
  | { type: 'panel.collapse' }
  | { type: 'records.more' }
  | { type: 'mode.show'; mode: PlanMode }
  /** the picture could not be shown; its signed address may have expired */
  | { type: 'picture.retry' }
  | { type: 'marker.open'; sensorId: string }
  | { type: 'popover.close' }
  | { type: 'detail.open' }
  | { type: 'realtime.open'; sensorId: string }
  | { type: 'notEnabled.open'; of: PanelTab }
  | { type: 'unplaced.open' }
  | { type: 'overlay.close' }

/** The refresh button was pressed in list mode: the list runs an actor of its own. */
export type FloorPlanEmitted = { type: 'list.refresh' }

export interface BuildingRequest {
  buildingId: string
  channelId: string
}

export interface FloorRequest extends BuildingRequest {
  floor: number
}

/** A device to point out on a floor. */
export interface DeviceRequest extends FloorRequest {
  /** where else it may be, worst floors first; none when a floor was requested */
  otherFloors: readonly number[]
  sensorId: string | null
  device: DeviceFields | null
}

export interface FoundDevice {
  id: string
  floor: number
  /** its row in the list of all devices of the floor, from 0 */
  row: number
}

export interface RecordsRequest extends FloorRequest {
  page: number
}

export interface MarkerRequest {
  id: string
  channelId: string
}
