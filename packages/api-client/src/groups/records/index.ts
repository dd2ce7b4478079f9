import type { ApiGroup } from '../api-group'
import { recordsCalls, type RecordsCalls } from './records.calls'

export type { DaySpan, RecordsCalls, RecordsQuery } from './records.calls'
export { SYSTEM_TYPE, type SystemType } from '../../codes/system-type'
export type { ListedRecord, VerdictAttempt } from './records.schema'

/** Group `records`: `client.with(records)`. */
export const records: ApiGroup<'records', RecordsCalls> = { name: 'records', calls: recordsCalls }
