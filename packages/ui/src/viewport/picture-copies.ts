import type { Size } from './view.math'

/** A copy of a picture: one pixel of the picture is `scale` pixels of the copy. */
interface Copy<Image extends CanvasImageSource = CanvasImageSource> { image: Image; scale: number }

/** A picture with smaller copies for smaller zooms. Its size may be known before it is decoded. */
export interface Picture {
  readonly size: Size
  /** Resolves when the picture is decoded; rejects when it cannot be decoded. */
  readonly decoded: Promise<void>
  /** Called when the picture may have another source than before: its full size has come, or all of its copies. */
  onBetter: (() => void) | undefined
  /** The smallest copy that is still sharp when one plan pixel becomes `scale` device pixels, or the best available one. */
  sourceFor(scale: number): Copy | undefined
  close(): void
}

const SMALLEST_SIDE_PX = 256
const LEAST_HALVING_PX = 1024
/** The full size needs four bytes per pixel; it is released when it was not used for this time. */
const KEEP_FULL_MS = 10_000
/** A plan that has just been opened is being read and zoomed: for this time it is not painted anew only because copies have come. */
const UNDISTURBED_MS = 1000

/** A picture of a known size. `decode` gives its pixels, and is called again after they were released. */
export function pictureOf(size: Size, scales: readonly number[], decode: () => HTMLImageElement | Promise<ImageBitmap>): Picture {
  const levels: Copy<ImageBitmap>[] = []
  let full: HTMLImageElement | ImageBitmap | undefined
  let decoding: Promise<void> | undefined
  let dropping: ReturnType<typeof setTimeout> | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const take = (image: HTMLImageElement | ImageBitmap) => {
    decoding = undefined
    if (closed) return giveBack(image)
    full = image
    picture.onBetter?.()
  }
  const want = () => (decoding ??= Promise.resolve(decode()).then(take))
  const drop = () => {
    if (full instanceof HTMLImageElement || levels.length < scales.length || levels.length === 0) return
    giveBack(full)
    full = undefined
  }
  const buildLevels = async () => {
    for (const scale of scales) {
      await idle()
      const source = levels.at(-1)?.image ?? full
      if (closed || !source) return
      const image = await copyOf(source, size, scale)
      if (closed) return image.close()
      levels.push({ image, scale })
    }
    if (levels.length === 0) return
    telling = setTimeout(() => void idle().then(() => picture.onBetter?.()), UNDISTURBED_MS)
  }
  const first = decode()
  if (first instanceof Promise) decoding = first.then(take)
  else full = first
  const picture: Picture = {
    size,
    decoded: decoding ?? Promise.resolve(),
    onBetter: undefined,
    sourceFor(scale) {
      clearTimeout(dropping)
      const level = levels.findLast((copy) => copy.scale >= scale * 0.999)
      if (level) dropping = setTimeout(drop, KEEP_FULL_MS)
      else if (!full) want().catch(() => undefined)
      return level ?? (full ? { image: full, scale: 1 } : levels[0])
    },
    close() {
      closed = true
      clearTimeout(dropping)
      clearTimeout(telling)
      giveBack(full)
      for (const { image } of levels.splice(0)) image.close()
    },
  }
  // without copies the picture is drawn from its full size, which is only slower
  picture.decoded.then(buildLevels).catch(() => undefined)
  return picture
}

/** Scales of the copies: halved down to a thumbnail. A vector picture also has a copy in full size, because drawing vectors is slow. */
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

function giveBack(image: HTMLImageElement | ImageBitmap | undefined) {
  if (image && 'close' in image) image.close()
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}
