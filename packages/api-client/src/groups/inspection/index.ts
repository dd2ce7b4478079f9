import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { inspectionPlans, type InspectionPlanCalls } from './inspection-plans'
import { inspectionRoutes, type InspectionRouteCalls } from './inspection-routes'
import { inspectionTypes, type InspectionTypeCalls } from './inspection-types'

export { inspectionTypeInput, type InspectionType, type InspectionTypeCalls, type InspectionTypeFilters, type InspectionTypeInput } from './inspection-types'
export { inspectionPlanInput, MONTH_DAYS, WEEKDAYS, type InspectionPeriod, type InspectionPerson, type InspectionPlan, type InspectionPlanCalls, type InspectionPlanFilters, type InspectionPlanInput } from './inspection-plans'
export { inspectionRouteInput, MOST_ROUTE_POINTS, type InspectionRoute, type InspectionRouteCalls, type InspectionRouteFilters, type InspectionRouteInput } from './inspection-routes'
export type { InspectionItem } from './type-items'
export * from './inspection.codes'

/** Inspections of facilities: what is checked, by whom and when (contract device 18, 19). */
export interface InspectionCalls {
  /** Types of facilities, with what is checked and tested at them. */
  types: InspectionTypeCalls
  /** Routes: facilities in the order in which they are checked. */
  routes: InspectionRouteCalls
  /** Plans: when a route is inspected, and by whom. */
  plans: InspectionPlanCalls
}

/** Group `inspection`: `client.with(inspection)`. */
export const inspection: ApiGroup<'inspection', InspectionCalls> = {
  name: 'inspection',
  calls: (http: Transport) => ({ types: inspectionTypes(http), routes: inspectionRoutes(http), plans: inspectionPlans(http) }),
}
