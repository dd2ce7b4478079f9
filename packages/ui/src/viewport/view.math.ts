/** One step of zoom (spec 2 §4). */
export const ZOOM_STEP = 1.2
/** Times the size at which the whole plan is shown, both ways (spec 2 §4). */
export const ZOOM_LIMIT = 3
/** Pixels that an arrow key moves the plan. */
export const PAN_STEP_PX = 60

const WHEEL_NOTCH_PX = 100
const WHEEL_LINE_PX = 40
const TOUCHPAD_PX = 50 // a mouse wheel never turns by less

export interface Size { width: number; height: number }
export interface Point { x: number; y: number }

/** Where the plan lies: a plan point p is drawn at `p * scale + (x, y)` CSS pixels of the viewport. */
export interface View { scale: number; x: number; y: number }

export interface Limits { min: number; max: number }

/** The whole plan, centred. */
export function fitView(plan: Size, viewport: Size): View {
  const scale = Math.min(viewport.width / plan.width, viewport.height / plan.height)
  return { scale, x: (viewport.width - plan.width * scale) / 2, y: (viewport.height - plan.height * scale) / 2 }
}

export function limitsOf(plan: Size, viewport: Size): Limits {
  const { scale } = fitView(plan, viewport)
  return { min: scale / ZOOM_LIMIT, max: scale * ZOOM_LIMIT }
}

/** A large plan leaves no gap at an edge, a small one stays whole inside. */
export function clampView(view: View, plan: Size, viewport: Size): View {
  return {
    scale: view.scale,
    x: clampAxis(view.x, viewport.width - plan.width * view.scale),
    y: clampAxis(view.y, viewport.height - plan.height * view.scale),
  }
}

function clampAxis(position: number, room: number): number {
  return Math.min(Math.max(position, Math.min(0, room)), Math.max(0, room))
}

/** The plan point under `at` stays under it, as far as the limits let it. */
export function zoomAt(view: View, factor: number, at: Point, limits: Limits): View {
  const scale = Math.min(limits.max, Math.max(limits.min, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** What was in the middle stays in the middle; a plan that was shown whole stays whole. */
export function resizeView(view: View, plan: Size, before: Size, after: Size): View {
  if (isFitted(view, plan, before)) return fitView(plan, after)
  const middle = toPlan(view, { x: before.width / 2, y: before.height / 2 })
  const { min, max } = limitsOf(plan, after)
  return centredOn(middle, Math.min(max, Math.max(min, view.scale)), plan, after)
}

export function centredOn(point: Point, scale: number, plan: Size, viewport: Size): View {
  return clampView({ scale, x: viewport.width / 2 - point.x * scale, y: viewport.height / 2 - point.y * scale }, plan, viewport)
}

export function isFitted(view: View, plan: Size, viewport: Size): boolean {
  return Math.abs(view.scale / fitView(plan, viewport).scale - 1) < 1e-6
}

export function toPlan(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }
}

/** A notch of the wheel is one step; a touch pad's small moves are parts of it. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  if (deltaY === 0) return 1
  const pixels = deltaMode === 0 ? deltaY : deltaY * WHEEL_LINE_PX
  const steps = Math.abs(pixels) < TOUCHPAD_PX ? -pixels / WHEEL_NOTCH_PX : -Math.sign(pixels)
  return ZOOM_STEP ** steps
}
