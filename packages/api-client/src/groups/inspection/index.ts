import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { inspectionTypes, type InspectionTypeCalls } from './inspection-types'

export { inspectionTypeInput, type InspectionType, type InspectionTypeCalls, type InspectionTypeFilters, type InspectionTypeInput } from './inspection-types'
export type { InspectionItem } from './type-items'
export * from './inspection.codes'

/** Inspections of facilities: what is checked, by whom and when (contract device 18, 19). */
export interface InspectionCalls {
  /** Types of facilities, with what is checked and tested at them. */
  types: InspectionTypeCalls
}

/** Group `inspection`: `client.with(inspection)`. */
export const inspection: ApiGroup<'inspection', InspectionCalls> = {
  name: 'inspection',
  calls: (http: Transport) => ({ types: inspectionTypes(http) }),
}
