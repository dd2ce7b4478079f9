export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The bitmap that is shown on the screen. */
export interface LayerSurface {
  /** Returns an empty bitmap of this size. */
  fresh(width: number, height: number): Brush | null
  /** Returns the current bitmap, to repaint parts of it. */
  again(): Brush | null
  /** Shows what was painted. */
  show(): void
}

/** Uses an offscreen canvas and transfers the bitmap where the browser supports it; otherwise paints directly. */
export function createLayerSurface(canvas: HTMLCanvasElement): LayerSurface {
  const presenter = typeof OffscreenCanvas === 'function' ? canvas.getContext('bitmaprenderer', { alpha: false }) : null
  return presenter ? handedOver(canvas, presenter) : paintedInPlace(canvas)
}

function handedOver(canvas: HTMLCanvasElement, presenter: ImageBitmapRenderingContext): LayerSurface {
  const hidden = new OffscreenCanvas(1, 1)
  const brush = hidden.getContext('2d', { alpha: false })
  return {
    fresh(width, height) {
      resize(hidden, width, height)
      return brush
    },
    again() {
      // transferring the bitmap clears the offscreen canvas
      brush?.setTransform(1, 0, 0, 1, 0, 0)
      brush?.drawImage(canvas, 0, 0)
      return brush
    },
    show() {
      resize(canvas, hidden.width, hidden.height)
      presenter.transferFromImageBitmap(hidden.transferToImageBitmap())
    },
  }
}

function paintedInPlace(canvas: HTMLCanvasElement): LayerSurface {
  const brush = canvas.getContext('2d', { alpha: false })
  return {
    fresh(width, height) {
      resize(canvas, width, height)
      return brush
    },
    again: () => brush,
    show() {},
  }
}

function resize(canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number) {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}
