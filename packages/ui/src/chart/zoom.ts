import type { TimeWindow } from './series'

const NARROWEST_MS = 1000

/** A part of the whole that the operator looks at. `follows` holds on to the newest end while samples arrive. */
export interface Zoom extends TimeWindow {
  follows: boolean
}

/** What is drawn: the whole, or the part, moved along when it follows; a part of something else is forgotten. */
export function visibleWindow(whole: TimeWindow, zoom: Zoom | null): TimeWindow {
  if (!zoom || zoom.to <= whole.from || zoom.from >= whole.to) return whole
  const span = zoom.to - zoom.from
  return zoom.follows ? { from: whole.to - span, to: whole.to } : { from: zoom.from, to: zoom.to }
}

/** A chosen part, kept inside the whole; null when it is the whole again. */
export function zoomTo(whole: TimeWindow, from: number, to: number): Zoom | null {
  const span = Math.min(whole.to - whole.from, Math.max(NARROWEST_MS, to - from))
  if (span >= whole.to - whole.from) return null
  const start = Math.min(whole.to - span, Math.max(whole.from, (from + to - span) / 2))
  return { from: start, to: start + span, follows: start + span >= whole.to }
}

/** Nearer (factor below 1) or further away, with the given instant staying where it is. */
export function zoomAround(whole: TimeWindow, shown: TimeWindow, at: number, factor: number): Zoom | null {
  return zoomTo(whole, at - (at - shown.from) * factor, at + (shown.to - at) * factor)
}

/** Sideways by a share of what is shown. */
export function panBy(whole: TimeWindow, shown: TimeWindow, share: number): Zoom | null {
  const span = shown.to - shown.from
  const from = Math.min(whole.to - span, Math.max(whole.from, shown.from + span * share))
  return zoomTo(whole, from, from + span)
}
