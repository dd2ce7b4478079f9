import { scaleUtc } from '@visx/scale'
import { formatDateTime } from '../components/time/format-date-time'
import type { TimeWindow } from './series'

const CHINA_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export interface TimeTick {
  at: number
  text: string
}

/** Round instants of UTC+8 in a range. Labels are as short as their distance allows; at midnight the label is the date. */
export function timeTicks({ from, to }: TimeWindow, count: number): TimeTick[] {
  const ticks = scaleUtc<number>({ domain: [from + CHINA_OFFSET_MS, to + CHINA_OFFSET_MS] }).ticks(count)
  const instants = ticks.map((tick) => tick.getTime() - CHINA_OFFSET_MS)
  const step = instants.length > 1 ? (instants[1] ?? 0) - (instants[0] ?? 0) : to - from
  return instants.map((at) => ({ at, text: textAt(at, step) }))
}

function textAt(at: number, step: number): string {
  const text = formatDateTime(at) // yyyy-MM-dd HH:mm:ss
  if (step >= 360 * DAY_MS) return text.slice(0, 4)
  if (step >= 27 * DAY_MS) return text.slice(0, 7)
  if (step >= DAY_MS || (at + CHINA_OFFSET_MS) % DAY_MS === 0) return text.slice(5, 10)
  if (step >= MINUTE_MS) return text.slice(11, 16)
  return step >= 1000 ? text.slice(11) : `${text.slice(17)}.${String(at % 1000).padStart(3, '0')}`
}
