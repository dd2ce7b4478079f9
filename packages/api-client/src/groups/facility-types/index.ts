import { array, integer, maxValue, minLength, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, string, transform, trim, union, type InferOutput } from 'valibot'
import { idList } from '../../decoding/id-list'
import { codeOf, instant, nullableCount, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { YES_NO } from '../managed-buildings/building.codes'

export { YES_NO, type YesNo } from '../managed-buildings/building.codes'

const row = {
  /** as facilities and records name it; hydrants are 0 (enums: facilityType) */
  code: from('facilityType', text),
  name: from('facilityTypeName', text),
  icon: from('icon', text),
  /** ids of the measuring points that its sensors may have; null: they could not be read */
  pointIds: from('measuringPointIds', idList),
  hasOutlets: from('hasOutlets', codeOf(YES_NO)),
  /** metres; null: none */
  defaultRadius: from('defaultRadius', nullableCount),
  updatedAt: from('updTime', instant),
}

/** A kind of outdoor facility (our server; ADR 3). */
export type FacilityType = EntityRow<typeof row>

const points = optional(nullable(pipe(union([array(string()), string()]), transform((ids) => (typeof ids === 'string' ? ids.split(',').map((id) => id.trim()).filter(Boolean) : ids)))))

/** The measuring points of a type. */
export const facilityPointsInput = object({ pointIds: points })

/** What a user may write of a type. Code and name are unique, and the code never changes. In a file the points are separated by commas. */
export const facilityTypeInput = object({
  code: pipe(string(), trim(), minLength(1), regex(/^[a-z0-9]{1,10}$/i)),
  name: requiredText(50),
  icon: optionalText(30),
  pointIds: points,
  hasOutlets: picklist(Object.values(YES_NO)),
  defaultRadius: optional(nullable(pipe(numeric(), integer(), minValue(1), maxValue(9999)))),
})

/** A new or changed type. */
export type FacilityTypeInput = InferOutput<typeof facilityTypeInput>

const filters = { name: 'facilityTypeName', code: 'facilityType' }

/** Both contain. */
export type FacilityTypeFilters = FilterValues<typeof filters>

/** Types of outdoor facilities, shared by all tenants (our server; ADR 3), sorted by `code`, `name` and `updatedAt`. One that has facilities stays. */
export type FacilityTypeCalls = Crud<FacilityType, FacilityTypeInput, FacilityTypeFilters>

/** Group `facilityTypes`: `client.with(facilityTypes)`. */
export const facilityTypes: ApiGroup<'facilityTypes', FacilityTypeCalls> = {
  name: 'facilityTypes',
  calls: crud({ base: '/api/device/outdoorFacilityType', row, input: facilityTypeInput, filters }),
}
