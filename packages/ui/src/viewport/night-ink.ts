import type { Rect } from './dirty-rects'
import type { Brush } from './layer-surface'

/** How pictures are shown in the dark scheme: as they are, or so that they do not dazzle at night. */
export type Ink = 'night' | 'original'

/** A line drawing is dark lines on paper; anything else is treated like a photograph. */
export type PictureKind = 'drawing' | 'photograph'

const SAMPLE_PX = 64
const PAPER_LUMINANCE = 200
/** At least so much of a drawing is paper. */
const PAPER_SHARE = 0.5
/** What remains of a photograph's light. */
const DIMMED = '#8f8f8f'

/**
 * Tells drawings from photographs by the share of light pixels. A picture of another origin may be shown but not read: it
 * counts as a photograph, because an inverted photograph could not be recognised and a dimmed drawing can.
 */
export function kindOf(image: CanvasImageSource): PictureKind {
  const brush = newSample()
  if (!brush) return 'photograph'
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, SAMPLE_PX, SAMPLE_PX)
  brush.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX)
  try {
    return paperShare(brush.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data) >= PAPER_SHARE ? 'drawing' : 'photograph'
  } catch {
    return 'photograph'
  }
}

function newSample(): Brush | null {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', { willReadFrequently: true })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SAMPLE_PX
  return canvas.getContext('2d', { willReadFrequently: true })
}

/** @param pixels red, green, blue and opacity of each */
export function paperShare(pixels: ArrayLike<number>): number {
  let light = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const luminance = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
    if (luminance >= PAPER_LUMINANCE) light += 1
  }
  return light / (pixels.length / 4)
}

/**
 * Changes what is painted in a rectangle into night colours. Of a drawing the light is inverted and the colours stay: the inverse has
 * the opposite hues, so `redraw` gives it those of the picture again. Blending modes, because filters of a canvas are missing in Safari.
 */
export function applyNightInk(brush: Brush, { left, top, right, bottom }: Rect, kind: PictureKind, ground: string, redraw: () => void): void {
  const blend = (mode: GlobalCompositeOperation, colour: string) => {
    brush.globalCompositeOperation = mode
    brush.fillStyle = colour
    brush.fillRect(left, top, right - left, bottom - top)
  }
  if (kind === 'drawing') {
    blend('difference', '#fff')
    brush.globalCompositeOperation = 'hue'
    redraw()
    blend('lighten', ground)
  } else blend('multiply', DIMMED)
  brush.globalCompositeOperation = 'source-over'
}
