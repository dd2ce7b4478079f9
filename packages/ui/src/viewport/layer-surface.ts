export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The one bitmap on the screen. */
export interface LayerSurface {
  /** A blank bitmap of that size. */
  fresh(width: number, height: number): Brush | null
  /** The bitmap as it is shown, to be painted over in places. */
  again(): Brush | null
  /** Shows what was painted. */
  show(): void
}

/** Painted out of sight and handed over whole, where the browser can; else painted in place. */
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
      // handing a bitmap over empties the hidden canvas
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
