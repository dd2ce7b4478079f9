export interface Rect { left: number; top: number; right: number; bottom: number }

/** The maximum number of rectangles per batch; with more it is cheaper to repaint the whole layer. */
export const MOST_RECTS = 300
const TILE_PX = 4 // the tiles of a marker are hardly larger than itself, so that few of its neighbours are painted again

/** Merges changed areas into few disjoint rectangles: tiles of the layer, joined in rows and then across equal rows. */
export function dirtyRects(spots: Iterable<Rect>, width: number, height: number): readonly Rect[] {
  const whole: Rect = { left: 0, top: 0, right: width, bottom: height }
  const rows = [...touchedTiles(spots, whole)].sort(([one], [other]) => one - other)
  const rects: Rect[] = []
  let above = new Map<string, Rect>()
  for (const [row, columns] of rows) {
    const here = new Map<string, Rect>()
    for (const [first, last] of runs([...columns].sort((one, other) => one - other))) {
      const key = `${first} ${last}`
      const top = row * TILE_PX
      const bottom = Math.min(height, top + TILE_PX)
      const upper = above.get(key)
      const rect = upper?.bottom === top ? upper : { left: first * TILE_PX, top, right: Math.min(width, (last + 1) * TILE_PX), bottom }
      rect.bottom = bottom
      if (rect !== upper) rects.push(rect)
      here.set(key, rect)
    }
    if (rects.length > MOST_RECTS) return [whole]
    above = here
  }
  return rects
}

function touchedTiles(spots: Iterable<Rect>, whole: Rect): Map<number, Set<number>> {
  const rows = new Map<number, Set<number>>()
  for (const spot of spots) {
    if (spot.right <= 0 || spot.bottom <= 0 || spot.left >= whole.right || spot.top >= whole.bottom) continue
    for (let row = tile(spot.top); row <= tile(Math.min(spot.bottom, whole.bottom) - 1); row++) {
      const columns = rows.get(row) ?? new Set<number>()
      for (let column = tile(spot.left); column <= tile(Math.min(spot.right, whole.right) - 1); column++) columns.add(column)
      rows.set(row, columns)
    }
  }
  return rows
}

const tile = (pixel: number) => Math.max(0, Math.floor(pixel / TILE_PX))

function runs(sorted: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const value of sorted) {
    const last = found.at(-1)
    if (last?.[1] === value - 1) last[1] = value
    else found.push([value, value])
  }
  return found
}
