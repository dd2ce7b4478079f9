/** What is written down as the value of an item (our server; ADR 3). */
export const ITEM_VALUE = { text: '0', number: '1' } as const

/** How an inspector answers an item: yes or no, a number that is normal between its bounds, or a text. */
export const ITEM_KIND = { choice: 'choice', number: 'number', text: 'text' } as const
export type ItemKind = (typeof ITEM_KIND)[keyof typeof ITEM_KIND]

/** How many days the figures of inspections of one call cover at most (our server). */
export const MOST_FIGURE_DAYS = 366

/** Whether a facility is in service (enums: inspection.labelStatus). */
export const FACILITY_STATUS = { normal: '0', underRepair: '1' } as const
export type FacilityStatus = (typeof FACILITY_STATUS)[keyof typeof FACILITY_STATUS]

/** When a facility is checked next (our server, ADR 40): in time, soon, or overdue. */
export const DUE_STATE = { inTime: '0', soon: '1', overdue: '2' } as const
export type DueState = (typeof DUE_STATE)[keyof typeof DUE_STATE]

/** Where a task stands (our server, ADR 47): not yet begun, to be done, all points checked, or over with points that were not checked in time. */
export const TASK_STATE = { upcoming: '0', open: '1', done: '2', missed: '3' } as const
/** A code; see `TASK_STATE`. */
export type TaskState = (typeof TASK_STATE)[keyof typeof TASK_STATE]

/** Whether a route is one in buildings or outside of them (enums: inspection.routeFlag). */
export const ROUTE_KIND = { indoor: '0', outdoor: '1' } as const
/** A code; see `ROUTE_KIND`. */
export type RouteKind = (typeof ROUTE_KIND)[keyof typeof ROUTE_KIND]

/** What a check found (enums: inspection.inspectionResult). */
export const INSPECTION_RESULT = { normal: '0', abnormal: '1' } as const
/** A code; see `INSPECTION_RESULT`. */
export type InspectionResultCode = (typeof INSPECTION_RESULT)[keyof typeof INSPECTION_RESULT]

/** What the inspector did about it (enums: inspection.handling). */
export const HANDLING = { repaired: '0', reported: '1' } as const
/** A code; see `HANDLING`. */
export type Handling = (typeof HANDLING)[keyof typeof HANDLING]

/** The steps of a defect (our server, ADR 48): to be repaired, repaired, checked again, signed. */
export const DEFECT_STATE = { open: '0', rectified: '1', rechecked: '2', signed: '3' } as const
/** A code; see `DEFECT_STATE`. */
export type DefectState = (typeof DEFECT_STATE)[keyof typeof DEFECT_STATE]

/** Who signs that a defect is gone, in this order (our server, ADR 64): the inspector, the department, the fire manager, the responsible person. */
export const SIGNER = { inspector: '0', department: '1', manager: '2', responsible: '3' } as const
/** A code; see `SIGNER`. */
export type Signer = (typeof SIGNER)[keyof typeof SIGNER]

/** How severe a defect is (our server, ADR 48). */
export const SEVERITY = { minor: '0', major: '1', severe: '2' } as const
/** A code; see `SEVERITY`. */
export type Severity = (typeof SEVERITY)[keyof typeof SEVERITY]
