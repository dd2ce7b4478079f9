import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { dividedFigures, type DividedFigureCalls } from './divided-figures'
import { inspectionDefects, type InspectionDefectCalls } from './inspection-defects'
import { inspectionFigures, type InspectionFigureCalls } from './inspection-figures'
import { inspectionResults, type InspectionResultCalls } from './inspection-results'
import { inspectionTasks, type InspectionTaskCalls } from './inspection-tasks'

export type { DividedFigureCalls, DividedFigures, DividedFilters, Division } from './divided-figures'
export { assessInput, recheckInput, rectifyInput, type InspectionDefect, type InspectionDefectCalls, type InspectionDefectFilters, type WholeInspectionDefect } from './inspection-defects'
export type { InspectionDay, InspectionFigureCalls, InspectionFigures, InspectionSpan } from './inspection-figures'
export type { InspectedItem, InspectionResult, InspectionResultCalls, InspectionResultFilters, MissedPoint, MissedPointFilters, WholeInspectionResult } from './inspection-results'
export type { InspectionTask, InspectionTaskCalls, InspectionTaskFilters, InspectionTaskPoint, WholeInspectionTask } from './inspection-tasks'
export { DEFECT_STATE, HANDLING, INSPECTION_RESULT, MOST_FIGURE_DAYS, ROUTE_KIND, SEVERITY, SIGNER, TASK_STATE, type DefectState, type Handling, type InspectionResultCode, type RouteKind, type Severity, type Signer, type TaskState } from '../inspection/inspection.codes'

/** What came of inspections (contract device 19.4, 19.5, ADR 47, 48). */
export interface InspectionRecordCalls {
  /** Tasks and their points. */
  tasks: InspectionTaskCalls
  /** Checks in buildings. */
  indoor: InspectionResultCalls
  /** Checks outside of buildings. */
  outdoor: InspectionResultCalls
  /** What was abnormal, until it is signed. */
  defects: InspectionDefectCalls
  /** How many checks of a period were done, missed and abnormal, and how many defects are open and overdue. */
  figures: InspectionFigureCalls
  /** Figures of checks and defects, one row for each building or unit. */
  byBuilding: DividedFigureCalls
  /** Figures of checks and defects, one row for each inspector. */
  byPerson: DividedFigureCalls
  /** Figures of checks and defects, one row for each type of facilities. */
  byType: DividedFigureCalls
}

/** Group `inspectionRecords`: `client.with(inspectionRecords)`. */
export const inspectionRecords: ApiGroup<'inspectionRecords', InspectionRecordCalls> = {
  name: 'inspectionRecords',
  calls: (http: Transport) => ({
    tasks: inspectionTasks(http),
    indoor: inspectionResults('/api/device/deviceIndoorRecordInspectionResults')(http),
    outdoor: inspectionResults('/api/device/deviceOutdoorRecordInspectionResults')(http),
    defects: inspectionDefects(http),
    figures: inspectionFigures(http),
    byBuilding: dividedFigures('building')(http),
    byPerson: dividedFigures('person')(http),
    byType: dividedFigures('type')(http),
  }),
}
