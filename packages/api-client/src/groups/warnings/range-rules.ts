/** The values of a level: from `min` on, below `max`; null = open. */
export interface LevelRange {
  min: number | null
  max: number | null
}

/** What is wrong with the ranges of a point: at which range, at which of its fields. */
export interface RangeProblem {
  /** its place among the ranges as they were given, from 0 */
  at: number
  field: 'min' | 'max' | 'level'
  /**
   * `empty`: no value lies in it; `gap`, `overlap`: with the range below it; `everything`: every value would be a warning, also a good one;
   * `closed`: beyond the highest level the warning would end; `order`: a worse value would have a lower level
   */
  problem: 'empty' | 'gap' | 'overlap' | 'everything' | 'closed' | 'order'
}

/** Whether a value lies in a range. −0 is 0. */
export const isInRange = (value: number, { min, max }: LevelRange): boolean => (min === null || value >= min) && (max === null || value < max)

/**
 * The first rule that the ranges of a point break (ADR 28), null when they keep all. In the order of their values they follow one another without a gap or
 * an overlap. Exactly one end is open, because a value beyond the worst level must not look better than it is, and good values need no warning.
 * With the ranks of the levels: towards the open end the levels become higher.
 */
export function rangeProblem(ranges: readonly LevelRange[], ranks?: readonly number[]): RangeProblem | null {
  const order = ranges.map((range, at) => ({ ...range, at, rank: ranks?.[at] ?? null })).sort((a, b) => low(a) - low(b) || high(a) - high(b))
  const empty = order.find(({ min, max }) => min !== null && max !== null && min >= max)
  if (empty) return { at: empty.at, field: 'max', problem: 'empty' }
  for (const [place, range] of order.entries()) {
    const below = order[place - 1]
    if (!below) continue
    if (below.max === null) return { at: below.at, field: 'max', problem: 'overlap' }
    if (range.min === null || range.min < below.max) return { at: range.at, field: 'min', problem: 'overlap' }
    if (range.min > below.max) return { at: range.at, field: 'min', problem: 'gap' }
  }
  return endProblem(order)
}

function endProblem(order: readonly (LevelRange & { at: number; rank: number | null })[]): RangeProblem | null {
  const [lowest, highest] = [order[0], order.at(-1)]
  if (!lowest || !highest) return null
  const isOpenBelow = lowest.min === null
  if (isOpenBelow && highest.max === null) return { at: lowest.at, field: 'min', problem: 'everything' }
  if (!isOpenBelow && highest.max !== null) return { at: highest.at, field: 'max', problem: 'closed' }
  const rising = isOpenBelow ? [...order].reverse() : order
  const wrong = rising.find(({ rank }, place) => rank !== null && rank <= (rising[place - 1]?.rank ?? -Infinity))
  return wrong ? { at: wrong.at, field: 'level', problem: 'order' } : null
}

// of two open ends none is beyond the other: a difference of infinities is no number
const low = ({ min }: LevelRange) => min ?? -Number.MAX_VALUE
const high = ({ max }: LevelRange) => max ?? Number.MAX_VALUE
