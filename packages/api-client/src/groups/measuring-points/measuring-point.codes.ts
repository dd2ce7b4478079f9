/** What a point is measured for (enums: measuringPointType). */
export const MEASURING_POINT_TYPE = { fire: '0', monitoring: '1' } as const
export type MeasuringPointType = (typeof MEASURING_POINT_TYPE)[keyof typeof MEASURING_POINT_TYPE]

/** Whether a value that equals a bound lies within the range (enums: normalSymbol). */
export const NORMAL_SYMBOL = { excluded: '0', included: '1' } as const
export type NormalSymbol = (typeof NORMAL_SYMBOL)[keyof typeof NORMAL_SYMBOL]

/** What a value out of the normal range is taken for, by the codes of device states (our server). */
export const OUT_OF_RANGE = { fault: '0', alarm: '1' } as const
export type OutOfRange = (typeof OUT_OF_RANGE)[keyof typeof OUT_OF_RANGE]
