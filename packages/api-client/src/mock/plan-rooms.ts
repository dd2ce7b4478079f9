/** A part of the mock's floor plan, in pixels of its picture, 800 × 440. */
export interface PlanRoom {
  x: number
  y: number
  width: number
  height: number
}

const WIDTH = 180
const HEIGHT = 150
const LEFT = 40
const ROWS = [40, 250] as const

/** Four rooms above the corridor and four below it: 01 to 08. */
export const ROOMS: readonly PlanRoom[] = ROWS.flatMap((y) => [0, 1, 2, 3].map((nth) => ({ x: LEFT + nth * WIDTH, y, width: WIDTH, height: HEIGHT })))

const corridor = (x: number): PlanRoom => ({ x, y: 190, width: 2 * WIDTH, height: 60 })
const [WEST, MIDDLE, EAST] = [corridor(LEFT), corridor(LEFT + WIDTH), corridor(LEFT + 2 * WIDTH)]

/** The part of the plan that the position of a device names, e.g. 302室 or 东侧走廊3-2; the middle of the corridor for other words. */
export function roomOf(position: string | null): PlanRoom {
  const room = ROOMS[Number(/\d(0[1-8])室/.exec(position ?? '')?.[1]) - 1]
  if (room) return room
  return position?.startsWith('西侧走廊') ? WEST : position?.startsWith('东侧走廊') ? EAST : MIDDLE
}

/** Where the plan marks a device with this position. */
export function markIn(position: string | null): { x: number; y: number } {
  const { x, y, width, height } = roomOf(position)
  return { x: x + width / 2, y: y + height / 2 }
}
