import { counts } from '../../decoding/counts'
import { mapped, readOf, Refusal, decoder, type Decoded } from '../../decoding/decoder'
import { count, id, lenient, nullableId, number, readNumber, readText, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** Fires by verdict, and faults (GET …/selectCount). */
export type VerdictCounts = Decoded<typeof verdictCounts>

export const verdictCounts = counts({
  realFires: 'realFire',
  falseAlarms: 'falseFire',
  faults: 'faultAlarm',
})

const column = lenient((value): unknown[] => (Array.isArray(value) ? value : []))
const labels = required(
  lenient((value): unknown[] | null => (Array.isArray(value) ? value : null)),
  'no labels',
)

/** The records of a month, oldest month first (GET …/selectCountNearlyMonth). Fire tests are not counted. */
export interface MonthCount {
  /** `yyyyMM` */
  month: string
  faults: number
  fires: number
  falseAlarms: number
}

/** Parallel arrays → rows; missing at the end of a column is 0, an unreadable label drops its row. */
export const monthCounts = mapped(
  shape({
    months: from('months', labels),
    faults: from('faultCount', column),
    fires: from('alarmCount', column),
    falseAlarms: from('notAlarmCount', column),
  }),
  ({ months, faults, fires, falseAlarms }) =>
    months.flatMap((label, index): MonthCount[] => {
      const month = readText(label)
      return month === null
        ? []
        : [{ month, faults: at(faults, index), fires: at(fires, index), falseAlarms: at(falseAlarms, index) }]
    }),
)

/** The records of a day (GET …/selectCountByDate); days without records are not sent. */
export interface DayCount {
  /** `yyyy-MM-dd` */
  day: string
  faults: number
  fires: number
}

export const dayCounts = mapped(
  shape({ days: from('dateList', labels), faults: from('faultList', column), fires: from('callList', column) }),
  ({ days, faults, fires }) =>
    days.flatMap((label, index): DayCount[] => {
      const day = readText(label)
      return day === null ? [] : [{ day, faults: at(faults, index), fires: at(fires, index) }]
    }),
)

function at(values: readonly unknown[], index: number): number {
  return Math.max(0, Math.round(readNumber(values[index]) ?? 0))
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
