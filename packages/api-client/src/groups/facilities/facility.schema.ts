import { nullable, optional, picklist, pipe, regex, string, toUpperCase, transform, trim } from 'valibot'
import { codeOf, flag, instant, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { to } from '../crud-wire'
import { day, optionalDay } from '../day-input'
import { optionalText, requiredText } from '../inputs'
import { DUE_STATE, FACILITY_STATUS, type DueState, type FacilityStatus } from '../inspection/inspection.codes'

/** What rows of both kinds have. */
export const facilityRow = {
  /** on its label; unique within the tenant, and never changes */
  number: from('facilitiesNo', text),
  /** null on the deployed platform, as are `cycleDays` and all from `responsible` to `remark` but the last inspection */
  typeId: from('facilitiesTypeId', nullableId),
  typeName: from('equipmentType', text),
  /** days between two inspections; null: not fixed */
  cycleDays: from('inspectionCycle', nullableCount),
  status: from('status', codeOf(FACILITY_STATUS)),
  position: from('positionDescription', text),
  /** a name: the person may have no account */
  responsible: from('personInCharge', text),
  installedOn: from('installDate', day),
  lastInspectedAt: from('lastInspectionTime', instant),
  /** the day of the next inspection; null: the type has no cycle */
  dueOn: from('nextInspectionDate', day),
  dueState: from('dueState', codeOf(DUE_STATE)),
  hasPhoto: from('hasPhoto', flag),
  unitId: from('oid', nullableId),
  unitName: from('oName', text),
  remark: from('remark', text),
  updatedAt: from('updTime', instant),
}

const number = optional(nullable(pipe(string(), trim(), toUpperCase(), regex(/^[0-9A-Z-]{0,32}$/), transform((value) => value || null))))

/** What a user may write of both kinds. Without a number the server makes one. */
export const facilityInput = {
  typeId: requiredText(20),
  number,
  position: optionalText(100),
  responsible: optionalText(50),
  installedOn: optionalDay,
  status: optional(nullable(picklist(Object.values(FACILITY_STATUS)))),
  remark: optionalText(200),
}

/** The filters of both kinds. All but number, type name, status and the days of the last inspection are applied by our server only (ADR 3). */
export const facilityFilters = {
  number: 'facilitiesNo',
  typeId: 'facilitiesTypeId',
  typeName: 'equipmentType',
  status: to<FacilityStatus>('status'),
  dueState: to<DueState>('dueState'),
  position: 'positionDescription',
  responsible: 'personInCharge',
  marked: to<boolean>('positionSign'),
  unitId: 'oid',
  regionCode: 'code',
  /** of the last inspection: two days in UTC+8, both included */
  inspected: to('dateStrs', ({ from: first, to: last }: { from: string; to: string }) => `${first},${last}`),
}

/** Rows are deleted by another call than elsewhere (contract device 19.1). */
export const REMOVAL = { remove: (ids: readonly string[]) => ({ path: 'batchDelete', query: { id: ids.join(',') } }) }
