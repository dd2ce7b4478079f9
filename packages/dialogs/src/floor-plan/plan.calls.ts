import type { ApiClient, Rows, SensorRow } from '@smart-fire/api-client'
import type { FloorRequest, PlanResponse, UnplacedDevice } from './floor-plan.types'
import { unplacedDevices } from './unplaced-devices'

const PAGE = 100 // the largest page that servers give
const NAMED_DEVICES = 2_000 // devices whose names are loaded for a plan whose markers have none

/** The picture of a floor, its markers, and what they are called. */
export async function loadPlan(client: ApiClient, floor: FloorRequest, signal: AbortSignal): Promise<PlanResponse> {
  const list = (page: number) =>
    client.sensors
      .onFloor({ ...floor, status: null, page, limit: PAGE }, signal)
      .catch((): Rows<SensorRow> => ({ rows: [], total: 0, dropped: 0 }))
  const [{ plan, candidates }, markers, first] = await Promise.all([
    client.floorPlans.find(floor, signal),
    client.floorPlans.markers(floor, signal),
    list(1),
  ])
  // markers of our server bring the name of their position (ADR 0003); on others the device list has it, page by page
  const isNamed = markers.some(({ position }) => position !== null)
  const rows = isNamed ? first.rows : [...first.rows, ...(await otherPages(first, list, NAMED_DEVICES / PAGE))]
  const names = new Map(rows.map(({ id, position }) => [id, position]))
  return {
    plan,
    candidates,
    markers: markers.map(({ position, ...marker }) => ({ ...marker, name: position ?? names.get(marker.id) ?? null })),
  }
}

/** The devices of a floor without a place on the picture. No call of the server lists them. */
export async function loadUnplaced(client: ApiClient, floor: FloorRequest, signal: AbortSignal): Promise<UnplacedDevice[]> {
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

/** The pages after the first one, up to `most` pages in all. */
async function otherPages<Row>({ total }: Rows<Row>, load: (page: number) => Promise<Rows<Row>>, most = Infinity): Promise<Row[]> {
  const pages = Math.min(Math.ceil(total / PAGE), most)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 2)))
  return others.flatMap(({ rows }) => rows)
}
