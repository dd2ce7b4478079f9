import { intersect, pipe, transform, type GenericSchema } from '../../decoding/valibot'
import { counts } from '../../decoding/counts'
import {
  count,
  id,
  lenient,
  nullableId,
  number,
  readNumber,
  readText,
  required,
  text,
} from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { DayCount, HandledRatio, MonthCount, OpenRecord, ShareCount, VerdictCounts } from './statistics'

export const verdictCounts: GenericSchema<unknown, VerdictCounts> = counts({
  realFires: 'realFire',
  falseAlarms: 'falseFire',
  faults: 'faultAlarm',
})

const column = lenient((value): unknown[] => (Array.isArray(value) ? value : []))
const labels = required(
  lenient((value): unknown[] | null => (Array.isArray(value) ? value : null)),
  'no labels',
)

/** Parallel arrays → rows; a column that is too short counts as 0, a label that is none loses its row. */
export const monthCounts: GenericSchema<unknown, MonthCount[]> = pipe(
  shape({
    months: from('months', labels),
    faults: from('faultCount', column),
    fires: from('alarmCount', column),
    falseAlarms: from('notAlarmCount', column),
  }),
  transform(({ months, faults, fires, falseAlarms }) =>
    months.flatMap((label, index) => {
      const month = readText(label)
      return month === null
        ? []
        : [{ month, faults: at(faults, index), fires: at(fires, index), falseAlarms: at(falseAlarms, index) }]
    }),
  ),
)

export const dayCounts: GenericSchema<unknown, DayCount[]> = pipe(
  shape({ days: from('dateList', labels), faults: from('faultList', column), fires: from('callList', column) }),
  transform(({ days, faults, fires }) =>
    days.flatMap((label, index) => {
      const day = readText(label)
      return day === null ? [] : [{ day, faults: at(faults, index), fires: at(fires, index) }]
    }),
  ),
)

function at(values: readonly unknown[], index: number): number {
  return Math.max(0, Math.round(readNumber(values[index]) ?? 0))
}

export const shareCount: GenericSchema<unknown, ShareCount> = shape({
  name: from(['name', 'alrmType', 'type'], id),
  count: from('count', count),
  percentage: from('percentage', number),
})

/** The percentages are numbers, but the texts "100" and "0" when there are no records (contract device 11.4). */
export const handledRatio: GenericSchema<unknown, HandledRatio> = intersect([
  counts({ handled: 'handleCount', unhandled: 'callCount' }),
  shape({
    handledPercentage: from('handle_percentage', number),
    unhandledPercentage: from('notHandle_percentage', number),
  }),
])

export const openRecord: GenericSchema<unknown, OpenRecord> = shape({
  id: from('id', id),
  buildingId: from('buildId', nullableId),
  buildingName: from(['bName', 'hydrantName'], text),
  series: from(['series', 'equipmentType'], text),
  position: from('position', text),
  alarmType: from(['alarmType', 'alrmType'], text),
  measuringPoint: from('measuringPoint', text),
  data: from('alarmData', text),
  when: from('date', text),
})
