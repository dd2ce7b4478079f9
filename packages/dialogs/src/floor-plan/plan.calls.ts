import type { ApiClient, Rows, SensorRow } from '@smart-fire/api-client'
import type { FloorRequest, PlanResponse, UnplacedDevices } from './floor-plan.types'
import { pagesOf } from '../shared/pages-of'
import { unplacedDevices } from './unplaced-devices'

const PAGE = 100 // the largest page that servers give
const NAMED_DEVICES = 2_000 // devices whose names are loaded for a plan whose markers have none

/** The picture of a floor, its markers, and what they are called. */
export async function loadPlan(client: ApiClient, floor: FloorRequest, signal: AbortSignal): Promise<PlanResponse> {
  const list = (page: number) =>
    client.sensors
      .onFloor({ ...floor, status: null, page, limit: PAGE }, signal)
      .catch((): Rows<SensorRow> => ({ rows: [], total: 0, dropped: 0 }))
  const [{ plan, candidates }, { markers, dropped }, first] = await Promise.all([
    client.floorPlans.find(floor, signal),
    client.floorPlans.markers(floor, signal),
    list(1),
  ])
  // markers of our server bring the name of their position (ADR 0003); on others the device list has it, page by page
  const isNamed = markers.some(({ position }) => position !== null)
  const pages = isNamed ? [first] : [first, ...(await otherPages(first, list, NAMED_DEVICES / PAGE))]
  const names = new Map(pages.flatMap(({ rows }) => rows).map(({ id, position }) => [id, position]))
  return {
    plan,
    candidates,
    droppedMarkers: dropped,
    markers: markers.map(({ position, ...marker }) => ({ ...marker, name: position ?? names.get(marker.id) ?? null })),
  }
}

/** The devices of a floor without a place on the picture. No call of the server lists them. */
export async function loadUnplaced(client: ApiClient, floor: FloorRequest, signal: AbortSignal): Promise<UnplacedDevices> {
  const [{ markers, dropped }, enabled, notEnabled] = await Promise.all([
    client.floorPlans.markers(floor, signal),
    allPages((page) => client.sensors.onFloor({ ...floor, status: null, page, limit: PAGE }, signal)),
    allPages((page) => client.sensors.notEnabled({ ...floor, page, limit: PAGE }, signal)),
  ])
  return { devices: unplacedDevices(markers, enabled.rows, notEnabled.rows), dropped: dropped + enabled.dropped + notEnabled.dropped }
}

async function allPages<Row extends { id: string }>(load: (page: number) => Promise<Rows<Row>>): Promise<Pick<Rows<Row>, 'rows' | 'dropped'>> {
  const all = { rows: [] as Row[], dropped: 0 }
  for await (const { rows, dropped } of pagesOf(load)) {
    all.rows.push(...rows)
    all.dropped += dropped
  }
  return all
}

/** The pages after the first one, up to `most` pages in all, at the same time. */
async function otherPages<Row>({ total }: Rows<Row>, load: (page: number) => Promise<Rows<Row>>, most: number): Promise<Rows<Row>[]> {
  const pages = Math.min(Math.ceil(total / PAGE), most)
  return Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 2)))
}
