/** A uniform grid over the plan: finds markers near a point or in a rectangle without visiting all of them. */
export interface MarkerGrid {
  /** The number of cells that the last query visited. */
  readonly looked: number
  /** Calls `visit` for each marker in the cells that intersect the rectangle. */
  query(left: number, top: number, right: number, bottom: number, visit: (index: number) => void): void
}

/** Counting sort into cells: one pass counts, one pass places; there is no array per cell. */
export function createMarkerGrid(x: Float64Array, y: Float64Array, width: number, height: number, cell: number): MarkerGrid {
  const columns = Math.max(1, Math.ceil(width / cell))
  const rows = Math.max(1, Math.ceil(height / cell))
  const column = (value: number) => cellOn(value / cell, columns)
  const row = (value: number) => cellOn(value / cell, rows)
  const { starts, order } = sortIntoCells(x.length, columns * rows, (index) => row(y[index] ?? 0) * columns + column(x[index] ?? 0))
  let looked = 0

  return {
    get looked() {
      return looked
    },
    query(left, top, right, bottom, visit) {
      looked = 0
      for (let r = row(top); r <= row(bottom); r++) {
        for (let c = column(left); c <= column(right); c++) {
          looked++
          const at = r * columns + c
          for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) visit(order[i] ?? 0)
        }
      }
    },
  }
}

/** A place outside of the plan counts to the nearest cell, one that is no number to the first: in none it would take the place of another marker. */
const cellOn = (at: number, cells: number) => Math.min(cells - 1, Math.max(0, Math.floor(at) || 0))

function sortIntoCells(count: number, cells: number, cellOf: (index: number) => number) {
  const starts = new Uint32Array(cells + 1)
  const cellAt = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const cell = cellOf(i)
    cellAt[i] = cell
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1
  }
  for (let i = 0; i < cells; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0)
  const next = starts.slice()
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const cell = cellAt[i] ?? 0
    order[next[cell] ?? 0] = i
    next[cell] = (next[cell] ?? 0) + 1
  }
  return { starts, order }
}
