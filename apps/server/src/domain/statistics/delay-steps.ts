/**
 * Times to a verdict are kept as counts of steps of 5 percent: step n holds the times above 1.05^(n−1) up to 1.05^n seconds.
 * Such counts can be added over days and places, which percentiles cannot.
 */
const STEP = Math.log(1.05)

/** A number of judged fires whose time to the verdict lies in this step. */
export interface DelayCount {
  step: number
  count: number
}

/** The time in seconds within which this share of the fires was judged, at most 5 percent too long; null without a judged fire. */
export function percentile(counts: readonly DelayCount[], share: number): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total <= 0) return null
  let seen = 0
  for (const { step, count } of [...counts].sort((a, b) => a.step - b.step)) {
    seen += count
    if (seen >= share * total) return Math.round(Math.exp(step * STEP))
  }
  return null
}
