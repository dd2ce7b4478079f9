import { counts } from '../../decoding/counts'
import { mapped, readOf, Refusal, decoder, type Decoded } from '../../decoding/decoder'
import { report, reportUnreadable } from '../../decoding/reporting'
import { count, id, isMissing, lenient, nullableCount, nullableId, number, readCount, readText, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { ReadRows } from '../../rows'
import { deviceCounts, type DeviceCounts } from '../../resources/for-groups'

/** All devices of a tenant by status, with those that are not enabled: null on servers that do not tell (ADR 3). */
export type TenantCounts = DeviceCounts & { notEnabled: number | null }

const readDeviceCounts = readOf(deviceCounts)
const readNotEnabled = readOf(shape({ notEnabled: from('notEnabledCount', nullableCount) }))

export const tenantCounts = decoder((wire): TenantCounts | Refusal => {
  const byStatus = readDeviceCounts(wire)
  if (byStatus instanceof Refusal) return byStatus
  const further = readNotEnabled(wire)
  return further instanceof Refusal ? further : { ...byStatus, ...further }
})

/** Fires by verdict, and faults (GET …/selectCount). */
export type VerdictCounts = Decoded<typeof verdictCounts>

export const verdictCounts = counts({
  realFires: 'realFire',
  falseAlarms: 'falseFire',
  faults: 'faultAlarm',
})

/** Labels of the rows that parallel arrays describe. */
const labels = decoder((value): unknown[] | Refusal => (Array.isArray(value) ? (value as unknown[]) : new Refusal('no labels')))

/** A column of counts; one that is missing or no list is unknown for every row. */
const column = lenient((value): unknown[] | null => (Array.isArray(value) ? (value as unknown[]) : null))

/** The records of a month, oldest month first (GET …/selectCountNearlyMonth). Fire tests are not counted. A count that cannot be read is null. */
export interface MonthCount {
  /** `yyyyMM` */
  month: string
  faults: number | null
  fires: number | null
  falseAlarms: number | null
}

export const monthCounts = mapped(
  shape({
    months: from('months', labels),
    faultCount: from('faultCount', column),
    alarmCount: from('alarmCount', column),
    notAlarmCount: from('notAlarmCount', column),
  }),
  ({ months, ...columns }) =>
    rowsOf(months, columns, (month, count): MonthCount => ({
      month,
      faults: count('faultCount'),
      fires: count('alarmCount'),
      falseAlarms: count('notAlarmCount'),
    })),
)

/** The records of a day (GET …/selectCountByDate); days without records are not sent. A count that cannot be read is null. */
export interface DayCount {
  /** `yyyy-MM-dd` */
  day: string
  faults: number | null
  fires: number | null
}

export const dayCounts = mapped(
  shape({ days: from('dateList', labels), faultList: from('faultList', column), callList: from('callList', column) }),
  ({ days, ...columns }) =>
    rowsOf(days, columns, (day, count): DayCount => ({ day, faults: count('faultList'), fires: count('callList') })),
)

/** Parallel arrays → rows: the columns by wire name. A row without a readable label is dropped, reported and counted. */
function rowsOf<K extends string, Row>(
  rowLabels: readonly unknown[],
  columns: Readonly<Record<K, readonly unknown[] | null>>,
  rowOf: (label: string, count: (column: K) => number | null) => Row,
): ReadRows<Row> {
  const rows = rowLabels.flatMap((sent, index) => {
    const label = readText(sent)
    if (label !== null) return [rowOf(label, (name) => countAt(columns[name], index, name))]
    report('rowDropped', 'no label')
    return []
  })
  return { rows, dropped: rowLabels.length - rows.length }
}

/** A sum over nothing is null on the wire, and 0; what lies beyond the end of the column is unknown. */
function countAt(values: readonly unknown[] | null, index: number, name: string): number | null {
  if (values !== null && index < values.length && isMissing(values[index])) return 0
  const count = readCount(values?.[index])
  if (count === null) reportUnreadable(name)
  return count
}

/** The records of one building or alarm type (GET …/selectCountByBuildId, selectCountByType). */
export type ShareCount = Decoded<typeof shareCount>

export const shareCount = shape({
  name: from(['name', 'alrmType', 'type'], id),
  count: from('count', count),
  /** of all records, in percent */
  percentage: from('percentage', number),
})

/** How many records of the period are handled (GET …/getRatioByDate). */
export type HandledRatio = Decoded<typeof handledRatio>

const readHandledCounts = readOf(counts({ handled: 'handleCount', unhandled: 'callCount' }))
const readPercentages = readOf(
  shape({
    handledPercentage: from('handle_percentage', number),
    unhandledPercentage: from('notHandle_percentage', number),
  }),
)

/** The percentages are numbers, but the texts "100" and "0" when there are no records (contract device 11.4). */
export const handledRatio = decoder((wire) => {
  const read = readHandledCounts(wire)
  const percentages = readPercentages(wire)
  if (read instanceof Refusal) return read
  return percentages instanceof Refusal ? percentages : { ...read, ...percentages }
})

/** An open record as the statistics page lists it. */
export type OpenRecord = Decoded<typeof openRecord>

export const openRecord = shape({
  id: from('id', id),
  buildingId: from('buildId', nullableId),
  buildingName: from(['bName', 'hydrantName'], text),
  series: from(['series', 'equipmentType'], text),
  position: from('position', text),
  alarmType: from(['alarmType', 'alrmType'], text),
  measuringPoint: from('measuringPoint', text),
  data: from('alarmData', text),
  /** its age or date in the server's words (contract device 0.4) */
  when: from('date', text),
})
