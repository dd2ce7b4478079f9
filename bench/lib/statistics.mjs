/** A lower limit with a larger spread between runs measures the machine instead of the code. */
export const MAX_SPREAD = 0.25

export function median(values) {
  if (values.length === 0) return NaN
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function percentile(values, part) {
  if (values.length === 0) return NaN
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)]
}

/** The interquartile range of the runs, relative to their median. */
export function spread(values) {
  const middle = median(values)
  if (values.length < 2 || !(middle > 0)) return 0
  const sorted = [...values].sort((one, other) => one - other)
  const at = (part) => {
    const place = part * (sorted.length - 1)
    const below = Math.floor(place)
    return sorted[below] + (sorted[Math.ceil(place)] - sorted[below]) * (place - below)
  }
  return (at(0.75) - at(0.25)) / middle
}

/** Alternates ours and theirs, in reverse order on every second repeat, so that neither is always first. */
export function inTurn(cases, repeats) {
  return Array.from({ length: repeats }, (_, repeat) => (repeat % 2 === 0 ? [...cases] : [...cases].reverse())).flat()
}
