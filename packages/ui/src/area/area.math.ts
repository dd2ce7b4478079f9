/** A part of a picture, in whole per cent of its width and height. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** A place on a picture, in per cent of its width and height. */
export interface Spot {
  x: number
  y: number
}

/** What a pointer holds of an area: −1 its left or upper edge, 1 its right or lower edge. 0 and 0: the area as a whole. */
export interface Grip {
  x: Edge
  y: Edge
}
type Edge = -1 | 0 | 1

const WHOLE = 100
const SMALLEST = 1
/** A smaller rectangle was not drawn on purpose: the pointer slipped while it was pressed. */
const SMALLEST_DRAWN = 2
/** Where the keyboard begins: the middle, with as much room around it as it takes. */
const MIDDLE: Area = { left: 25, top: 25, width: 50, height: 50 }

/** What a drag has begun with: its grip (null: it draws a new area), where it began, and the area of before (null: the whole picture). */
export interface Drag {
  grip: Grip | null
  from: Spot
  area: Area | null
}

/** What a pointer holds at a place; null beside the area. `reach` is how far from an edge it still holds it, in per cent. */
export function gripAt({ x, y }: Spot, { left, top, width, height }: Area, reach: Spot): Grip | null {
  const across = edgeAt(x, left, width, reach.x)
  const down = edgeAt(y, top, height, reach.y)
  if (across === null || down === null) return null
  // what fills the picture cannot be moved, and there is nothing beside it to draw on
  const isFull = width === WHOLE && height === WHOLE
  return isFull && across === 0 && down === 0 ? null : { x: across, y: down }
}

function edgeAt(at: number, start: number, length: number, reach: number): Edge | null {
  if (at < start - reach || at > start + length + reach) return null
  // the middle third of a small area still moves it
  const inside = Math.min(reach, length / 3)
  if (at <= start + inside) return -1
  return at >= start + length - inside ? 1 : 0
}

/** The area while a pointer is dragged to a place; what is drawn too small leaves it as it was. */
export function areaAfterDrag({ grip, from, area }: Drag, to: Spot): Area | null {
  if (grip === null || area === null) return drawnArea(from, to) ?? area
  const by = { x: to.x - from.x, y: to.y - from.y }
  return grip.x === 0 && grip.y === 0 ? movedArea(area, by) : resizedArea(area, grip, by)
}

/** The area between two places; null if it is too small. */
export function drawnArea(from: Spot, to: Spot): Area | null {
  const [left, width] = span(from.x, to.x)
  const [top, height] = span(from.y, to.y)
  return width < SMALLEST_DRAWN || height < SMALLEST_DRAWN ? null : { left, top, width, height }
}

function span(one: number, other: number): [start: number, length: number] {
  const start = limited(Math.min(one, other), 0, WHOLE)
  return [start, limited(Math.max(one, other), 0, WHOLE) - start]
}

/** The same area elsewhere, as far as the picture goes. */
export function movedArea({ left, top, width, height }: Area, by: Spot): Area {
  return { left: limited(left + by.x, 0, WHOLE - width), top: limited(top + by.y, 0, WHOLE - height), width, height }
}

/** The area with the held edges elsewhere: inside the picture, and never past the opposite edge. */
export function resizedArea({ left, top, width, height }: Area, grip: Grip, by: Spot): Area {
  const [newLeft, newWidth] = resizedSpan(left, width, grip.x, by.x)
  const [newTop, newHeight] = resizedSpan(top, height, grip.y, by.y)
  return { left: newLeft, top: newTop, width: newWidth, height: newHeight }
}

function resizedSpan(start: number, length: number, edge: Edge, by: number): [start: number, length: number] {
  if (edge === 0) return [start, length]
  if (edge === 1) return [start, limited(length + by, SMALLEST, WHOLE - start)]
  const moved = limited(start + by, 0, start + length - SMALLEST)
  return [moved, start + length - moved]
}

const STEPS = new Map<string, Spot>([['ArrowLeft', { x: -1, y: 0 }], ['ArrowRight', { x: 1, y: 0 }], ['ArrowUp', { x: 0, y: -1 }], ['ArrowDown', { x: 0, y: 1 }]])

/**
 * The area after a key: an arrow moves it by one per cent, with Shift its right or lower edge; the first arrow on a whole picture puts it into
 * the middle. Delete and Backspace give the whole picture, which is null. Undefined for every other key.
 */
export function areaAfterKey({ key, shiftKey }: { key: string; shiftKey: boolean }, area: Area | null): Area | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null
  const step = STEPS.get(key)
  if (step === undefined) return undefined
  if (area === null) return MIDDLE
  return shiftKey ? resizedArea(area, { x: 1, y: 1 }, step) : movedArea(area, step)
}

/** The largest width beside this left edge, or the largest height below this upper one; all of the picture while that is not known. */
export function roomAfter(start: number | string | null): number {
  return typeof start === 'number' && start >= 0 && start < WHOLE ? WHOLE - start : WHOLE
}

/** The same area, if it is one: whole numbers, not empty, inside the picture. */
export function asArea(parts: Readonly<Record<keyof Area, number | string | null>>): Area | null {
  const { left, top, width, height } = parts
  if (!isWhole(left) || !isWhole(top) || !isWhole(width) || !isWhole(height)) return null
  const fits = left >= 0 && top >= 0 && width >= SMALLEST && height >= SMALLEST && left + width <= WHOLE && top + height <= WHOLE
  return fits ? { left, top, width, height } : null
}

const isWhole = (part: number | string | null): part is number => Number.isInteger(part)

function limited(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)))
}
