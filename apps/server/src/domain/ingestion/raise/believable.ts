import type { measuringPoints } from '../../../db/schema'
import type { PointState } from '../../../db/schema/device-states'
import type { Random } from '../../../seed/random'
import type { PointReport } from '../report/report'

export type PointBounds = Pick<
  typeof measuringPoints.$inferSelect,
  'code' | 'normalMin' | 'normalMax' | 'highType' | 'lowType' | 'outOfBounds'
>

/** The points whose alarm an operator takes for a fire. */
export const FIRE_POINTS: ReadonlySet<string> = new Set(['YG', 'HANDN', 'XTEMP', 'COMG', 'RCT', 'LK', 'TEMP1', 'TEMP2', 'TEMP3', 'INFR'])

/** Sounders and modules on a fire host's loop: they do what the host tells them, and detect nothing. */
const OUTPUT_SERIES = /警报器|模块/

/** Whether a point of a fire host of this series can report a fire. */
export const detectsFire = (series: string): boolean => !OUTPUT_SERIES.test(series)

/** A reading out of the bounds of the point, on the side that has a name; null for a point without an alarm. */
export function abnormalReading(point: PointBounds, random: Random): PointReport | null {
  if (point.outOfBounds === null) return null
  const sides = [
    ...(point.highType !== null && point.normalMax !== null ? [{ type: point.highType, value: above(point.normalMax, random) }] : []),
    ...(point.lowType !== null && point.normalMin !== null ? [{ type: point.lowType, value: point.normalMin * random.between(0.7, 0.97) }] : []),
  ]
  if (sides.length === 0) return null
  const { type, value } = random.pick(sides)
  return { code: point.code, value: rounded(value, point), status: point.outOfBounds === 'alarm' ? 1 : 0, type }
}

/** A switch goes to 1, a measured value some way over its bound. */
function above(max: number, random: Random): number {
  return max === 0 ? 1 : max * random.between(1.05, 1.5)
}

/** A normal reading: the last normal one, or the middle of the bounds, moved by a little. */
export function normalReading(point: PointBounds, last: PointState | undefined, random: Random): PointReport {
  const calm = (last?.status === 'normal' ? last.value : null) ?? middle(point)
  const moved = calm + (random.next() - 0.5) * 0.02 * Math.abs(calm)
  return { code: point.code, value: rounded(withinBounds(moved, point), point), status: 2, type: null }
}

function middle({ normalMin, normalMax }: PointBounds): number {
  if (normalMin !== null && normalMax !== null) return (normalMin + normalMax) / 2
  if (normalMax !== null) return normalMax * 0.4
  return normalMin === null ? 0 : normalMin * 1.2
}

function withinBounds(value: number, { normalMin, normalMax }: PointBounds): number {
  return Math.min(normalMax ?? Infinity, Math.max(normalMin ?? -Infinity, value))
}

function rounded(value: number, point: PointBounds): number {
  const decimals = Math.abs(point.normalMax ?? point.normalMin ?? 100) < 10 ? 2 : 1
  return Number(value.toFixed(decimals))
}
