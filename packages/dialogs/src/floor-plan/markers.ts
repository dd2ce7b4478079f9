import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { NamedMarker } from './floor-plan.types'

export interface PlacedMarker extends NamedMarker {
  x: number
  y: number
}

/** The markers that have a place on the picture. */
export function placed(markers: readonly NamedMarker[]): PlacedMarker[] {
  return markers.flatMap((marker) => {
    const { x, y } = marker
    return x === null || y === null ? [] : [{ ...marker, x, y }]
  })
}

/** How many devices on the picture are in alarm, and how many are at fault or offline. */
export function abnormalCounts(markers: readonly NamedMarker[]): { alarms: number; faults: number } {
  const count = (...statuses: (string | null)[]) => markers.filter(({ status }) => statuses.includes(status)).length
  return { alarms: count(SENSOR_STATUS.alarm), faults: count(SENSOR_STATUS.fault, SENSOR_STATUS.offline) }
}

/** Whether a device has a place on the picture. */
export function isPlaced(markers: readonly NamedMarker[], sensorId: string | null): boolean {
  return markers.some(({ id, x, y }) => id === sensorId && x !== null && y !== null)
}
