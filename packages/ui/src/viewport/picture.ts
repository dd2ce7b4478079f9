import type { Size } from './view.math'

/** A picture that can be drawn, and smaller copies of it for smaller zooms. */
export interface Picture {
  size: Size
  /** The smallest copy that is still sharp when one plan pixel becomes `scale` device pixels. */
  sourceFor(scale: number): { image: CanvasImageSource; scale: number }
  /** Makes the smaller copies when the page is idle: later paints become cheaper. */
  buildLevels(): void
  close(): void
}

interface Level { image: ImageBitmap; scale: number }

const SMALLEST_SIDE_PX = 256
const LEAST_HALVING_PX = 1024

/** Through an image element, because `createImageBitmap` refuses the blob of an SVG. */
export async function loadPicture(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  if (size.width === 0 || size.height === 0) throw new TypeError('the picture has no size of its own')
  return pictureOf(image, size)
}

function pictureOf(image: HTMLImageElement, size: Size): Picture {
  const levels: Level[] = []
  let closed = false
  const build = async () => {
    for (const scale of levelScales(size, isVector(image.src))) {
      await idle()
      if (closed) return
      const source = levels.at(-1)?.image ?? image
      levels.push({ image: await copyOf(source, size, scale), scale })
      if (closed) return close()
    }
  }
  const close = () => {
    closed = true
    for (const level of levels.splice(0)) level.image.close()
  }
  return {
    size,
    sourceFor: (scale) => levels.findLast((level) => level.scale >= scale * 0.999) ?? { image, scale: 1 },
    // without the copies the picture is drawn from its full size: slower, not wrong
    buildLevels: () => void build().catch(() => undefined),
    close,
  }
}

/** Halves down to a thumbnail. A vector picture also gets a copy of its own size, because drawing the vectors takes long. */
export function levelScales({ width, height }: Size, vector: boolean): readonly number[] {
  const scales = vector ? [1] : []
  const longest = Math.max(width, height)
  for (let scale = 0.5; longest * scale >= SMALLEST_SIDE_PX && longest > LEAST_HALVING_PX; scale /= 2) scales.push(scale)
  return scales
}

function copyOf(source: ImageBitmap | HTMLImageElement, size: Size, scale: number): Promise<ImageBitmap> {
  const resizeWidth = Math.max(1, Math.round(size.width * scale))
  const resizeHeight = Math.max(1, Math.round(size.height * scale))
  return createImageBitmap(source, { resizeWidth, resizeHeight, resizeQuality: 'medium' })
}

function isVector(url: string): boolean {
  return url.startsWith('data:image/svg') || /\.svg(?:$|[?#])/i.test(url)
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}
