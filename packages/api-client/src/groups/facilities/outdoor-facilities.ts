import { nullable, object, optional, pipe, string, transform, type InferOutput } from 'valibot'
import { coordinates, writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import { type Decoded } from '../../decoding/decoder'
import { list, plainList } from '../../decoding/readers'
import { codeOf, id, marked, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { ReadRows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'
import { DUE_STATE, FACILITY_STATUS } from '../inspection/inspection.codes'
import { photoCalls, type PhotoCalls } from '../photos'
import { placeInput } from '../place-input'
import { facilityFilters, facilityInput, facilityRow, REMOVAL } from './facility.schema'

const BASE = '/api/device/deviceOutdoorLabel'

const row = {
  ...facilityRow,
  /** GB/T 2260; null on the deployed platform, as are the district and the coordinates */
  regionCode: from('zxqy', text),
  /** the district, in words */
  area: from('area', text),
  coordinates: from('gis', coordinates),
  marked: from('positionSign', marked),
}
const listed = shape({ id: from('id', id), version: from('version', nullableId), ...row })

/** A facility outside of buildings that is inspected (contract device 19.1). */
export type OutdoorFacility = EntityRow<typeof row>

/** What a user may write of a facility outside of buildings: a unit is responsible for it. */
export const outdoorFacilityInput = object({
  ...facilityInput,
  unitId: requiredText(20),
  regionCode: optional(nullable(pipe(string(), transform((value) => value || null)))),
  coordinates: placeInput,
})

/** A new or changed facility outside of buildings. */
export type OutdoorFacilityInput = InferOutput<typeof outdoorFacilityInput>

/** Texts contain, `regionCode` is a district or all of a city or province, the others are exact. */
export type OutdoorFacilityFilters = FilterValues<typeof facilityFilters>

/** A facility on the map (GET deviceOutdoorLabel/markers; our server, ADR 3). */
export type FacilityMarker = Decoded<typeof marker>

const marker = shape({
  id: from('id', id),
  number: from('facilitiesNo', text),
  typeName: from('equipmentType', text),
  position: from('positionDescription', text),
  coordinates: from('gis', coordinates),
  status: from('status', codeOf(FACILITY_STATUS)),
  dueState: from('dueState', codeOf(DUE_STATE)),
})

/**
 * Facilities outside of buildings (contract device 19.1), sorted on our server by `number`, `installedOn`, `lastInspectedAt`, `dueOn` and `updatedAt`.
 * Their photos and markers are its addition.
 */
export interface OutdoorFacilityCalls extends Crud<OutdoorFacility, OutdoorFacilityInput, OutdoorFacilityFilters>, PhotoCalls {
  /** Up to 500 facilities in the order of their ids; unknown ones are left out (GET deviceOutdoorLabel/getListById, contract device 19.1). */
  byIds: (ids: readonly string[], signal?: AbortSignal) => Promise<OutdoorFacility[]>
  /** All of them, for the map (GET deviceOutdoorLabel/markers; our server, ADR 3). */
  markers: (signal?: AbortSignal) => Promise<ReadRows<FacilityMarker>>
}

const entity = crud({
  base: BASE, row, input: outdoorFacilityInput, filters: facilityFilters, paths: REMOVAL,
  wire: { coordinates: to('gis', (place: Coordinates) => writeCoordinates(place)) },
})

export const outdoorFacilities = (http: Transport): OutdoorFacilityCalls => ({
  ...entity(http),
  ...photoCalls(BASE)(http),
  byIds: (ids, signal) => http.get(`${BASE}/getListById`, plainList(listed), { query: { ids: ids.join(',') }, signal }),
  markers: (signal) => http.get(`${BASE}/markers`, list(marker), { signal }),
})
