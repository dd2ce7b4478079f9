import { list as listOf } from '../../decoding/readers'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { crud } from '../crud'
import type { SortQuery } from '../crud.types'
import { filters, hydrantInput, hydrantMarker, row, wire, type HydrantFacility, type HydrantFilters, type HydrantMarker } from './hydrant-facility.schema'

const FACILITY = '/api/device/deviceHardwareFacilities'
/** without a region the platform responds with an empty table; -1 is no filter (contract device 0.6, 5) */
const EVERY_REGION = '-1'

const entity = crud({ base: FACILITY, row, input: hydrantInput, filters, wire, paths: { get: (id) => ({ path: 'selectById', query: { id } }) } })

/** Which hydrants; a filter that is missing is not applied. */
export interface HydrantListQuery extends HydrantFilters, PageQuery, SortQuery {}

/**
 * Hydrants and changes to them (contract device 5). Our server sorts them by `name`, `radius` and `updatedAt`, and keeps one that has sensors or
 * unhandled records; `importRows` and the units, phones and states in rows are its additions (ADR 3).
 */
export type HydrantFacilityCalls = ReturnType<typeof hydrantFacilityCalls>

export function hydrantFacilityCalls(http: Transport) {
  const { list, ...calls } = entity(http)
  return {
    ...calls,
    /** The newest first; one page (GET deviceHardwareFacilities/pageList, contract device 5). */
    list: ({ regionCode, ...query }: HydrantListQuery, signal?: AbortSignal): Promise<Rows<HydrantFacility>> =>
      list({ ...query, regionCode: regionCode ?? EVERY_REGION }, signal),
    /** All hydrants, for the map (GET deviceHardwareFacilities/selectByHydrantNameLike, contract device 5). */
    markers: (signal?: AbortSignal): Promise<ReadRows<HydrantMarker>> =>
      http.get(`${FACILITY}/selectByHydrantNameLike`, listOf(hydrantMarker), { signal }),
  }
}
