import type { useZoomPanPinch } from 'react-zoom-pan-pinch'
import { centredOn, clampView, fitView, limitsOf, resizeView, toPlan, zoomAt, type Point, type Size, type View } from './view.math'

type Gestures = ReturnType<typeof useZoomPanPinch>['instance']['current']

/** Settings of the gesture engine: it handles mouse and touch and holds the view; it neither draws nor animates. */
export const GESTURE_PROPS = {
  detached: true,
  limitToBounds: true,
  minScale: 1e-4,
  maxScale: 1e4,
  // its steps for wheel and keys are additive, ours are factors (spec 2 §4)
  wheel: { disabled: true },
  keyboard: { disabled: true },
  doubleClick: { disabled: true },
  panning: { velocityDisabled: true, allowRightClickPan: false },
  velocityAnimation: { disabled: true },
  zoomAnimation: { disabled: true, size: 0 },
  autoAlignment: { disabled: true, sizeX: 0, sizeY: 0, animationTime: 0 },
}

/** The current view. It is stored in the gesture engine, so that gestures and buttons use the same numbers. */
export class PlanCamera {
  private plan: Size | undefined
  private viewport: Size = { width: 0, height: 0 }

  constructor(private readonly gestures: Gestures) {}

  get view(): View {
    const { scale, positionX, positionY } = this.gestures.state
    return { scale, x: positionX, y: positionY }
  }

  /** Shows another picture as a whole. */
  show(plan: Size | undefined) {
    this.plan = plan
    this.limit()
    this.fit()
  }

  /** A viewport without a size is hidden: the view is that of before when it comes back. */
  resize(viewport: Size) {
    if (viewport.width === 0 || viewport.height === 0) return
    const before = this.viewport
    this.viewport = viewport
    this.limit()
    if (!this.plan) return
    if (before.width === 0) this.fit()
    else this.look(resizeView(this.view, this.plan, before, viewport))
  }

  fit() {
    if (this.plan && this.viewport.width > 0) this.look(fitView(this.plan, this.viewport))
  }

  /** Zooms around a point of the viewport; its centre by default. */
  zoom(factor: number, at: Point = this.middle) {
    if (!this.plan || this.viewport.width === 0) return
    const next = zoomAt(this.view, factor, at, limitsOf(this.plan, this.viewport))
    this.look(clampView(next, this.plan, this.viewport))
  }

  pan(dx: number, dy: number) {
    const { scale, x, y } = this.view
    if (this.plan) this.look(clampView({ scale, x: x + dx, y: y + dy }, this.plan, this.viewport))
  }

  /** Does nothing for a point that is none, e.g. of a marker without a place: the plan would be nowhere. */
  centreOn(point: Point) {
    if (this.plan && Number.isFinite(point.x) && Number.isFinite(point.y)) this.look(centredOn(point, this.view.scale, this.plan, this.viewport))
  }

  /** Moves only if the point is outside of the visible part. */
  reveal(point: Point, edge = 40) {
    const { scale, x, y } = this.view
    const [left, top] = [point.x * scale + x, point.y * scale + y]
    const inside = left >= edge && top >= edge && left <= this.viewport.width - edge && top <= this.viewport.height - edge
    if (!inside) this.centreOn(point)
  }

  /** Whether the plan cannot be zoomed in any further. */
  get isNearest(): boolean {
    return !this.plan || this.view.scale >= limitsOf(this.plan, this.viewport).max * (1 - 1e-6)
  }

  /** The plan point in the middle of the viewport. */
  get centre(): Point {
    return toPlan(this.view, this.middle)
  }

  private get middle(): Point {
    return { x: this.viewport.width / 2, y: this.viewport.height / 2 }
  }

  private look(view: View) {
    this.gestures.setState(view.scale, view.x, view.y)
  }

  /** Sets the same limits for pinching. */
  private limit() {
    if (!this.plan || this.viewport.width === 0) return
    const { min, max } = limitsOf(this.plan, this.viewport)
    this.gestures.update({ ...GESTURE_PROPS, minScale: min, maxScale: max })
  }
}
