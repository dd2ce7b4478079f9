import type { Instant, MarkerInfo, MeasuringPoint, Reading } from '@smart-fire/api-client'
import { formatMeasurement } from '@smart-fire/ui'
import type { ChartThreshold } from '@smart-fire/ui/chart'
import type { ContactWords } from '../shared/device-state/contact.messages'
import { readingText, reportedText } from '../shared/device-state/reading-text'
import { spanOfDay } from './reading-day'
import type { PushedReading } from './sensor-realtime.types'

/** The readings of the server and those that alarms have brought since, by time. The same array when there are none. */
export function withPushed(
  readings: readonly Reading[],
  pushed: readonly PushedReading[],
  code: string | null,
  day: string | null,
): readonly Reading[] {
  if (day === null) return readings
  const { from, to } = spanOfDay(day)
  const loaded = new Set(readings.map(({ at }) => at))
  const added = pushed.filter((reading) => reading.code === code && reading.at >= from && reading.at < to && !loaded.has(reading.at))
  if (added.length === 0) return readings
  return [...readings, ...added.map(({ at, value }) => ({ at, value }))].sort((a, b) => a.at - b.at)
}

/** The pushed values that are newer than the loaded readings. */
export function stillAhead(pushed: readonly PushedReading[], code: string | null, readings: readonly Reading[]): PushedReading[] {
  const newest = readings.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  return pushed.filter((reading) => reading.code !== code || reading.at > newest)
}

/** The newest value of a point, and when it was measured. */
export interface NewestValue {
  at: Instant
  /** with its unit */
  text: string
}

/** From today's curve or from the last report of the device, whichever is newer. */
export function newestValue(
  today: readonly Reading[],
  point: MeasuringPoint | null,
  latest: MarkerInfo | null,
  words: ContactWords,
): NewestValue | null {
  const last = today.at(-1)
  const onCurve = last === undefined ? null : { at: last.at, text: readingText({ code: point?.code, name: point?.label ?? null, value: last.value, unit: point?.unit ?? null }, words) ?? formatMeasurement(last.value) }
  const reported = latest?.readings.find(({ measuringPoint }) => measuringPoint !== null && measuringPoint === point?.label)
  if (!latest?.at || !reported?.data) return onCurve
  return onCurve !== null && onCurve.at >= latest.at ? onCurve : { at: latest.at, text: reportedText({ name: reported.measuringPoint, data: reported.data }, words) ?? reported.data }
}

/** The bounds of the normal range of a point as lines; without the server's word a value beyond them counts as a fault. */
export function limitsOf({ min, max, beyond, unit }: MeasuringPoint, words: { upperLimit: (value: string) => string; lowerLimit: (value: string) => string }): ChartThreshold[] {
  const tone = beyond === 'alarm' ? 'alarm' : 'fault'
  const line = (value: number | null, label: (text: string) => string) => (value === null ? [] : [{ value, tone, label: label(formatMeasurement(value, unit)) } as const])
  return [...line(max, words.upperLimit), ...line(min, words.lowerLimit)]
}

/** Whether a bound was sent that could not be read: its line is missing. */
export const isLimitUnread = ({ min, hasMin, max, hasMax }: MeasuringPoint): boolean => (hasMin && min === null) || (hasMax && max === null)
