import { object, type InferOutput } from 'valibot'
import { nothing, plainList } from '../../decoding/readers'
import { id, nullableFloor, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { Transport } from '../../transport/transport'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'
import { photoCalls, type PhotoCalls } from '../photos'
import { floorInput, MARK, type PlanPoint } from '../plan-mark.schema'
import { facilityFilters, facilityInput, facilityRow, REMOVAL } from './facility.schema'

const BASE = '/api/device/deviceIndoorLabel'

const row = {
  ...facilityRow,
  buildingId: from('buildingId', nullableId),
  buildingName: from('bName', text),
  floor: from('floor', nullableFloor),
  ...MARK,
}
const listed = shape({ id: from('id', id), version: from('version', nullableId), ...row })

/** A facility in a building that is inspected (contract device 19.1). */
export type IndoorFacility = EntityRow<typeof row>

/** What a user may write of a facility in a building: the floor is one that the building has. */
export const indoorFacilityInput = object({ ...facilityInput, buildingId: requiredText(20), floor: floorInput })

/** A new or changed facility in a building. */
export type IndoorFacilityInput = InferOutput<typeof indoorFacilityInput>

const filters = { ...facilityFilters, buildingIds: to<readonly string[]>('ids'), floor: to<number>('floorId') }

/** Texts contain, the others are exact; `buildingIds` or else `regionCode` name the place. */
export type IndoorFacilityFilters = FilterValues<typeof filters>

/**
 * Facilities in buildings (contract device 19.1), sorted on our server by `number`, `floor`, `installedOn`, `lastInspectedAt`, `dueOn` and
 * `updatedAt`. Their photos are its addition.
 */
export interface IndoorFacilityCalls extends Crud<IndoorFacility, IndoorFacilityInput, IndoorFacilityFilters>, PhotoCalls {
  /** Up to 500 facilities in the order of their ids; unknown ones are left out (GET deviceIndoorLabel/getListById, contract device 19.1). */
  byIds: (ids: readonly string[], signal?: AbortSignal) => Promise<IndoorFacility[]>
  /** Marks a facility on the plan of its floor, null takes the mark away (POST deviceIndoorLabel/update; our server, ADR 3). */
  place: (facility: IndoorFacility, mark: PlanPoint | null, signal?: AbortSignal) => Promise<void>
}

const entity = crud({ base: BASE, row, input: indoorFacilityInput, filters, paths: REMOVAL })

export const indoorFacilities = (http: Transport): IndoorFacilityCalls => ({
  ...entity(http),
  ...photoCalls(BASE)(http),
  byIds: (ids, signal) => http.get(`${BASE}/getListById`, plainList(listed), { query: { ids: ids.join(',') }, signal }),
  async place({ id: facility, version, typeId, buildingId, floor }, mark, signal) {
    const positionSign = mark === null ? '' : `${mark.x},${mark.y}`
    await http.postJson(`${BASE}/update`, { id: wireId(facility), version, facilitiesTypeId: typeId, buildingId, floor, positionSign }, nothing, { signal })
  },
})
