/** How many items fit beside each other into a width, at least one; all in px. */
export function fittingCount(widths: readonly number[], gap: number, available: number): number {
  let used = 0
  for (const [at, width] of widths.entries()) {
    used += (at === 0 ? 0 : gap) + width
    if (used > available) return Math.max(1, at)
  }
  return widths.length
}
