import type { TimeWindow } from './series'

const NARROWEST_MS = 1000

/** The visible part of the range. `follows`: it moves with the newest sample. */
export interface Zoom extends TimeWindow {
  follows: boolean
}

/** The range that is drawn: the whole, or the zoomed part. A part outside of the whole (the data was replaced) is ignored. */
export function visibleWindow(whole: TimeWindow, zoom: Zoom | null): TimeWindow {
  if (!zoom || zoom.to <= whole.from || zoom.from >= whole.to) return whole
  const span = zoom.to - zoom.from
  return zoom.follows ? { from: whole.to - span, to: whole.to } : { from: zoom.from, to: zoom.to }
}

/** Whether a part is shown and not the whole. */
export function isZoomed(whole: TimeWindow, shown: TimeWindow): boolean {
  return shown.from > whole.from || shown.to < whole.to
}

/** A part inside the whole range; null when it covers the whole. */
export function zoomTo(whole: TimeWindow, from: number, to: number): Zoom | null {
  const span = Math.min(whole.to - whole.from, Math.max(NARROWEST_MS, to - from))
  if (span >= whole.to - whole.from) return null
  const start = Math.min(whole.to - span, Math.max(whole.from, (from + to - span) / 2))
  return { from: start, to: start + span, follows: start + span >= whole.to }
}

/** Zooms in (factor below 1) or out; the given instant keeps its position. */
export function zoomAround(whole: TimeWindow, shown: TimeWindow, at: number, factor: number): Zoom | null {
  return zoomTo(whole, at - (at - shown.from) * factor, at + (shown.to - at) * factor)
}

/** Moves the visible part by a share of its width. */
export function panBy(whole: TimeWindow, shown: TimeWindow, share: number): Zoom | null {
  const span = shown.to - shown.from
  const from = Math.min(whole.to - span, Math.max(whole.from, shown.from + span * share))
  return zoomTo(whole, from, from + span)
}
