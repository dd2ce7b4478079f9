import type { GenericSchema } from '../../decoding/valibot'
import { channelOfRecordKind, RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import { mapped, type Decoded } from '../../decoding/decoder'
import { DEVICE, HANDLING_OF_RECORD, PLACE, POINT_OF_RECORD } from '../../decoding/device-fields'
import { count, flag, id, instant, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { AbnormalRecord } from './abnormal-record'
import { CATEGORY_OF_RECORD, categoryOf } from '../../decoding/category-of'
import { verdictOf } from './verdict-of'

const recordFields = shape({
  id: from('id', id),
  ...CATEGORY_OF_RECORD,
  channelId: from('channelId', nullableId),
  buildingId: from(['buildId', 'buildingId'], nullableId),
  sensorId: from(['sensorId', 'equId'], nullableId),
  ...PLACE,
  ...DEVICE,
  ...POINT_OF_RECORD,
  /** the general table sends the NAME of the measuring point under this name (contract device 11.1) */
  unitOrPointName: from('unit', text),
  measuringPointCode: from('measuringPointCode', text),
  handled: from('handleFlag', flag),
  ...HANDLING_OF_RECORD,
  restoredAt: from('restoreDate', instant),
  hydrantId: from(['fireCockId', 'hydrantId'], nullableId),
  hydrantName: from(['hydrantName', 'hydrantrName'], text),
  repeats: from(['repeats', 'repeat'], nullableCount),
})

type RecordFields = Decoded<typeof recordFields>

/** A row of one of the three tables → abnormal record. The table decides the kind: the row does not have it. */
export function abnormalRecord(kind: RecordKind): GenericSchema<unknown, AbnormalRecord> {
  return mapped(recordFields, (row) => recordOf(kind, row))
}

function recordOf(kind: RecordKind, { unitOrPointName, handled, hasCategory, ...row }: RecordFields): AbnormalRecord {
  const category = categoryOf(kind, row.category, hasCategory ? null : row.alarmType)
  const pointNameInUnit = kind === RECORD_KIND.general && row.measuringPoint === null
  return {
    ...row,
    kind,
    channelId: row.channelId ?? channelOfRecordKind(kind),
    category,
    verdict: verdictOf(category, row.verdict),
    measuringPoint: pointNameInUnit ? unitOrPointName : row.measuringPoint,
    unit: row.unit ?? (pointNameInUnit || kind === RECORD_KIND.general ? null : unitOrPointName),
    handled: handled ?? false,
  }
}

/** getNothandlerCount: the number itself. */
export const unhandledCount = count
