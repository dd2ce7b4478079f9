import { minLength, object, picklist, pipe, regex, string, trim, type InferOutput } from 'valibot'
import { codeOf, flag, instant, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { day, optionalDay } from '../day-input'
import { optionalText, requiredText } from '../inputs'
import { days } from '../inspection-records/days'

/** What was done to a device. */
export const MAINTENANCE_KIND = { inspection: 'inspection', cleaning: 'cleaning', calibration: 'calibration', repair: 'repair', replacement: 'replacement' } as const
/** One of the kinds. */
export type MaintenanceKind = (typeof MAINTENANCE_KIND)[keyof typeof MAINTENANCE_KIND]

/** Whether the device was in order afterwards. */
export const MAINTENANCE_RESULT = { passed: '1', failed: '0' } as const
/** One of the results. */
export type MaintenanceResult = (typeof MAINTENANCE_RESULT)[keyof typeof MAINTENANCE_RESULT]

const row = {
  deviceId: from('deviceId', nullableId),
  kind: from('maintenanceType', codeOf(MAINTENANCE_KIND)),
  doneOn: from('doneDate', day),
  /** a person or a firm, in any words */
  doneBy: from('donePerson', text),
  result: from('passed', codeOf(MAINTENANCE_RESULT)),
  description: from('description', text),
  /** when the same is due again; null = not planned */
  nextOn: from('nextDate', day),
  /** the same was done again with success: the next day is no longer waited for */
  followed: from('followed', flag),
  updatedAt: from('updTime', instant),
}

/** What was done to a device, and when it is due again (our server, ADR 76). */
export type DeviceMaintenance = EntityRow<typeof row>

/** What a user may write of it. The device never changes; the day is not in the future, and the next one is not before it. */
export const maintenanceInput = object({
  deviceId: requiredText(20),
  kind: picklist(Object.values(MAINTENANCE_KIND)),
  doneOn: pipe(string(), trim(), minLength(1), regex(/^\d{4}-\d{2}-\d{2}$/)),
  doneBy: requiredText(50),
  result: picklist(Object.values(MAINTENANCE_RESULT)),
  description: optionalText(500),
  nextOn: optionalDay,
})

/** A new or changed entry. */
export type MaintenanceInput = InferOutput<typeof maintenanceInput>

const filters = { deviceId: 'deviceId', kind: to<MaintenanceKind>('maintenanceType'), done: days('dateStrs') }

/** All are exact; `done` names two days, both included. */
export type MaintenanceFilters = FilterValues<typeof filters>

/** What was done to devices (our server, ADR 76), the latest first; sorted by `doneOn`, `nextOn` and `updatedAt`. */
export type MaintenanceCalls = Crud<DeviceMaintenance, MaintenanceInput, MaintenanceFilters>

export const maintenanceCalls = crud({ base: '/api/device/deviceMaintenance', row, input: maintenanceInput, filters })
