import type { Decoded } from '../../decoding/decoder'
import { existing } from '../../decoding/existing'
import { items } from '../../decoding/items'
import { table } from '../../decoding/readers'
import { codeOf, flag, id, instant, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { queryOf, to, writeValues, type FilterValues } from '../crud-wire'
import { INSPECTION_RESULT, ROUTE_KIND, TASK_STATE, type RouteKind, type TaskState } from '../inspection/inspection.codes'
import { CHECKED } from './checked-facility.schema'
import { days } from './days'

const BASE = '/api/device/deviceInspectionTasks'

/** What a row of a task and a task of the phone have. */
export const TASK = {
  id: from('id', id),
  routeName: from('routeName', text),
  kind: from('routeFlag', codeOf(ROUTE_KIND)),
  startsAt: from('startTime', instant),
  endsAt: from('endTime', instant),
  strict: from('strictOrder', flag),
  /** null: for all users who may inspect */
  personNames: from('userNames', text),
  state: from('taskState', codeOf(TASK_STATE)),
  points: from('labelCount', nullableCount),
  done: from('checkedCount', nullableCount),
  missed: from('leakCount', nullableCount),
  skipped: from('jumpCount', nullableCount),
}
const task = shape(TASK)

/** A point of a task. */
export const taskPoint = shape({
  id: from('id', id),
  ...CHECKED,
  doneAt: from('checkTime', instant),
  missed: from('leakFlag', flag),
  skipReason: from('jumpReason', text),
  /** of the newest check, in time or late */
  resultId: from('resultId', nullableId),
  result: from('inspectionResult', codeOf(INSPECTION_RESULT)),
  inspector: from('inspectionPerson', text),
  inspectedAt: from('inspectionDate', instant),
})
const whole = shape({ ...TASK, label: from('label', items(taskPoint)) })

/** One inspection of a route (contract device 19.4, ADR 47). */
export type InspectionTask = Decoded<typeof task>
/** A facility of a task, and what became of it. */
export type InspectionTaskPoint = Decoded<typeof taskPoint>
/** A task with its points in their order. */
export type WholeInspectionTask = InspectionTask & { label: InspectionTaskPoint[] }

const filters = { routeName: 'routeName', kind: to<RouteKind>('routeFlag'), state: to<TaskState>('taskState'), started: days('dateStrs'), personId: 'userId' }

/** `routeName` contains; `started` are the days on which tasks begin. */
export type InspectionTaskFilters = FilterValues<typeof filters>

/** Tasks (our server's form of contract device 19.4). */
export interface InspectionTaskCalls {
  /** One page, newest first (GET deviceInspectionTasks/pageList; ADR 3). */
  list: (query: InspectionTaskFilters & PageQuery, signal?: AbortSignal) => Promise<Rows<InspectionTask>>
  /** One task with its points (GET deviceInspectionTasks/get; ADR 3). Rejects `notFound` for an unknown one. */
  get: (id: string, signal?: AbortSignal) => Promise<WholeInspectionTask>
}

export const inspectionTasks = (http: Transport): InspectionTaskCalls => ({
  list: ({ page, limit, ...values }, signal) => http.get(`${BASE}/pageList`, table(task), { query: { page, limit, ...queryOf(writeValues(filters, values)) }, signal }),
  get: (taskId, signal) => http.get(`${BASE}/get`, existing(whole), { query: { id: taskId }, signal }),
})
