import type { Transport } from '../../transport/transport'
import { sensorController } from '../sensors/sensor-controller'
import type { ReadRows } from '../../rows'
import { floorList, type Floor, worseState } from './floor.schema'

/** Floors of a building. */
export type FloorCalls = ReturnType<typeof floorCalls>

export function floorCalls(http: Transport) {
  return {
    /**
     * All floors from the top down with their state (GET deviceBuilding/getFloor merged with GET …/getAlrmFloor, spec 2
     * §7, domain 9). `dropped` counts the rows of both lists that could not be read.
     */
    async list(
      { buildingId, channelId }: { buildingId: string; channelId: string },
      signal?: AbortSignal,
    ): Promise<ReadRows<Floor>> {
      const [floors, alarmFloors] = await Promise.all([
        http.get('/api/device/deviceBuilding/getFloor', floorList, { query: { buildId: buildingId }, signal }),
        http.get(`${sensorController(channelId)}/getAlrmFloor`, floorList, {
          query: { buildId: buildingId, channelId },
          signal,
        }),
      ])
      return { rows: mergeFloors(floors.rows, alarmFloors.rows), dropped: floors.dropped + alarmFloors.dropped }
    },
  }
}

/** Top down. A floor that only the list of alarm floors has (the floor count was reduced) must not hide its alarm. */
function mergeFloors(floors: readonly Floor[], alarmFloors: readonly Floor[]): Floor[] {
  const states = new Map<number, Floor['status']>()
  for (const { floor, status } of [...floors, ...alarmFloors]) {
    states.set(floor, worseState(states.get(floor) ?? null, status))
  }
  return [...states].map(([floor, status]) => ({ floor, status })).sort((a, b) => b.floor - a.floor)
}
