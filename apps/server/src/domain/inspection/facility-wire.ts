import type { indoorFacilities, outdoorFacilities } from '../../db/schema'
import { FieldError } from '../../http/errors'
import type { Reference } from '../../http/resource/definition'
import { wireFlag } from '../../http/wire-flag'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { wireTime } from '../../http/wire-time'
import { inspectionTypeResource } from './inspection-type.resource'
import { zhCN } from './inspection.messages'

type IndoorRow = typeof indoorFacilities.$inferSelect
type OutdoorRow = typeof outdoorFacilities.$inferSelect
type Facility = Pick<IndoorRow, keyof IndoorRow & keyof OutdoorRow>

/** enums: inspection.labelStatus */
const STATE = { 0: '正常', 1: '维修中' } as const

/** What rows of both kinds have in common (contract device §19.1; the additions are in ADR 3). */
export const facilityWire = ({ id, number, typeId, status, position, responsible, installedOn, remark, lastInspectedAt, dueOn, photoKey }: Facility) => ({
  id, facilitiesNo: number, facilitiesTypeId: typeId, status, state: STATE[status], positionDescription: position, personInCharge: responsible, installDate: installedOn, remark,
  lastInspectionTime: wireTime(lastInspectedAt), nextInspectionDate: dueOn, hasPhoto: wireFlag(photoKey !== null),
})

/** The type that a facility has, whose name and cycle its rows show. */
export const typeReference = (column: AnyPgColumn): Reference =>
  ({ column, field: 'facilitiesTypeId', to: inspectionTypeResource.definition, message: zhCN.unknownType, shows: ['equipmentType', 'inspectionCycle'] })

type Values = Record<string, unknown>

/** Refuses to change the number, which is on a printed label. */
export function withNumberKept(values: Values, before: Values): Values {
  if (values['number'] !== undefined && values['number'] !== before['number']) throw new FieldError('facilitiesNo', zhCN.numberKept)
  return values
}
