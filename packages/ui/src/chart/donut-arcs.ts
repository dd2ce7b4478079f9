import { NO_VALUE } from '../components/data/no-value'
const SMALLEST_RADIANS = 0.08 // so that one alarm among thousands is visible

/** The start and end angle of each part; null for zero. Tiny parts get a minimum angle, taken from the large ones. */
export function arcsOf(values: readonly number[]): ({ startAngle: number; endAngle: number } | null)[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const wanted = values.map((value) => (value > 0 ? Math.max(SMALLEST_RADIANS, (value / total) * 2 * Math.PI) : 0))
  const scale = (2 * Math.PI) / wanted.reduce((sum, angle) => sum + angle, 0)
  let at = 0
  return wanted.map((angle) => {
    if (angle === 0) return null
    const startAngle = at
    at += angle * scale
    return { startAngle, endAngle: at }
  })
}

/** The sum of all parts; null when a part is unknown, because a sum without it would be too small. */
export function totalOf(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0)
}

/** A share in per cent. Not 0 % for a value above zero and not 100 % for less than the whole. */
export function shareText(value: number | null, total: number | null): string {
  if (value === null || total === null || total <= 0) return NO_VALUE
  const percent = (value / total) * 100
  if (percent > 0 && percent < 0.1) return '<0.1%'
  if (percent < 100 && percent > 99.9) return '>99.9%'
  return `${percent.toFixed(1).replace('.0', '')}%`
}
