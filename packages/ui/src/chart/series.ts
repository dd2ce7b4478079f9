/** One sample; `null` = no value, drawn as a gap. */
export interface ChartPoint {
  /** Epoch milliseconds. */
  at: number
  value: number | null
}

/** Samples as columns, for large amounts; NaN is a missing value. */
export interface ChartColumns {
  at: ArrayLike<number>
  value: ArrayLike<number>
}

/** Samples ordered by time. */
export interface Series extends ChartColumns {
  length: number
}

/** A range of time in epoch milliseconds. */
export interface TimeWindow {
  from: number
  to: number
}

/** Converts samples to ordered columns; columns that are ordered already are not copied. */
export function readSeries(points: readonly ChartPoint[] | ChartColumns): Series {
  const columns = 'length' in points ? columnsOf(points) : points // arrays have an `at` too
  const length = Math.min(columns.at.length, columns.value.length)
  const series = { at: columns.at, value: columns.value, length }
  return isInOrder(series) ? series : sorted(series)
}

/** The index of the first sample at or after an instant; `length` when there is none. */
export function indexFrom(at: ArrayLike<number>, length: number, instant: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((at[middle] ?? Infinity) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** The range of time that the samples cover; null when there is no value. */
export function extentOf({ at, value, length }: Series): TimeWindow | null {
  let first = 0
  while (first < length && Number.isNaN(value[first])) first += 1
  if (first === length) return null
  return { from: at[0] ?? 0, to: at[length - 1] ?? 0 }
}

function columnsOf(points: readonly ChartPoint[]): ChartColumns {
  const at = new Float64Array(points.length)
  const value = new Float64Array(points.length)
  points.forEach((point, index) => {
    at[index] = point.at
    value[index] = isKnown(point.value) ? point.value : NaN
  })
  return { at, value }
}

/** A number too large for the machine is unknown: one such value would leave no scale for all others. */
function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value)
}

function isInOrder({ at, length }: Series): boolean {
  let before = -Infinity
  for (let index = 0; index < length; index += 1) {
    const now = at[index] ?? NaN
    if (!(now >= before)) return false
    before = now
  }
  return true
}

function sorted({ at, value, length }: Series): Series {
  const known = Array.from({ length }, (_, index) => index).filter((index) => Number.isFinite(at[index]))
  const order = known.sort((one, other) => (at[one] ?? 0) - (at[other] ?? 0))
  return {
    at: Float64Array.from(order, (index) => at[index] ?? NaN),
    value: Float64Array.from(order, (index) => value[index] ?? NaN),
    length: order.length,
  }
}
