import { CHANNEL } from '../../codes/channel'
import { list, nothing, one, table } from '../../decoding/readers'
import { wireId } from '../../decoding/wire-input'
import { ALL_STATUSES, sensorController } from '../../resources/for-groups'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { checked, crud } from '../crud'
import type { SortQuery } from '../crud.types'
import { markInput, type PlanPoint } from '../plan-mark.schema'
import { buildingMarker, buildingSummary, type BuildingMarker, type BuildingSummary } from './building-summary.schema'
import { filters, pointInput, row, unmatchedAddress, type FireHostPoint, type FireHostPointFilters, type UnmatchedAddress } from './fire-host-point.schema'
import { fireHostPointForm, type FireHostPointForm } from './fire-host-point.form'

/** Which points; a filter that is missing is not applied. */
export interface FireHostPointQuery extends FireHostPointFilters, PageQuery, SortQuery {}

const POINT = sensorController(CHANNEL.fireHost)
const EVERY_BUILDING = '-1'

const entity = crud({
  base: POINT,
  row,
  input: pointInput,
  filters,
  paths: {
    get: (id) => ({ path: 'getById', query: { id } }),
    remove: (ids) => ({ path: 'delete', query: { ids: ids.join(',') } }),
  },
})

/** Points of fire hosts (contract device 3). `get`, `usedBy` and `importRows` are additions of our server (ADR 3). */
export type FireHostPointCalls = ReturnType<typeof fireHostPointCalls>

export function fireHostPointCalls(http: Transport) {
  const { list: listPoints, ...calls } = entity(http)
  return {
    ...calls,
    /** Newest first, or on our server sorted by `loop`, `address`, `series`, `lastReportAt` or `updatedAt`; one page (GET deviceFireMainSensor/pageList, spec 1 §7). */
    list: ({ buildingIds, regionCode, ...query }: FireHostPointQuery, signal?: AbortSignal): Promise<Rows<FireHostPoint>> =>
      // without a scope the platform responds with an empty table (contract device 0.6)
      listPoints({ status: ALL_STATUSES, ...query, buildingIds: buildingIds ?? (regionCode == null ? [EVERY_BUILDING] : null), regionCode }, signal),
    /** What the form of a new or an existing point needs (GET deviceFireMainSensor/selectType, spec 1 §7). */
    form: ({ buildingId, id }: { buildingId: string; id?: string }, signal?: AbortSignal): Promise<FireHostPointForm> =>
      http.get(`${POINT}/selectType`, one(fireHostPointForm), { query: { id, buildingId }, signal }),
    /** Places a point on the plan of its floor, or takes its mark away (POST deviceFireMainSensor/update, contract device 3). */
    async place(point: FireHostPoint, mark: PlanPoint | null, signal?: AbortSignal): Promise<void> {
      const { mark: there } = checked(markInput, { mark })
      const whole = {
        id: wireId(point.id), version: point.version, fireMainId: point.fireHostId, sensorLoop: point.loop, address: point.address, series: point.series,
        buildingId: point.buildingId, floor: point.floor, ...(point.position === null ? {} : { positionDescription: point.position }), positionSign: there ? `${there.x},${there.y}` : '',
      }
      return http.postJson(`${POINT}/update`, whole, nothing, { signal, fields: new Map([['positionSign', 'mark']]) })
    },
    /**
     * Addresses of a host that have been reported and that no point has, the latest first, 100 at most: their alarms name no place
     * (GET deviceFireMainSensor/unmatched, our server; ADR 3). Rejects `notFound` on other servers.
     */
    unmatched: (fireHostId: string, signal?: AbortSignal): Promise<Rows<UnmatchedAddress>> =>
      http.get(`${POINT}/unmatched`, table(unmatchedAddress), { query: { fireMainId: fireHostId, page: 1, limit: 100 }, signal }),
    /** Buildings with fire host points, as markers on the map (GET deviceFireMainSensor/getStatusByBuild, spec 1 §7). */
    buildingMarkers: ({ buildingName, channelId }: { buildingName?: string; channelId?: string }, signal?: AbortSignal): Promise<ReadRows<BuildingMarker>> =>
      http.get(`${POINT}/getStatusByBuild`, list(buildingMarker), { query: { bName: buildingName, channelId }, signal }),
    /** Buildings with fire host points and their counts, one page (GET deviceFireMainSensor/getAllBuildingList, spec 1 §7). */
    buildings: ({ channelId, page, limit }: { channelId?: string } & PageQuery, signal?: AbortSignal): Promise<Rows<BuildingSummary>> =>
      http.get(`${POINT}/getAllBuildingList`, table(buildingSummary), { query: { channelId, page, limit }, signal }),
  }
}
