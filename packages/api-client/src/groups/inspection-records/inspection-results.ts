import { mapped, type Decoded } from '../../decoding/decoder'
import { existing } from '../../decoding/existing'
import { countedItems } from '../../decoding/items'
import { table } from '../../decoding/readers'
import { codeOf, flag, id, instant, nullableId, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { queryOf, to, writeValues, type FilterValues, type WireNames } from '../crud-wire'
import { HANDLING, INSPECTION_RESULT, type InspectionResultCode } from '../inspection/inspection.codes'
import { pictureUrl } from '../picture.schema'
import { CHECKED } from './checked-facility.schema'
import { days } from './days'

const RESULT = {
  id: from('id', id),
  facilityId: from('labelId', nullableId),
  ...CHECKED,
  result: from('resultFlag', codeOf(INSPECTION_RESULT)),
  /** the state of service, with the one before when it changed: 正常→维修中 */
  statusChange: from('equipmentStatus', text),
  inspector: from('inspectionPerson', text),
  phone: from('phone', text),
  /** when it was checked, by the clock of the phone as far as that can be believed */
  inspectedAt: from('inspectionDate', instant),
  receivedAt: from('receiveDate', instant),
  /** what the phone said, when that could not be believed */
  claimedAt: from('claimedDate', instant),
  plannedUntil: from('plannedCompletionTime', instant),
  problem: from('problemDescription', text),
  handling: from('handling', codeOf(HANDLING)),
}
const result = shape(RESULT)

const item = shape({ id: from('id', id), name: from('checkTestItem', text), value: from('itemVaule', text), unit: from('dataUnit', text), min: from('valueMin', number), max: from('valueMax', number), abnormal: from('abnormalFlag', flag) })
const whole = mapped(
  shape({ record: from('recordInspectionResults', shape({ ...RESULT, photos: from('uploadPictureIds', countedItems(pictureUrl)) })), items: from('item', countedItems(item)) }),
  ({ record: { photos, ...record }, items: { rows, dropped } }) => ({ record: { ...record, photos: photos.rows }, unreadPhotos: photos.dropped, items: rows, unreadItems: dropped }),
)

const missed = shape({
  id: from('id', id), ...CHECKED, routeName: from('routeName', text), plannedUntil: from('plannedCompletionTime', instant),
  /** why the inspector left it out */
  reason: from('leakReason', text),
  /** when it was checked after all */
  lateAt: from('lateDate', instant),
})

/** One check of a facility (contract device 19.5, ADR 48). */
export type InspectionResult = Decoded<typeof result>
/** What an inspector entered for one item, judged by the server. */
export type InspectedItem = Decoded<typeof item>
/** A check with its items and the links of its photos; `unreadItems` further items could not be read, and may be abnormal, nor could `unreadPhotos` further links. */
export type WholeInspectionResult = Decoded<typeof whole>
/** A point of a task that was not checked in time (contract device 19.5). */
export type MissedPoint = Decoded<typeof missed>

const places = { number: 'facilitiesNo', typeName: 'equipmentType', buildingName: 'bName', floor: to<number>('floorId'), unitName: 'oName' }
const resultFilters = { ...places, inspector: 'inspectionPerson', result: to<InspectionResultCode>('inspectionResult'), inspected: days('inspectionDateStr') }
const missedFilters = { ...places, planned: days('plannedCompletionTimeStr') }

/** Texts contain, the others are exact. */
export type InspectionResultFilters = FilterValues<typeof resultFilters>
/** Texts contain, the others are exact. */
export type MissedPointFilters = FilterValues<typeof missedFilters>

/** Checks in buildings, or outside of them (contract device 19.5: `deviceIndoorRecordInspectionResults`, `deviceOutdoorRecordInspectionResults`). */
export interface InspectionResultCalls {
  /** One page, newest first (GET pageList, contract device 19.5). */
  list: (query: InspectionResultFilters & PageQuery, signal?: AbortSignal) => Promise<Rows<InspectionResult>>
  /** Points that were not checked in time, newest first (GET pageListLeak, contract device 19.5). */
  missed: (query: MissedPointFilters & PageQuery, signal?: AbortSignal) => Promise<Rows<MissedPoint>>
  /** One check with its items and photos (GET get, contract device 19.5). Rejects `notFound` for an unknown one. */
  get: (id: string, signal?: AbortSignal) => Promise<WholeInspectionResult>
  /** The checks of one facility, newest first (GET selectByLabelId, contract device 19.5). */
  history: (query: { facilityId: string; month?: string | null } & PageQuery, signal?: AbortSignal) => Promise<Rows<InspectionResult>>
}

/** The calls of one of both controllers. */
export const inspectionResults = (base: string) => (http: Transport): InspectionResultCalls => {
  const asked = (names: WireNames, { page, limit, ...values }: PageQuery) => ({ page, limit, ...queryOf(writeValues(names, values)) })
  return {
    list: (query, signal) => http.get(`${base}/pageList`, table(result), { query: asked(resultFilters, query), signal }),
    missed: (query, signal) => http.get(`${base}/pageListLeak`, table(missed), { query: asked(missedFilters, query), signal }),
    get: (resultId, signal) => http.get(`${base}/get`, existing(whole), { query: { id: resultId }, signal }),
    history: (query, signal) => http.get(`${base}/selectByLabelId`, table(result), { query: asked({ facilityId: 'labelId', month: 'datestr' }, query), signal }),
  }
}
