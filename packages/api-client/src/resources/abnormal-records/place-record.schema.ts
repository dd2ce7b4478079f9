import { mapped, Refusal } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { RECORD_CATEGORY, type RecordCategory } from '../../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import { DEVICE, HANDLING_OF_RECORD, POINT_OF_RECORD } from '../../decoding/device-fields'
import { codeOf, id, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Rows } from '../rows'
import type { HistoryRecord, PlaceRecord } from './abnormal-record'
import { verdictOf } from './verdict-of'

const historyFields = shape({
  id: from('id', id),
  category: from('alrmCategory', codeOf(RECORD_CATEGORY)),
  ...POINT_OF_RECORD,
  ...HANDLING_OF_RECORD,
})

/** A row of getAlrmBySensorId; the table says what the row leaves out. */
export function historyRecord(kind: RecordKind): GenericSchema<unknown, HistoryRecord> {
  return mapped(historyFields, (row) => {
    const category = categoryOf(kind, row.category)
    return { ...row, category, verdict: verdictOf(category, row.verdict) }
  })
}

/** Hydrant records carry no category and are faults (contract device 14.1). */
function categoryOf(kind: RecordKind, category: RecordCategory | null): RecordCategory | null {
  return kind === RECORD_KIND.hydrant ? RECORD_CATEGORY.fault : category
}

type Keyless = Omit<PlaceRecord, 'key'>

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

/** A row of a place's records; the table says what the row leaves out. */
export function placeRecord(kind: RecordKind): GenericSchema<unknown, Keyless> {
  return mapped(placeFields, (row) =>
    row.alarmType === null && row.raisedAt === null
      ? new Refusal('neither type nor date')
      : { ...row, category: categoryOf(kind, row.category) },
  )
}

/** A key from what the row says; rows that say the same are told apart by their number among themselves. */
export function keyed(page: Rows<Keyless>): Rows<PlaceRecord> {
  const seen = new Map<string, number>()
  const rows = page.rows.map((row) => {
    const { raisedAt, sensorNumber, position, measuringPoint, alarmType } = row
    const says = [raisedAt, sensorNumber, position, measuringPoint, alarmType].map((part) => part ?? '').join('|')
    const before = seen.get(says) ?? 0
    seen.set(says, before + 1)
    return { key: before === 0 ? says : `${says}|${before}`, ...row }
  })
  return { ...page, rows }
}
