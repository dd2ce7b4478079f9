import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { indoorFacilities, type IndoorFacilityCalls } from './indoor-facilities'
import { outdoorFacilities, type OutdoorFacilityCalls } from './outdoor-facilities'

export { indoorFacilityInput, type IndoorFacility, type IndoorFacilityCalls, type IndoorFacilityFilters, type IndoorFacilityInput } from './indoor-facilities'
export { outdoorFacilityInput, type FacilityMarker, type OutdoorFacility, type OutdoorFacilityCalls, type OutdoorFacilityFilters, type OutdoorFacilityInput } from './outdoor-facilities'
export { DUE_STATE, FACILITY_STATUS, type DueState, type FacilityStatus } from '../inspection/inspection.codes'

/** Facilities that are inspected, each with a label (contract device 19.1, ADR 40). */
export interface FacilityCalls {
  /** Those in buildings. */
  indoor: IndoorFacilityCalls
  /** Those outside of buildings. */
  outdoor: OutdoorFacilityCalls
}

/** Group `facilities`: `client.with(facilities)`. */
export const facilities: ApiGroup<'facilities', FacilityCalls> = {
  name: 'facilities',
  calls: (http: Transport) => ({ indoor: indoorFacilities(http), outdoor: outdoorFacilities(http) }),
}
