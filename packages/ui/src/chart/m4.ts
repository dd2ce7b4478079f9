import { indexFrom, type Series, type TimeWindow } from './series'

/** What is left of a series for a number of pixel columns; the vertices stand in the order of time. */
export interface Vertices {
  at: number[]
  value: number[]
  /** 1 where the pen is lifted before the vertex: the first of all and the first after a gap. */
  starts: number[]
  /** Of the vertices' values; Infinity and -Infinity when there is none. */
  min: number
  max: number
}

interface Sample { index: number; at: number; value: number }
interface Bucket { column: number; starts: number; first: Sample; min: Sample; max: Sample; last: Sample }

/**
 * M4: of every pixel column the first, the smallest, the greatest and the last sample. The line through them covers the
 * same pixels as the line through all, so a spike of one sample is never lost (performance, "Time-series chart").
 * Every sample in the window is looked at once; one neighbour on each side lets the line run out of the picture.
 * A gap (a missing value, or more than `gapMs` between two samples) lifts the pen unless it is narrower than a column.
 */
export function m4(series: Series, { from, to }: TimeWindow, columns: number, gapMs = Infinity): Vertices {
  const out: Vertices = { at: [], value: [], starts: [], min: Infinity, max: -Infinity }
  const perMs = to > from ? columns / (to - from) : 0
  const begin = Math.max(0, indexFrom(series.at, series.length, from) - 1)
  let bucket: Bucket | null = null as Bucket | null // or TypeScript takes it for null in the loop's first pass
  let broken = true
  for (let index = begin; index < series.length; index += 1) {
    const at = series.at[index] ?? NaN
    const value = series.value[index] ?? NaN
    if (Number.isNaN(value)) broken = true
    else {
      const column = at < from ? -1 : at > to ? columns : Math.min(columns - 1, Math.floor((at - from) * perMs))
      if (bucket?.column === column) extend(bucket, index, at, value)
      else {
        const lifts: boolean = broken || (bucket !== null && at - bucket.last.at > gapMs)
        if (bucket) flush(bucket, out)
        bucket = bucketOf(column, lifts, { index, at, value })
      }
      broken = false
    }
    if (at > to) break
  }
  if (bucket) flush(bucket, out)
  return out
}

function bucketOf(column: number, lifts: boolean, sample: Sample): Bucket {
  return { column, starts: lifts ? 1 : 0, first: sample, min: sample, max: sample, last: sample }
}

function extend(bucket: Bucket, index: number, at: number, value: number): void {
  // most samples are neither extreme, and the last one is overwritten in place: a million samples make no million objects
  if (bucket.last === bucket.first || bucket.last === bucket.min || bucket.last === bucket.max) bucket.last = { index, at, value }
  else Object.assign(bucket.last, { index, at, value })
  if (value < bucket.min.value) bucket.min = { index, at, value }
  if (value > bucket.max.value) bucket.max = { index, at, value }
}

function flush({ first, min, max, last, starts }: Bucket, out: Vertices): void {
  const [early, late] = min.index < max.index ? [min, max] : [max, min]
  push(first, starts, out)
  if (early.index > first.index && early.index < last.index) push(early, 0, out)
  if (late.index > early.index && late.index > first.index && late.index < last.index) push(late, 0, out)
  if (last.index > first.index) push(last, 0, out)
  out.min = Math.min(out.min, min.value)
  out.max = Math.max(out.max, max.value)
}

function push({ at, value }: Sample, starts: number, out: Vertices): void {
  out.at.push(at)
  out.value.push(value)
  out.starts.push(starts)
}
