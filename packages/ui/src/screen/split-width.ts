const STEP_PX = 16

/** The width within its limits, in whole px. */
export function limitedWidth(width: number, min: number, max: number): number {
  return Math.round(Math.min(max, Math.max(min, width)))
}

/** The width after a key on the handle; null for other keys (WAI-ARIA window splitter). */
export function widthAfterKey(key: string, width: number, min: number, max: number): number | null {
  switch (key) {
    case 'ArrowLeft': return limitedWidth(width - STEP_PX, min, max)
    case 'ArrowRight': return limitedWidth(width + STEP_PX, min, max)
    case 'Home': return min
    case 'End': return max
    default: return null
  }
}
