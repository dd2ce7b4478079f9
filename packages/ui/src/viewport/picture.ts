import { levelScales, pictureOf, type Picture } from './picture-copies'
import { sizeFromHeader } from './picture-header'

/**
 * Loads a picture; resolves as soon as its size is known. Raster pictures of the same origin are decoded off the main thread.
 * SVG (which `createImageBitmap` does not decode) and pictures of other origins are loaded by an image element. A picture that is no longer
 * wanted would take its time from the next one, so `signal` ends its request.
 */
export async function loadPicture(url: string, signal: AbortSignal): Promise<Picture> {
  const picture = mayFetch(url) ? await fromBytes(url, signal).catch(() => undefined) : undefined
  signal.throwIfAborted()
  return picture ?? fromElement(url)
}

async function fromBytes(url: string, signal: AbortSignal): Promise<Picture | undefined> {
  const response = await fetch(url, { signal })
  // not as a blob: reading its first bytes would be a call to another process
  const bytes = response.ok ? await response.arrayBuffer() : undefined
  const size = bytes && sizeFromHeader(new Uint8Array(bytes))
  if (!size) return undefined
  const blob = new Blob([bytes])
  return pictureOf(size, levelScales(size, false), () => createImageBitmap(blob))
}

async function fromElement(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  if (size.width === 0 || size.height === 0) throw new TypeError('the picture has no size of its own')
  return pictureOf(size, levelScales(size, isVector(url)), () => image)
}

function isVector(url: string): boolean {
  return url.startsWith('data:image/svg') || /\.svg(?:$|[?#])/i.test(url)
}

/** Whether the page may fetch the address as well as show it. */
function mayFetch(url: string): boolean {
  if (typeof createImageBitmap !== 'function' || isVector(url) || !URL.canParse(url, location.href)) return false
  return new URL(url, location.href).origin === location.origin && !url.startsWith('blob:')
}
