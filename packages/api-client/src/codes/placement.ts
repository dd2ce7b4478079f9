/** Whether devices of a series are installed in buildings or outdoors (enums: sensorType.seriesType). */
export const PLACEMENT = { indoor: '0', outdoor: '1' } as const
export type Placement = (typeof PLACEMENT)[keyof typeof PLACEMENT]
