import type { Instant } from '@smart-fire/api-client'

/** The flood rule of alarm systems (domain, "From the standards"): begins above 10 new alarms in 10 minutes, ends below 5. */
export const FLOOD_WINDOW_MS = 600_000
export const FLOOD_BEGINS_ABOVE = 10
export const FLOOD_ENDS_BELOW = 5

/** The arrivals that the rule needs: one more than are possible without a flood. Newest first. */
export function noteArrivals(recent: readonly Instant[], count: number, at: Instant): readonly Instant[] {
  const now = Array.from({ length: Math.min(count, FLOOD_BEGINS_ABOVE + 1) }, () => at)
  // a clock that was set back must not leave arrivals in the future, which would count for too long
  return [...now, ...recent.map((arrival) => Math.min(arrival, at))].slice(0, FLOOD_BEGINS_ABOVE + 1)
}

/** Arrivals that still count at this moment. */
export function withinWindow(recent: readonly Instant[], now: Instant): readonly Instant[] {
  return recent.filter((arrival) => now - arrival < FLOOD_WINDOW_MS)
}

/** More than 10 arrived in the 10 minutes before the newest of them. */
export function isFlood(recent: readonly Instant[]): boolean {
  const [newest] = recent
  const eleventh = recent[FLOOD_BEGINS_ABOVE]
  return newest !== undefined && eleventh !== undefined && newest - eleventh < FLOOD_WINDOW_MS
}

/** Fewer than 5 arrived in the last 10 minutes. */
export function isFloodOver(recent: readonly Instant[], now: Instant): boolean {
  const fifth = recent[FLOOD_ENDS_BELOW - 1]
  return fifth === undefined || now - fifth >= FLOOD_WINDOW_MS
}
