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

/** A part of the whole; null when one of them is unknown, and of a whole of nothing. */
export function shareOf(value: number | null, total: number | null): number | null {
  return value === null || total === null || total <= 0 ? null : value / total
}
