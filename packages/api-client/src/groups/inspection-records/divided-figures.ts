import type { Decoded } from '../../decoding/decoder'
import { table } from '../../decoding/readers'
import { count, id, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { queryOf, wireSort, writeValues, type FilterValues } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import { day } from '../day-input'
import { days } from './days'

const row = shape({
  id: from('id', id),
  /** null: no person was named for a check that was missed, or the facility has no place */
  name: from('name', text),
  buildingId: from('buildingId', nullableId),
  /** of facilities outside of buildings */
  unitId: from('oid', nullableId),
  /** several, separated by commas, when a check was missed that each of them could have done */
  personIds: from('userIds', text),
  typeName: from('equipmentType', text),
  /** the period that is counted, both days included */
  begin: from('beginDate', day),
  end: from('endDate', day),
  due: from('due', count),
  done: from('done', count),
  missed: from('missed', count),
  /** defects that were found in the period */
  found: from('found', count),
  /** defects that are to be repaired or checked again, as they are now */
  open: from('open', count),
  overdue: from('overdue', count),
})

/** The figures of one building or unit, of one person, or of one type (our server, ADR 63). */
export type DividedFigures = Decoded<typeof row>
/** Of what each row of figures tells: a building or unit, a person, or a type of facilities. */
export type Division = 'building' | 'person' | 'type'

const filters = { period: days('dateStrs') }
const sorts = { due: 'due', done: 'done', missed: 'missed', doneShare: 'doneRate', found: 'found', open: 'open', overdue: 'overdue' }

/** Two days in UTC+8, both included; the last 30 by default. */
export type DividedFilters = FilterValues<typeof filters>

/** The figures of a period by building, person or type, the worst first or sorted (GET deviceInspectionStatistics/divided; ADR 63). */
export interface DividedFigureCalls {
  /** One page of them (GET deviceInspectionStatistics/divided; additive, ADR 3, 63). */
  list: (query: DividedFilters & PageQuery & SortQuery, signal?: AbortSignal) => Promise<Rows<DividedFigures>>
}

export const dividedFigures = (by: Division) => (http: Transport): DividedFigureCalls => ({
  list: ({ page, limit, sort, ...given }, signal) =>
    http.get('/api/device/deviceInspectionStatistics/divided', table(row), { query: { by, page, limit, ...queryOf(writeValues(filters, given)), ...wireSort(sorts, sort) }, signal }),
})
