import type { ApiClient } from '../../api-client'
import { list } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorController } from '../sensors/sensor-controller'
import type { Floor } from './floor'
import { floorRow } from './floor.schema'

/** Floors of a building with their state (spec 2 §7). */
export function floorCalls(http: Transport): ApiClient['floors'] {
  return {
    async list({ buildingId, channelId }, signal) {
      const [floors, alarmFloors] = await Promise.all([
        http.get('/api/device/deviceBuilding/getFloor', list(floorRow), { query: { buildId: buildingId }, signal }),
        http.get(`${sensorController(channelId)}/getAlrmFloor`, list(floorRow), {
          query: { buildId: buildingId, channelId },
          signal,
        }),
      ])
      return mergeFloors(floors, alarmFloors)
    },
  }
}

/** Top down. A floor that only the alarm list knows (a building whose floor count shrank) must not hide its alarm. */
function mergeFloors(floors: readonly Floor[], alarmFloors: readonly Floor[]): Floor[] {
  const states = new Map<number, Floor['status']>()
  for (const { floor, status } of [...floors, ...alarmFloors]) {
    states.set(floor, worse(states.get(floor) ?? null, status))
  }
  return [...states].map(([floor, status]) => ({ floor, status })).sort((a, b) => b.floor - a.floor)
}

function worse(a: Floor['status'], b: Floor['status']): Floor['status'] {
  if (a === 'alarm' || b === 'alarm') return 'alarm'
  return a ?? b
}
