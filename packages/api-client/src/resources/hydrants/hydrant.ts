import type { Instant } from '../../instant'
import type { SensorStatus } from '../../codes/sensor-status'
import type { PageQuery } from '../rows'

/** Degrees, in the datum of the deployment (domain 8). */
export interface Coordinates {
  longitude: number
  latitude: number
}

/** A hydrant on the map (GET deviceHardwareFacilities/getStatusById). */
export interface Hydrant {
  name: string | null
  /** wire: gix `lng,lat`; null when it is missing, malformed, swapped or unset */
  coordinates: Coordinates | null
  /** gix as it was sent, for the person who has to correct it */
  coordinatesText: string | null
  /** metres */
  protectionRadius: number | null
  /** only fault and normal: an alarm alone leaves a hydrant normal (contract device 23.27) */
  status: SensorStatus | null
}

/** Where a hydrant stands and whose it is (GET selectUnitById). */
export interface HydrantUnit {
  address: string | null
  unitName: string | null
  phone: string | null
}

/** An outlet of a hydrant (GET getById). */
export interface HydrantOutlet {
  name: string | null
  /** millimetres */
  diameter: number | null
  type: string | null
}

/** A latest value of a hydrant (GET selectByHydrantId); value and unit in one text. */
export interface HydrantReading {
  measuringPoint: string | null
  data: string | null
}

/** A device of a hydrant in the marker's popup (GET getByHydrantIdGetSensor): the platform sends no id. */
export interface HydrantDevice {
  id: string | null
  equipmentType: string | null
  sensorNumber: string | null
  reportedAt: Instant | null
}

/** Which devices of a hydrant, one page. */
export interface HydrantSensorQuery extends PageQuery {
  hydrantId: string
  channelId: string
  /** null = all */
  status: SensorStatus | null
}
