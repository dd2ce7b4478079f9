const LEAST = 0.01

/** A part of the whole in percent, with two decimals. Only all is 100 and only nothing is 0: one open record of 100,000 is not "all handled". */
export function percent(part: number, whole: number): number {
  if (part === whole) return 100
  if (part === 0) return 0
  return Math.min(100 - LEAST, Math.max(LEAST, Math.round((10_000 * part) / whole) / 100))
}
