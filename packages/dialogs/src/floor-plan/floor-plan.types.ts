import type {
  BuildingContact,
  DeviceCounts,
  Floor,
  Instant,
  SensorRow,
  SensorStatus,
  UnplacedCounts,
} from '@smart-fire/api-client'

export interface FloorPlanInput {
  buildingId: string
  channelId: string
  /** the floor to open on; null or 0 lets the alarm floors decide (spec 2 §4) */
  floor: number | null
}

/** Devices of one place: a floor or the whole building. */
export interface PlaceData {
  counts: DeviceCounts
  unplaced: UnplacedCounts
}

/** Parts of the dialog that are asked for separately and can be outdated separately. */
export type FloorPlanPart = 'floors' | 'building' | 'wholeData' | 'floorData' | 'list'

/** The status that the list is filtered by; null = all. */
export type StatusFilter = SensorStatus | null

export interface FloorPlanContext {
  buildingId: string
  channelId: string
  /** null until the start floor is known */
  floor: number | null
  floors: Floor[]
  contact: BuildingContact | null
  wholeData: PlaceData | null
  floorData: PlaceData | null
  /** chosen in the filter, and applied by the query button */
  filter: StatusFilter
  status: StatusFilter
  page: number
  limit: number
  rows: SensorRow[]
  total: number
  loadedAt: Instant | null
  /** the newest change of this building that the alarm link told of, and the one each part's last load includes */
  heardChange: number
  includedChange: Record<FloorPlanPart, number>
}

export type FloorPlanEvent =
  | { type: 'floor.select'; floor: number }
  | { type: 'dialog.refresh' }
  | { type: 'filter.choose'; status: StatusFilter }
  | { type: 'filter.apply' }
  | { type: 'page.change'; page: number }
  | { type: 'size.change'; limit: number }
  | { type: 'panel.show'; tab: 'floorInfo' | 'buildingInfo' }
  | { type: 'panel.toggle' }
  /** from the alarm link: something happened in this building, or the link fell silent, or is heard again */
  | { type: 'building.changed'; change: number }
  | { type: 'link.silent' }
  | { type: 'link.heard' }
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

export interface ListAnswer {
  rows: SensorRow[]
  total: number
  loadedAt: Instant
}
