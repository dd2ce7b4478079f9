import { SENSOR_STATUS } from '../codes/sensor-status'
import type { MockSensor } from './builders/estate'

/** The floors of these sensors that are not calm, as `getAlrmFloor` has them. */
export function floorsInTrouble(sensors: readonly MockSensor[]) {
  const states = new Map<number, string>()
  const faulty = new Set<number>()
  for (const { floor, status } of sensors) {
    if (floor === null) continue
    if (status === SENSOR_STATUS.alarm || status === SENSOR_STATUS.fault) faulty.add(floor)
    if (status === SENSOR_STATUS.alarm) states.set(floor, SENSOR_STATUS.alarm)
    else if ((status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline) && !states.has(floor)) {
      states.set(floor, SENSOR_STATUS.fault)
    }
  }
  return [...states].map(([floor, status]) => ({ floor, status, offlineOnly: !faulty.has(floor) }))
}
