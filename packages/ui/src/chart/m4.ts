import { indexFrom, type Series, type TimeWindow } from './series'

/** The vertices of a series for a number of pixel columns, ordered by time. */
export interface Vertices {
  at: number[]
  value: number[]
  /** 1 where the line is interrupted before the vertex: at the first one and after each gap. */
  starts: number[]
  /** The range of the values; Infinity and -Infinity when there is none. */
  min: number
  max: number
}

/** ms; the first sample after an instant is the first one from a moment later on */
const AN_INSTANT = 1e-3

/**
 * M4: keeps the first, smallest, largest and last sample of every pixel column. The line through them covers the same pixels
 * as the line through all samples, so a spike of one sample is not lost (performance, "Time-series chart"). Each sample in the
 * range is visited once. One neighbour on each side continues the line to the edge. A gap (a missing value, or more than
 * `gapMs` between two samples) interrupts the line unless it is narrower than a column.
 */
export function m4(series: Series, { from, to }: TimeWindow, columns: number, gapMs = Infinity): Vertices {
  const { at: times, value: values, length } = series
  const out: Vertices = { at: [], value: [], starts: [], min: Infinity, max: -Infinity }
  const beyond = Math.min(length, indexFrom(times, length, to + AN_INSTANT) + 1)
  let broken = true
  let lastAt = -Infinity
  let begin = Math.max(0, indexFrom(times, length, from) - 1)
  while (begin < beyond) {
    const end = Math.max(begin + 1, Math.min(beyond, columnEnd(series, { from, to }, columns, times[begin] ?? NaN)))
    // no objects and no times: this loop runs a million times
    let [first, low, high, last] = [-1, -1, -1, -1]
    let [lowest, highest] = [Infinity, -Infinity]
    let starts = 0
    for (let index = begin; index < end; index += 1) {
      const value = values[index] ?? NaN
      if (value !== value) {
        broken = true
        continue
      }
      if (first < 0) {
        starts = broken || (times[index] ?? NaN) - lastAt > gapMs ? 1 : 0
        first = low = high = index
        lowest = highest = value
      } else if (value < lowest) {
        low = index
        lowest = value
      } else if (value > highest) {
        high = index
        highest = value
      }
      last = index
      broken = false
    }
    if (last >= 0) lastAt = times[last] ?? NaN
    flush(series, out, starts, first, low, high, last)
    begin = end
  }
  return out
}

/** The index after the last sample of the column in which an instant lies, found by its time: no other sample is looked at. */
function columnEnd({ at, length }: Series, { from, to }: TimeWindow, columns: number, instant: number): number {
  if (instant < from || instant > to) return 0 // beyond an edge each sample is alone
  const column = Math.min(columns - 1, Math.floor(((instant - from) * columns) / (to - from)))
  return indexFrom(at, length, column === columns - 1 ? to + AN_INSTANT : from + ((column + 1) * (to - from)) / columns)
}

/** The kept samples of a column, ordered by time and without duplicates. */
function flush(series: Series, out: Vertices, starts: number, first: number, low: number, high: number, last: number): void {
  if (first < 0) return
  const early = Math.min(low, high)
  const late = Math.max(low, high)
  push(series, out, first, starts)
  if (early > first && early < last) push(series, out, early, 0)
  if (late > early && late < last) push(series, out, late, 0)
  if (last > first) push(series, out, last, 0)
}

function push({ at, value }: Series, out: Vertices, index: number, starts: number): void {
  const kept = value[index] ?? NaN
  out.at.push(at[index] ?? NaN)
  out.value.push(kept)
  out.starts.push(starts)
  if (kept < out.min) out.min = kept
  if (kept > out.max) out.max = kept
}
