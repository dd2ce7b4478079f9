import type { PositionUnit } from './monitoring-options'

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

/** Decimals that are stored: a hundredth of a pixel, and of a picture of 1,000 px a tenth or a thousandth. */
const DECIMALS: Record<PositionUnit, number> = { pixel: 2, fraction: 4, percent: 4 }

/** What is stored for a point of the picture: the opposite of `pixelsOf`. */
export function storedOf({ x, y }: Place, unit: PositionUnit, { width, height }: PictureSize): Place {
  const whole = { pixel: null, fraction: 1, percent: 100 }[unit]
  const stored = whole === null ? { x, y } : { x: (x / width) * whole, y: (y / height) * whole }
  const factor = 10 ** DECIMALS[unit]
  return { x: Math.round(stored.x * factor) / factor, y: Math.round(stored.y * factor) / factor }
}
