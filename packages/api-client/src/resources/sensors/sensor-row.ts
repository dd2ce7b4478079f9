import type { SensorStatus } from '../../codes/sensor-status'
import type { PageQuery } from '../rows'

/** A device in the list mode of the floor plan (spec 2 §2.1). Fire host points carry host, loop, address and series. */
export interface SensorRow {
  id: string
  status: SensorStatus | null
  position: string | null
  sensorNumber: string | null
  equipmentType: string | null
  channelId: string | null
  channelName: string | null
  buildingName: string | null
  fireHostId: string | null
  loop: string | null
  address: string | null
  series: string | null
}

/** Which devices of a floor, one page. */
export interface FloorSensorQuery extends PageQuery {
  channelId: string
  buildingId: string
  floor: number
  /** null = all */
  status: SensorStatus | null
}

/** Devices of a building or floor that are not what the plan shows (GET getStatusCount). */
export interface UnplacedCounts {
  notEnabled: number
  unlabelled: number
  allNotEnabled: number
}
