import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { hydrantFacilityCalls } from './hydrant-facilities'
import { outdoorSensorCalls } from './outdoor-sensors'

export { hydrantInput, type HydrantFacility, type HydrantFilters, type HydrantInput, type HydrantMarker } from './hydrant-facility.schema'
export type { HydrantFacilityCalls, HydrantListQuery } from './hydrant-facilities'
export { installationInput, outdoorSensorInput, type Installation, type InstallationInput, type InstallationReport, type OutdoorSensor, type OutdoorSensorFilters, type OutdoorSensorInput } from './outdoor-sensor.schema'
export type { OutdoorSensorCalls, OutdoorSensorQuery } from './outdoor-sensors'
export { HYDRANT_TYPE, OUTLET_TYPE, OUTLETS, WATER_PIPE, type HydrantType, type Outlets, type OutletType, type WaterPipe } from './water.codes'

/** The water for firefighting: hydrants and their sensors (contract device 2, 5). */
export type WaterCalls = ReturnType<typeof waterCalls>

function waterCalls(http: Transport) {
  return {
    /** Hydrants. */
    hydrants: hydrantFacilityCalls(http),
    /** Sensors of hydrants. */
    sensors: outdoorSensorCalls(http),
  }
}

/** Group `water`: `client.with(water)`. */
export const water: ApiGroup<'water', WaterCalls> = { name: 'water', calls: waterCalls }
