import type { SensorStatus } from '../../codes/sensor-status'
import type { Instant } from '../../instant'
import type { PageQuery } from '../rows'

/** Head of the real-time panel (GET deviceSensor/get, getOutdoor, deviceFireMainSensor/get). */
export interface SensorDetail {
  status: SensorStatus | null
  sensorNumber: string | null
  equipmentType: string | null
  buildingName: string | null
  hydrantName: string | null
  floor: number | null
  description: string | null
  fireHostId: string | null
  loop: string | null
  address: string | null
  series: string | null
}

/** A live value in the pop-over of a marker. `data` is the value with its unit, as the server words it. */
export interface LiveReading {
  measuringPoint: string | null
  data: string | null
  type: string | null
  status: SensorStatus | null
  /** `#RRGGBB` of the alarm level, or null; anything else the server sends is dropped (trust B3) */
  color: string | null
}

/** What the pop-over of a marker shows (GET getSensor). */
export interface MarkerInfo {
  equipmentType: string | null
  sensorNumber: string | null
  position: string | null
  fireHostId: string | null
  loop: string | null
  address: string | null
  series: string | null
  /** last upload, or when offline the last change of status */
  at: Instant | null
  /** device sensors say it only when they are offline; fire host points always */
  status: SensorStatus | null
  /** how long it has been offline, in the server's words */
  offlineFor: string | null
  /** state text of a fire host point */
  type: string | null
  readings: LiveReading[]
}

/** How many devices of a sort stand in a building or on a floor (GET selectCount). */
export interface SensorTypeCount {
  type: string
  count: number
  color: string | null
}

/** A device that is not enabled (GET getNotEnabledSensorList, getNotEnabledSensorListByHydrantId). */
export interface NotEnabledRow {
  id: string
  sensorNumber: string | null
  equipmentType: string | null
  model: string | null
  manufacturer: string | null
  channelName: string | null
  buildingName: string | null
  hydrantName: string | null
  floor: number | null
  position: string | null
  /** on the floor plan; null where the server does not say (hydrants) */
  marked: boolean | null
  fireHostId: string | null
  loop: string | null
  address: string | null
  series: string | null
}

/** Which devices that are not enabled: of a building, or of one floor. */
export interface NotEnabledQuery extends PageQuery {
  buildingId: string
  channelId: string
  floor?: number
}

/** State of a measuring point; 3 on the wire is shielded. */
export type MeasuringPointState = 'fault' | 'alarm' | 'normal' | 'shielded'

/** A measuring point of a device (GET getMeasuringPoint). */
export interface MeasuringPoint {
  /** what real-time calls ask for; wire: codeName */
  code: string
  label: string | null
  unit: string | null
  state: MeasuringPointState | null
}
