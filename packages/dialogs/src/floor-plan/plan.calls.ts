import type { ApiClient, MarkerInfo, Rows, SensorRow } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import type { FloorRequest, MarkerRequest, PlanAnswer, UnplacedDevice } from './floor-plan.types'
import { unplacedDevices } from './unplaced-devices'

const PAGE = 100 // the most a server gives at once
const LOOKED_UP = 2_000 // devices whose names are looked up for a plan that brings none

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
  const list = (page: number) =>
    client.sensors
      .onFloor({ ...floor, status: null, page, limit: PAGE }, signal)
      .catch((): Rows<SensorRow> => ({ rows: [], total: 0, dropped: 0 }))
  const [{ plan, candidates }, markers, first] = await Promise.all([
    client.floorPlans.find(floor, signal),
    client.floorPlans.markers(floor, signal),
    list(1),
  ])
  // our server says with each marker what it is called (ADR 0003); others leave it to the list, page by page
  const isTold = markers.some(({ position }) => position !== null)
  const rows = isTold ? first.rows : [...first.rows, ...(await otherPages(first, list, LOOKED_UP / PAGE))]
  const names = new Map(rows.map(({ id, position }) => [id, position]))
  return {
    plan,
    candidates,
    markers: markers.map(({ position, ...marker }) => ({ ...marker, name: position ?? names.get(marker.id) ?? null })),
  }
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
  return [...first.rows, ...(await otherPages(first, load))]
}

/** What comes after the first page, up to so many pages in all. */
async function otherPages<Row>({ total }: Rows<Row>, load: (page: number) => Promise<Rows<Row>>, most = Infinity): Promise<Row[]> {
  const pages = Math.min(Math.ceil(total / PAGE), most)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 2)))
  return others.flatMap(({ rows }) => rows)
}
