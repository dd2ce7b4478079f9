import type { PositionUnit } from '../provider'

/** Natural size of a picture, in its own pixels. */
export interface PictureSize {
  width: number
  height: number
}

export interface Place {
  x: number
  y: number
}

/**
 * The position of a stored place in pixels of the picture (domain 7). Null while the size of the picture is not known:
 * a marker at a wrong position is worse than none.
 */
export function pixelsOf(place: Place, unit: PositionUnit, size: PictureSize | null): Place | null {
  switch (unit) {
    case 'pixel':
      return place
    case 'fraction':
      return scaled(place, size, 1)
    case 'percent':
      return scaled(place, size, 100)
    default:
      return unit satisfies never
  }
}

function scaled({ x, y }: Place, size: PictureSize | null, whole: number): Place | null {
  return size === null ? null : { x: (x * size.width) / whole, y: (y * size.height) / whole }
}
