import type { Vertices } from './m4'

export interface Placing {
  x: (at: number) => number
  y: (value: number) => number
}

/** The `d` attribute of one path through all vertices. A vertex between two gaps becomes a line of zero length, drawn as a dot by round caps. A step keeps its value until the next one. */
export function linePath({ at, value, starts }: Vertices, { x, y }: Placing, isStep = false): string {
  let path = ''
  for (let index = 0; index < at.length; index += 1) {
    const [left, top] = [tenth(x(at[index] ?? 0)), tenth(y(value[index] ?? 0))]
    const place = `${left} ${top}`
    if (!starts[index]) path += isStep ? `H${left}V${top}` : `L${place}`
    else path += starts[index + 1] ?? 1 ? `M${place}h0` : `M${place}`
  }
  return path
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10
}
