import type { Point } from './view.math'

export interface PointerCalls {
  /** Called on a click or tap on a marker, or on the background (undefined). */
  onPress(index: number | undefined, at: Point): void
  onHover(index: number | undefined): void
  /** Whether a drag moves this marker instead of the plan. */
  mayMove(id: string): boolean
  /** Called at the end of a drag, with a point inside of the picture. */
  onMove(id: string, to: Point): void
}
