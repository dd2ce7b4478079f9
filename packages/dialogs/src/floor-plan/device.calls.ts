import type { ApiClient, SensorRow } from '@smart-fire/api-client'
import { isSameDevice } from '../provider/internal'
import { pagesOf } from '../shared/pages-of'
import type { DeviceRequest, FoundDevice } from './floor-plan.types'

const PAGE = 100 // the largest page that servers give

/**
 * The device that a request names by id, by number, or by host, loop and address (domain 3), on the floor of the request or on
 * one of the others. The number of its row counts from 0 in the list of all devices of its floor. Null: none of the floors has
 * it. Rejects when a page cannot be loaded.
 */
export async function findDevice(client: ApiClient, wanted: DeviceRequest, signal: AbortSignal): Promise<FoundDevice | null> {
  for (const floor of [wanted.floor, ...wanted.otherFloors]) {
    const found = await findOnFloor(client, { ...wanted, floor }, signal)
    if (found !== null) return found
  }
  return null
}

async function findOnFloor(client: ApiClient, wanted: DeviceRequest, signal: AbortSignal): Promise<FoundDevice | null> {
  const { sensorId, device, buildingId, channelId, floor } = wanted
  const isWanted = (row: SensorRow) => row.id === sensorId || (device !== null && isSameDevice(device, row))
  const load = (page: number) => client.sensors.onFloor({ buildingId, channelId, floor, status: null, page, limit: PAGE }, signal)
  for await (const { rows, rowsBefore } of pagesOf(load)) {
    const at = rows.findIndex(isWanted)
    const found = rows[at]
    if (found !== undefined) return { id: found.id, floor, row: rowsBefore + at }
  }
  return null
}
