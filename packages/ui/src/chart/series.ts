/** One sample; `null` says that there was no value, which is drawn as a gap. */
export interface ChartPoint {
  /** Epoch milliseconds. */
  at: number
  value: number | null
}

/** The same as columns, for many samples; NaN is a missing value. */
export interface ChartColumns {
  at: ArrayLike<number>
  value: ArrayLike<number>
}

/** Samples in the order of time. */
export interface Series extends ChartColumns {
  length: number
}

/** A stretch of time, both ends in epoch milliseconds. */
export interface TimeWindow {
  from: number
  to: number
}

/** Reads what was handed in into columns; columns in order are taken as they are, without a copy. */
export function readSeries(points: readonly ChartPoint[] | ChartColumns): Series {
  const columns = 'length' in points ? columnsOf(points) : points // an array has an `at` too
  const length = Math.min(columns.at.length, columns.value.length)
  const series = { at: columns.at, value: columns.value, length }
  return isInOrder(series) ? series : sorted(series)
}

/** Where the first sample at or after an instant stands (`length` when there is none). */
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

/** The stretch that the samples cover, null when there is no value at all. */
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
    value[index] = point.value ?? NaN
  })
  return { at, value }
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
