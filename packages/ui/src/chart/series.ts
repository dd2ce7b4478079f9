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

/** Converts samples to ordered columns; columns that can be drawn as they are, are not copied. */
export function readSeries(points: readonly ChartPoint[] | ChartColumns): Series {
  const columns = 'length' in points ? columnsOf(points) : points // arrays have an `at` too
  const length = Math.min(columns.at.length, columns.value.length)
  const series = { at: columns.at, value: columns.value, length }
  return isDrawable(series) ? series : sorted(series)
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
    value[index] = point.value ?? NaN
  })
  return { at, value }
}

/** Ordered by time, and without infinite numbers: one of them would leave no range or scale for all others. */
function isDrawable({ at, value, length }: Series): boolean {
  let before = -Number.MAX_VALUE
  for (let index = 0; index < length; index += 1) {
    const now = at[index] ?? NaN
    if (!(now >= before && now < Infinity) || Math.abs(value[index] ?? NaN) === Infinity) return false
    before = now
  }
  return true
}

function sorted({ at, value, length }: Series): Series {
  const timed = Array.from({ length }, (_, index) => index).filter((index) => Number.isFinite(at[index]))
  const order = timed.sort((one, other) => (at[one] ?? 0) - (at[other] ?? 0))
  return {
    at: Float64Array.from(order, (index) => at[index] ?? NaN),
    value: Float64Array.from(order, (index) => known(value[index])),
    length: order.length,
  }
}

function known(value: number | undefined): number {
  return Number.isFinite(value) ? Number(value) : NaN
}
