/** One step of zoom (spec 2 §4). */
export const ZOOM_STEP = 1.2
/** The limit of zoom in both directions, as a multiple of the scale that shows the whole plan (spec 2 §4). */
export const ZOOM_LIMIT = 3
/** Pixels that an arrow key moves the plan. */
export const PAN_STEP_PX = 60

const WHEEL_NOTCH_PX = 100
const WHEEL_LINE_PX = 40
const TOUCHPAD_PX = 50 // a mouse wheel moves by more than this

/** A pointer that moves no further than this clicks. */
export const CLICK_REACH_PX = 5

export interface Size { width: number; height: number }
export interface Point { x: number; y: number }

/** The position of the plan: a plan point p is drawn at `p * scale + (x, y)` CSS pixels of the viewport. */
export interface View { scale: number; x: number; y: number }

export interface Limits { min: number; max: number }

/** Shows the whole plan, centred. */
export function fitView(plan: Size, viewport: Size): View {
  const scale = Math.min(viewport.width / plan.width, viewport.height / plan.height)
  return { scale, x: (viewport.width - plan.width * scale) / 2, y: (viewport.height - plan.height * scale) / 2 }
}

export function limitsOf(plan: Size, viewport: Size): Limits {
  const { scale } = fitView(plan, viewport)
  return { min: scale / ZOOM_LIMIT, max: scale * ZOOM_LIMIT }
}

/** Limits the position: a large plan leaves no gap at an edge, a small one stays inside as a whole. */
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

/** Zooms around a point: the plan point under `at` stays there, within the limits. */
export function zoomAt(view: View, factor: number, at: Point, limits: Limits): View {
  const scale = Math.min(limits.max, Math.max(limits.min, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** The view after a resize: the centre stays, and a plan that was shown as a whole stays so. */
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

/** Steps of zoom for a wheel event: one per notch, fractions for the small moves of a touch pad. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  if (deltaY === 0) return 1
  const pixels = deltaMode === 0 ? deltaY : deltaY * WHEEL_LINE_PX
  const steps = Math.abs(pixels) < TOUCHPAD_PX ? -pixels / WHEEL_NOTCH_PX : -Math.sign(pixels)
  return ZOOM_STEP ** steps
}

/** The nearest point of the picture. */
export function insidePlan({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) }
}

/** The position of a pointer inside of an element. */
export function within(node: HTMLElement, event: MouseEvent): Point {
  const box = node.getBoundingClientRect()
  return { x: event.clientX - box.left - node.clientLeft, y: event.clientY - box.top - node.clientTop }
}
