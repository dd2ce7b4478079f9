const NICE = [5, 2, 1]

export interface ScaleBar {
  metres: number
  widthPx: number
}

/** The longest distance of 1, 2 or 5 times a power of ten that fits. */
export function scaleBar(metresPerPixel: number, maxPx: number): ScaleBar {
  const most = metresPerPixel * maxPx
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * (NICE.find((step) => step * power <= most) ?? 1)
  return { metres, widthPx: metres / metresPerPixel }
}

/** `50 m`, `2 km`. */
export function distanceText(metres: number): string {
  return metres >= 1000 ? `${metres / 1000} km` : `${metres} m`
}
