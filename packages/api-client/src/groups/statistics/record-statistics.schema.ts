import type { Decoded } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { id, instant, lenient, nullableCount, nullableId, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** Counts of records; null is unknown. Faults contain no offline records; a fire without a verdict is in none of the last three. */
const COUNTS = {
  raised: from('raised', nullableCount),
  fires: from('fires', nullableCount),
  faults: from('faults', nullableCount),
  offline: from('offline', nullableCount),
  open: from('open', nullableCount),
  openFires: from('openFires', nullableCount),
  /** closed by the recovery of the device, without a person */
  recovered: from('recovered', nullableCount),
  realFires: from('realFires', nullableCount),
  fireTests: from('fireTests', nullableCount),
  falseAlarms: from('falseAlarms', nullableCount),
}

/** The counts of a period, and the times in seconds within which half and nine tenths of the judged fires had their verdict; null without one. */
export type RecordFigures = Decoded<typeof recordFigures>
export const recordFigures = shape({
  ...COUNTS,
  verdictSeconds50: from('verdictSeconds50', number),
  verdictSeconds90: from('verdictSeconds90', number),
})

/** The counts of a day, week, month or quarter, named by its first day `yyyy-MM-dd`. */
export type TrendStep = Decoded<typeof trendStep>
export const trendStep = shape({ startsOn: from('startsOn', id), ...COUNTS })

/** The counts of one type, place, measuring point or device, with its name and, of a device, its place. */
export type RankedMember = Decoded<typeof rankedMember>
export const rankedMember = shape({ id: from('id', id), name: from('name', id), place: from('place', text), ...COUNTS })

const flood = shape({ at: from('at', instant), alarms: from('alarms', nullableCount), operators: from('operators', nullableCount) })

/** How many alarms each operator had to take in, over all systems that the caller may see. */
export type OperatorLoad = Decoded<typeof operatorLoad>
export const operatorLoad = shape({
  /** hours of the period that have passed since the first record */
  hours: from('hours', nullableCount),
  /** mean alarms per operator and hour */
  mean: from('mean', number),
  peak: from('peak', number),
  peakAt: from('peakAt', instant),
  hoursAboveSteady: from('hoursAboveSteady', nullableCount),
  /** stretches of ten minutes with more alarms per operator than `floodPerSlot` */
  floods: from('floods', nullableCount),
  newestFloods: from('newestFloods', countedItems(flood)),
  /** mean by hour of the day in UTC+8; null for an hour that has not passed */
  byHourOfDay: from('byHourOfDay', lenient((value) => (Array.isArray(value) ? value.map((each) => (typeof each === 'number' ? each : null)) : null))),
  /** the guide values: a steady load, and the limit of a flood */
  steadyPerHour: from('steadyPerHour', number),
  floodPerSlot: from('floodPerSlot', number),
})

/** A measuring point that changed more than `limit` times in ten minutes. */
export type ChatteringPoint = Decoded<typeof chatteringPoint>
export const chatteringPoint = shape({
  id: from('id', id),
  name: from('name', id),
  place: from('place', text),
  point: from('point', text),
  periods: from('periods', nullableCount),
  most: from('most', nullableCount),
})

/** A record that has been open for more than a day. */
export type StandingRecord = Decoded<typeof standingRecord>
export const standingRecord = shape({
  id: from('id', id),
  name: from('name', id),
  place: from('place', text),
  alarmType: from('alarmType', text),
  category: from('category', text),
  raisedAt: from('raisedAt', instant),
  hours: from('hours', nullableCount),
})

/** The records that were raised in an hour. */
export type HourCount = Decoded<typeof hourCount>
export const hourCount = shape({ at: from('at', instant), fires: from('fires', nullableCount), faults: from('faults', nullableCount), offline: from('offline', nullableCount) })

/** A networked unit, or the places without one (id null): places, enabled devices and open records of now, fires and times in seconds to their verdicts of a period. */
export type UnitFigures = Decoded<typeof unitFigures>
export const unitFigures = shape({
  id: from('id', nullableId),
  name: from('name', text),
  places: from('places', nullableCount),
  devices: from('devices', nullableCount),
  offline: from('offline', nullableCount),
  openFires: from('openFires', nullableCount),
  openFaults: from('openFaults', nullableCount),
  fires: from('fires', nullableCount),
  falseAlarms: from('falseAlarms', nullableCount),
  verdictSeconds50: from('verdictSeconds50', number),
  verdictSeconds90: from('verdictSeconds90', number),
})
