import { levelScales, pictureOf, type Picture } from './picture-copies'
import { sizeFromHeader } from './picture-header'

/**
 * Resolves as soon as the size is known. A raster picture of our own origin is decoded off the main thread from its
 * bytes; vectors (`createImageBitmap` refuses the blob of an SVG) and pictures of elsewhere come through an image element.
 */
export async function loadPicture(url: string): Promise<Picture> {
  return (mayFetch(url) && (await fromBytes(url).catch(() => undefined))) || fromElement(url)
}

async function fromBytes(url: string): Promise<Picture | undefined> {
  const answer = await fetch(url)
  // not as a blob: reading one's first bytes asks another process
  const bytes = answer.ok ? await answer.arrayBuffer() : undefined
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

/** What a page's own policy lets it fetch as surely as show. */
function mayFetch(url: string): boolean {
  if (typeof createImageBitmap !== 'function' || isVector(url) || !URL.canParse(url, location.href)) return false
  return new URL(url, location.href).origin === location.origin && !url.startsWith('blob:')
}
