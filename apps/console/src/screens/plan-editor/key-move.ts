import type { EditorPicture, Mark } from './plan-editor.types'

/** An arrow key moves a mark by a thousandth of the long edge, with Shift by ten times as much. */
const STEPS_PER_EDGE = 1_000
const FAST = 10

const DIRECTIONS: Readonly<Record<string, Mark>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }

/** How far a key moves a mark, in pixels of the picture; null for other keys. */
export function keyMove({ key, shiftKey }: { key: string; shiftKey: boolean }, { width, height }: EditorPicture): Mark | null {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return null
  const step = Math.max(1, Math.round(Math.max(width, height) / STEPS_PER_EDGE)) * (shiftKey ? FAST : 1)
  return { x: direction.x * step, y: direction.y * step }
}
