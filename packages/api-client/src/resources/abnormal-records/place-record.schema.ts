import { mapped, Refusal, type Decoded } from '../../decoding/decoder'
import { RECORD_CATEGORY, type RecordCategory } from '../../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import { DEVICE, HANDLING_OF_RECORD, POINT_OF_RECORD } from '../../decoding/device-fields'
import { codeOf, id, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Rows } from '../../rows'
import { verdictOf } from './verdict-of'

/** A handled record of one device (GET getAlrmBySensorId). What a table does not keep is null. */
export type HistoryRecord = Decoded<ReturnType<typeof historyRecord>>

const historyFields = shape({
  id: from('id', id),
  category: from('alrmCategory', codeOf(RECORD_CATEGORY)),
  ...POINT_OF_RECORD,
  ...HANDLING_OF_RECORD,
})

/** A row of getAlrmBySensorId; what the row leaves out follows from its table. */
export function historyRecord(kind: RecordKind) {
  return mapped(historyFields, (row) => {
    const category = categoryOf(kind, row.category)
    return { ...row, category, verdict: verdictOf(category, row.verdict) }
  })
}

/** Hydrant records have no category and are faults (contract device 14.1). */
function categoryOf(kind: RecordKind, category: RecordCategory | null): RecordCategory | null {
  return kind === RECORD_KIND.hydrant ? RECORD_CATEGORY.fault : category
}

/** selectAbnormal of the general and the fire host table, selectByHydrantId of the hydrants'. */
const placeFields = shape({
  category: from('alrmCategory', codeOf(RECORD_CATEGORY)),
  equipmentType: DEVICE.equipmentType,
  series: DEVICE.series,
  sensorNumber: DEVICE.sensorNumber,
  position: DEVICE.position,
  ...POINT_OF_RECORD,
  measuringPoint: from(['measuringPoint', 'unit'], text),
})

/** A record of a place. The platform sends no id (contract device 23.10): `key` is made here, unique in its page. */
export interface PlaceRecord extends Decoded<typeof placeFields> {
  key: string
}

type KeylessRecord = Omit<PlaceRecord, 'key'>

/** A row of a place's records; what the row leaves out follows from its table. */
export function placeRecord(kind: RecordKind) {
  return mapped(placeFields, (row): KeylessRecord | Refusal =>
    row.alarmType === null && row.raisedAt === null
      ? new Refusal('neither type nor date')
      : { ...row, category: categoryOf(kind, row.category) },
  )
}

/** A key from the contents of the row; equal rows get a number in addition. */
export function keyed(page: Rows<KeylessRecord>): Rows<PlaceRecord> {
  const seen = new Map<string, number>()
  const rows = page.rows.map((row) => {
    const { raisedAt, sensorNumber, position, measuringPoint, alarmType } = row
    const contents = [raisedAt, sensorNumber, position, measuringPoint, alarmType].join('|')
    const before = seen.get(contents) ?? 0
    seen.set(contents, before + 1)
    return { key: before === 0 ? contents : `${contents}|${before}`, ...row }
  })
  return { ...page, rows }
}
