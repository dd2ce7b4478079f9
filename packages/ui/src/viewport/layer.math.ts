import type { Point, Size, View } from './view.math'

/** The margin that is painted around the viewport, so that a drag shows it at once. */
export const LAYER_MARGIN_PX = 320
const LEAST_MARGIN_PX = 64
/** The margin around the plan, so that a marker at its edge is complete. */
const BLEED_PX = 20
const LARGEST_LAYER = 24_000_000 // device pixels, about 96 MB

/**
 * The painted part of the plan, in device pixels of the plan at `scale`. Whole numbers, so that the bitmap is not resampled
 * while it is panned.
 */
export interface Layer { scale: number; dpr: number; left: number; top: number; width: number; height: number }

/** The intersection of the plan (with its margin) and the viewport (with its margin). */
export function layerFor(view: View, plan: Size, viewport: Size, dpr: number): Layer {
  const area = (viewport.width + 2 * LAYER_MARGIN_PX) * (viewport.height + 2 * LAYER_MARGIN_PX) * dpr * dpr
  const margin = area > LARGEST_LAYER ? LEAST_MARGIN_PX : LAYER_MARGIN_PX
  const [left, width] = span(view.x, viewport.width, plan.width * view.scale, dpr, margin)
  const [top, height] = span(view.y, viewport.height, plan.height * view.scale, dpr, margin)
  return { scale: view.scale, dpr, left, top, width, height }
}

function span(position: number, viewport: number, length: number, dpr: number, margin: number): [number, number] {
  const bleed = BLEED_PX * dpr
  const start = Math.max(-Math.ceil(bleed), Math.floor((-position - margin) * dpr))
  const end = Math.min(Math.ceil(length * dpr + bleed), Math.ceil((viewport - position + margin) * dpr))
  return [start, Math.max(1, end - start)]
}

/** The position of the bitmap on the screen, and its scale by the compositor while zooming. */
export function placeLayer(layer: Layer, view: View): Point & { ratio: number } {
  const ratio = view.scale / layer.scale
  return { x: snap(view.x, layer.dpr) + (layer.left * ratio) / layer.dpr, y: snap(view.y, layer.dpr) + (layer.top * ratio) / layer.dpr, ratio }
}

/** Whether the visible part of the plan is inside the painted one. */
export function covers(layer: Layer, view: View, plan: Size, viewport: Size): boolean {
  const { x, y, ratio } = placeLayer(layer, view)
  return (
    coversAxis(x, (layer.width * ratio) / layer.dpr, view.x, plan.width * view.scale, viewport.width) &&
    coversAxis(y, (layer.height * ratio) / layer.dpr, view.y, plan.height * view.scale, viewport.height)
  )
}

function coversAxis(start: number, length: number, position: number, planLength: number, viewport: number): boolean {
  const from = Math.max(0, position)
  const to = Math.min(viewport, position + planLength)
  return to <= from || (start <= from + 1 && start + length >= to - 1)
}

/** The position of a plan point on the screen. */
export function anchorOf(view: View, dpr: number, point: Point): Point {
  return { x: snap(view.x, dpr) + point.x * view.scale, y: snap(view.y, dpr) + point.y * view.scale }
}

/** The device pixel of the layer at which the centre of a marker is painted. */
export function paintedAt(layer: Layer, point: Point): Point {
  const factor = layer.scale * layer.dpr
  return { x: Math.round(point.x * factor) - layer.left, y: Math.round(point.y * factor) - layer.top }
}

/** Rounds to whole device pixels; the compositor would blur the bitmap otherwise. */
export function snap(position: number, dpr: number): number {
  return Math.round(position * dpr) / dpr
}
