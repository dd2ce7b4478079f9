/** Whether a building has something; null: not told (enums: building). */
export const YES_NO = { yes: '1', no: '0' } as const
export type YesNo = (typeof YES_NO)[keyof typeof YES_NO]

/** The condition of the fire-fighting facilities (enums: building.xfssIntact). */
export const FACILITY_CONDITION = { qualified: '1', unqualified: '2' } as const
export type FacilityCondition = (typeof FACILITY_CONDITION)[keyof typeof FACILITY_CONDITION]
