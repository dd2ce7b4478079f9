/** What is written down as the value of an item (our server; ADR 3). */
export const ITEM_VALUE = { text: '0', number: '1' } as const

/** How an inspector answers an item: yes or no, a number that is normal between its bounds, or a text. */
export const ITEM_KIND = { choice: 'choice', number: 'number', text: 'text' } as const
export type ItemKind = (typeof ITEM_KIND)[keyof typeof ITEM_KIND]

/** Whether a facility is in service (enums: inspection.labelStatus). */
export const FACILITY_STATUS = { normal: '0', underRepair: '1' } as const
export type FacilityStatus = (typeof FACILITY_STATUS)[keyof typeof FACILITY_STATUS]

/** When a facility is checked next (our server, ADR 40): in time, soon, or overdue. */
export const DUE_STATE = { inTime: '0', soon: '1', overdue: '2' } as const
export type DueState = (typeof DUE_STATE)[keyof typeof DUE_STATE]
