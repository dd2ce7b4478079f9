import type { Decoded } from '../../decoding/decoder'
import { existing } from '../../decoding/existing'
import { countedItems, items } from '../../decoding/items'
import { nothing, one } from '../../decoding/readers'
import { flag, id, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { ApiClientOptions } from '../../api-client-options'
import { createTransport } from '../../transport/create-transport'
import { platformFetch } from '../../transport/http'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { choiceItems, joinedItems, valueItems, type InspectionItem } from '../inspection/type-items'
import { CHECKED } from '../inspection-records/checked-facility.schema'
import { TASK, taskPoint, type InspectionTaskPoint, type WholeInspectionTask } from '../inspection-records/inspection-tasks'

export { HANDLING, INSPECTION_RESULT, ITEM_KIND, ROUTE_KIND, TASK_STATE, type Handling, type TaskState } from '../inspection/inspection.codes'
export type { InspectionItem, InspectionTaskPoint, WholeInspectionTask }

const BASE = '/api/device/deviceInspectionTasks'
/** photos over a slow connection */
const SUBMIT_MS = 60_000

const ITEMS = { choices: from('checkItems1', choiceItems), values: from('checkItems2', valueItems) }
const type = shape({ name: from('equipmentType', text), ...ITEMS })
const labelled = shape({ ...CHECKED, ...ITEMS })
const own = shape({ tasks: from('tasks', countedItems(shape({ ...TASK, label: from('label', items(taskPoint)) }))), types: from('types', items(type)) })
const submitted = shape({ id: from('id', id), repeated: from('repeated', flag) })

/** What is checked at a type of facilities, in its order. */
export interface CheckedType {
  name: string
  items: InspectionItem[]
}

/** All that a phone needs to inspect without a connection. */
export interface OwnTasks {
  tasks: WholeInspectionTask[]
  /** how many further tasks could not be read; missing in what a phone keeps from an earlier version */
  unreadTasks?: number
  types: CheckedType[]
}

/** The facility of a label, and what is checked there. */
export type LabelledFacility = Pick<InspectionTaskPoint, 'number' | 'typeName' | 'buildingId' | 'buildingName' | 'floor' | 'unitName' | 'position'> & { items: InspectionItem[] }

/** A check as the inspector enters it. The server judges the values. */
export interface NewResult {
  /** made by the phone, 8 to 80 letters, digits and hyphens: a result that is sent again is kept once */
  clientId: string
  /** on the label */
  number: string
  /** null: outside of a task */
  pointId: string | null
  /** by the clock of the phone, milliseconds since 1970 */
  inspectedAt: number
  /** `0` normal, `1` abnormal for a choice; a number or a text otherwise */
  items: readonly { name: string; value: string }[]
  problem: string | null
  /** null while nothing is abnormal */
  handling: string | null
  /** PNG or JPEG as Base64, at most twelve; `item` is the one that a photo shows */
  photos: readonly { item: string | null; content: string }[]
}

/** What the server says of a result: its id, and whether it was there already. */
export type SubmittedResult = Decoded<typeof submitted>

/** The work of an inspector (our server's form of contract device 19.4 and 19.5, ADR 48). */
export interface InspectionWorkCalls {
  /** The tasks of the caller and those that name no person, from half a day ago to two days ahead (GET deviceInspectionTasks/mine; ADR 3). */
  mine: (signal?: AbortSignal) => Promise<OwnTasks>
  /** The facility of a label, whether a task has it or not (GET deviceInspectionTasks/getByFacilitiesNo; ADR 3). Rejects `notFound` for a label of no facility. */
  ofLabel: (number: string, signal?: AbortSignal) => Promise<LabelledFacility>
  /** Sends a result; sending it again changes nothing (POST deviceInspectionTasks/submit; ADR 3). Rejects `refused` or `server` with the reason. */
  submit: (result: NewResult, signal?: AbortSignal) => Promise<SubmittedResult>
  /** Leaves a point out, with the reason (POST deviceInspectionTasks/skip; contract device 19.5 `addJumpInspectionResults`). */
  skip: (pointId: string, reason: string, signal?: AbortSignal) => Promise<void>
}

/** Group `inspectionWork`: `client.with(inspectionWork)`. */
export const inspectionWork: ApiGroup<'inspectionWork', InspectionWorkCalls> = {
  name: 'inspectionWork',
  calls: (http: Transport) => ({
    async mine(signal) {
      const { tasks: { rows: tasks, dropped: unreadTasks }, types } = await http.get(`${BASE}/mine`, one(own), { signal })
      return { tasks, unreadTasks, types: types.map(({ name, choices, values }) => ({ name: name ?? '', items: joinedItems(choices, values) })) }
    },
    async ofLabel(number, signal) {
      const { choices, values, ...facility } = await http.get(`${BASE}/getByFacilitiesNo`, existing(labelled), { query: { facilitiesNo: number }, signal })
      return { ...facility, items: joinedItems(choices, values) }
    },
    submit: ({ clientId, number, pointId, inspectedAt, items: entered, problem, handling, photos }, signal) => http.postJson(`${BASE}/submit`, {
      clientId, facilitiesNo: number, ...(pointId === null ? {} : { taskPointId: wireId(pointId) }), inspectionTime: inspectedAt, itemValue: entered.map(({ name, value }) => ({ checkTestItem: name, itemVaule: value })),
      problemDescription: problem ?? '', ...(handling === null ? {} : { handling }), photos: photos.map(({ item, content }) => ({ ...(item === null ? {} : { checkTestItem: item }), content })),
    }, one(submitted), { signal, atLeastMs: SUBMIT_MS }),
    skip: (pointId, reason, signal) => http.postJson(`${BASE}/skip`, { taskPointId: wireId(pointId), problemDescription: reason }, nothing, { signal }),
  }),
}

/** The work of an inspector alone, for a page that loads nothing else: it needs no HTTP library, but the `fetch` of the page. */
export const createInspectionClient = (options: ApiClientOptions): InspectionWorkCalls => inspectionWork.calls(createTransport(options, platformFetch))
