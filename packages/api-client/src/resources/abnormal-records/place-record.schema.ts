import { mapped, Refusal, type Decoded } from '../../decoding/decoder'
import type { RecordCategory } from '../../codes/record-category'
import type { RecordKind } from '../../codes/record-kind'
import { DEVICE, HANDLING_OF_RECORD, POINT_OF_RECORD } from '../../decoding/device-fields'
import { id, nullableId, text } from '../../decoding/scalars'
import { withKeys } from '../../decoding/keys'
import { from, shape } from '../../decoding/shape'
import type { Rows } from '../../rows'
import { CATEGORY_OF_RECORD, categoryOf } from '../../decoding/category-of'
import { verdictOf } from './verdict-of'

/** A handled record of one device (GET getAlrmBySensorId). What a table does not keep is null. */
export type HistoryRecord = Decoded<ReturnType<typeof historyRecord>>

const historyFields = shape({
  id: from('id', id),
  ...CATEGORY_OF_RECORD,
  ...POINT_OF_RECORD,
  ...HANDLING_OF_RECORD,
})

/** A row of getAlrmBySensorId; what the row leaves out follows from its table. */
export function historyRecord(kind: RecordKind) {
  return mapped(historyFields, ({ hasCategory, ...row }) => {
    const category = categoryOf(kind, row.category, hasCategory ? null : row.alarmType)
    return { ...row, category, verdict: verdictOf(category, row.verdict) }
  })
}

/** selectAbnormal of the general and the fire host table, selectByHydrantId of the hydrants'. */
const placeFields = shape({
  ...CATEGORY_OF_RECORD,
  /** the device's id, or the point's of a fire host; null on servers that identify devices by their number only */
  sensorId: from(['sensorId', 'equId'], nullableId),
  equipmentType: DEVICE.equipmentType,
  series: DEVICE.series,
  sensorNumber: DEVICE.sensorNumber,
  position: DEVICE.position,
  ...POINT_OF_RECORD,
  measuringPoint: from(['measuringPoint', 'unit'], text),
})

/** A record of a place. The platform sends no id (contract device 23.10): `key` is made here, unique in its page. */
export interface PlaceRecord extends Omit<Decoded<typeof placeFields>, 'category' | 'hasCategory'> {
  category: RecordCategory
  key: string
}

type KeylessRecord = Omit<PlaceRecord, 'key'>

/** A row of a place's records; what the row leaves out follows from its table. */
export function placeRecord(kind: RecordKind) {
  return mapped(placeFields, ({ hasCategory, category, ...row }): KeylessRecord | Refusal =>
    row.alarmType === null && row.raisedAt === null
      ? new Refusal('neither type nor date')
      : { ...row, category: categoryOf(kind, category, hasCategory ? null : row.alarmType) },
  )
}

/** The rows of a page with their keys. */
export function keyed(page: Rows<KeylessRecord>): Rows<PlaceRecord> {
  const rows = withKeys(page.rows, ({ raisedAt, sensorNumber, sensorId, position, measuringPoint, alarmType }) => [
    raisedAt,
    sensorNumber ?? sensorId,
    position,
    measuringPoint,
    alarmType,
  ])
  return { ...page, rows }
}
