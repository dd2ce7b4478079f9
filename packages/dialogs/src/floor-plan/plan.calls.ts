import type { ApiClient, MarkerInfo, Rows, SensorRow } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import type { FloorRequest, MarkerRequest, PlanAnswer, UnplacedDevice } from './floor-plan.types'
import { unplacedDevices } from './unplaced-devices'

const PAGE = 100 // the most a server gives at once

export const never = () => new Promise<never>(() => undefined)

/** What image mode asks the server. */
export function planCalls(client: ApiClient) {
  return {
    loadPlan: fromPromise<PlanAnswer, FloorRequest>(({ input: { buildingId, channelId, floor }, signal }) =>
      floor === null ? never() : whileWanted(signal, () => loadPlan(client, { buildingId, channelId, floor }, signal)),
    ),
    loadMarker: fromPromise<MarkerInfo, MarkerRequest>(({ input: { id, channelId }, signal }) =>
      id === null ? never() : whileWanted(signal, () => client.sensors.markerInfo({ id, channelId }, signal)),
    ),
    loadUnplaced: fromPromise<UnplacedDevice[], FloorRequest>(({ input: { buildingId, channelId, floor }, signal }) =>
      floor === null
        ? never()
        : whileWanted(signal, () => loadUnplaced(client, { buildingId, channelId, floor }, signal)),
    ),
  }
}

interface OneFloor {
  buildingId: string
  channelId: string
  floor: number
}

async function loadPlan(client: ApiClient, floor: OneFloor, signal: AbortSignal): Promise<PlanAnswer> {
  const [{ plan, candidates }, markers, names] = await Promise.all([
    client.floorPlans.find(floor, signal),
    client.floorPlans.markers(floor, signal),
    positions(client, floor, signal),
  ])
  return { plan, candidates, markers: markers.map((marker) => ({ ...marker, name: names.get(marker.id) ?? null })) }
}

/** What a marker is called. A plan without names is still a plan. */
async function positions(client: ApiClient, floor: OneFloor, signal: AbortSignal): Promise<Map<string, string | null>> {
  const { rows } = await client.sensors
    .onFloor({ ...floor, status: null, page: 1, limit: PAGE }, signal)
    .catch((): Rows<SensorRow> => ({ rows: [], total: 0, dropped: 0 }))
  return new Map(rows.map(({ id, position }) => [id, position]))
}

/** The server has no call for it: who is on the floor, without those that have a place on the picture. */
async function loadUnplaced(client: ApiClient, floor: OneFloor, signal: AbortSignal): Promise<UnplacedDevice[]> {
  const [markers, enabled, notEnabled] = await Promise.all([
    client.floorPlans.markers(floor, signal),
    allPages((page) => client.sensors.onFloor({ ...floor, status: null, page, limit: PAGE }, signal)),
    allPages((page) => client.sensors.notEnabled({ ...floor, page, limit: PAGE }, signal)),
  ])
  return unplacedDevices(markers, enabled, notEnabled)
}

async function allPages<Row>(load: (page: number) => Promise<Rows<Row>>): Promise<Row[]> {
  const first = await load(1)
  const pages = Math.ceil(first.total / PAGE)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 2)))
  return [first, ...others].flatMap(({ rows }) => rows)
}
