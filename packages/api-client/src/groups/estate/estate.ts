import type { SensorStatus } from '../../codes/sensor-status'
import type { Coordinates } from '../../resources/hydrants/hydrant'
import type { PageQuery } from '../../resources/rows'

/** A node of the region tree: province, city, district, and buildings as leaves (GET deviceBuilding/select). */
export interface RegionNode {
  /** region code of 6 digits; of a leaf the building's id */
  code: string
  name: string
  /** of buildings: alarm, fault (with offline) or normal; null for regions */
  status: SensorStatus | null
  children: RegionNode[]
}

/** Values that occur, for filters (GET …/getSelected). */
export interface DeviceFilters {
  equipmentTypes: string[]
  manufacturers: string[]
  channels: string[]
}

/** What the form of a device type chooses from (GET deviceSensorType/getSelected). */
export interface DeviceTypeFilters extends DeviceFilters {
  /** every maker, in use or not */
  allManufacturers: string[]
  /** every channel, in use or not */
  allChannels: string[]
  measuringPoints: MeasuringPointChoice[]
}

/** A measuring point that a type of device may have. */
export interface MeasuringPointChoice {
  id: string
  /** wire: codeName */
  code: string | null
  label: string | null
  unit: string | null
}

/** A device in the list of all devices (GET deviceSensor/pageList). */
export interface ListedSensor {
  id: string
  status: SensorStatus | null
  sensorNumber: string | null
  manufacturer: string | null
  model: string | null
  equipmentType: string | null
  channelId: string | null
  channelName: string | null
  buildingId: string | null
  buildingName: string | null
  floor: number | null
  position: string | null
  marked: boolean | null
}

/** Which devices; what is absent is no filter. `sensorNumber` contains, the others match exactly. */
export interface ListedSensorQuery extends PageQuery {
  channelId?: string
  /** ids of buildings; absent = all */
  buildingIds?: readonly string[]
  regionCode?: string
  floor?: number
  status?: SensorStatus
  sensorNumber?: string
  manufacturer?: string
  equipmentType?: string
  model?: string
  position?: string
  marked?: boolean
}

/** A fire host (GET deviceFireMain/get, pageList). */
export interface FireHost {
  id: string
  serverIp: string | null
  port: string | null
  coordinates: Coordinates | null
  position: string | null
}

/** What a person may write; coordinates travel as `lng,lat`. */
export interface FireHostInput {
  serverIp: string
  port: string
  position?: string
  coordinates?: Coordinates | null
}

/** Which hosts; what is absent is no filter. */
export interface FireHostQuery extends PageQuery {
  serverIp?: string
  port?: string
  position?: string
  marked?: boolean
}

/** A point of a fire host in the list of all (GET deviceFireMainSensor/pageList). */
export interface FireHostPoint {
  id: string
  status: SensorStatus | null
  fireHostId: string | null
  loop: string | null
  address: string | null
  series: string | null
  buildingId: string | null
  buildingName: string | null
  floor: number | null
  position: string | null
  marked: boolean | null
}

/** Which points; what is absent is no filter. */
export interface FireHostPointQuery extends PageQuery {
  fireHostId?: string
  buildingIds?: readonly string[]
  regionCode?: string
  floor?: number
  status?: SensorStatus
  series?: string
  loop?: string
  address?: string
  position?: string
  marked?: boolean
}

/** What a person may write of a point. */
export interface FireHostPointInput {
  fireHostId: string
  buildingId: string
  floor: number
  loop: string
  address: string
  series: string
  position?: string
}

/** The form of a point: the point, if it stands already, and the floors to choose from (GET selectType). */
export interface FireHostPointForm {
  point: FireHostPoint | null
  floors: number[]
}

/** A building as a marker on the map (GET …/getStatusByBuild). */
export interface BuildingMarker {
  id: string
  name: string | null
  coordinates: Coordinates | null
  status: SensorStatus | null
}

/** A building with its counts (GET …/getAllBuildingList); faults include offline. */
export interface BuildingSummary {
  id: string
  name: string | null
  address: string | null
  responsiblePerson: string | null
  phone: string | null
  faults: number
  alarms: number
  normal: number
}
