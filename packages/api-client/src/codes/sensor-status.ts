/** Status of a sensor or of a point of it (spec 1 §4, domain 10). The values are those of the wire. */
export const SENSOR_STATUS = { fault: '0', alarm: '1', normal: '2', notEnabled: '3', offline: '4' } as const
export type SensorStatus = (typeof SENSOR_STATUS)[keyof typeof SENSOR_STATUS]
