import { ApiError, type AbnormalRecord, type ApiClient, type ReadRows, RECORD_KIND } from '@smart-fire/api-client'
import { devices } from '@smart-fire/api-client/devices'
import { estate, type RegionNode } from '@smart-fire/api-client/estate'
import { records } from '@smart-fire/api-client/records'
import { fromPromise } from 'xstate'
import type { BuildingHit, Found, Hits } from './palette.types'

/** Of each kind; the palette is a way to a thing, the lists are for searching. */
const MOST = 5

/** The calls of the search. A kind that fails does not hide the others. */
export function paletteCalls(client: ApiClient) {
  return {
    search: fromPromise<Found, string>(async ({ input: query, signal }) => {
      const [buildings, found, past] = await Promise.all([
        hitsOf(async () => ({ rows: buildingsNamed(await client.with(estate).buildings.tree({}, signal), query), dropped: 0 })),
        hitsOf(() => client.with(devices).list({ sensorNumber: query, page: 1, limit: MOST }, signal)),
        hitsOf(() => recordsWith(client, query, signal)),
      ])
      return { buildings, devices: found, records: past }
    }),
  }
}

/** A refusal for a missing right is no failure: this user has nothing to find there. Only unreadable rows are one: something was found. */
async function hitsOf<Row>(search: () => Promise<ReadRows<Row>>): Promise<Hits<Row>> {
  try {
    const { rows, dropped } = await search()
    return rows.length === 0 && dropped > 0 ? 'failed' : rows.slice(0, MOST)
  } catch (error) {
    return error instanceof ApiError && error.kind === 'forbidden' ? null : 'failed'
  }
}

/** Buildings, the leaves of the tree, whose name contains the text. */
export function buildingsNamed(nodes: readonly RegionNode[], query: string, regions: readonly string[] = []): BuildingHit[] {
  return nodes.flatMap(({ code, name, isBuilding, children }) => {
    if (children.length > 0) return buildingsNamed(children, query, [...regions, name])
    if (!isBuilding || !name.toLowerCase().includes(query.toLowerCase())) return []
    return [{ id: code, name, region: regions.join(' ') }]
  })
}

/** Records of all kinds with the text in their place or device, the latest first. */
async function recordsWith(client: ApiClient, query: string, signal: AbortSignal): Promise<ReadRows<AbnormalRecord>> {
  const pages = await Promise.all(
    Object.values(RECORD_KIND).map((kind) => client.with(records).list({ kind, state: 'all', keyword: query, page: 1, limit: MOST }, signal)),
  )
  const rows = pages.flatMap((page) => page.rows).sort((a, b) => (b.raisedAt ?? 0) - (a.raisedAt ?? 0))
  return { rows, dropped: pages.reduce((sum, page) => sum + page.dropped, 0) }
}
