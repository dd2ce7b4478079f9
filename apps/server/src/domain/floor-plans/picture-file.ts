import { zhCN } from './floor-plans.messages'

/** A picture of a floor as its bytes say, whatever its name says (trust B1, uploads). */
export interface PictureFile {
  contentType: 'image/png' | 'image/jpeg'
  extension: 'png' | 'jpg'
  /** pixels as a browser shows it: a JPEG may say that it is to be turned */
  width: number
  height: number
}

/** 10 MB (trust B3) */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const LONGEST_EDGE_PX = 12_000
/** a smaller one is an icon and no plan */
const SHORTEST_EDGE_PX = 100

/**
 * What a file is, or why it is no picture of a floor. SVG is refused: it is a document that may hold scripts and addresses, and every
 * drawing program exports PNG as well (ADR 24). `shortestEdge` is in pixels.
 */
export function readPictureFile(bytes: Uint8Array, shortestEdge = SHORTEST_EDGE_PX): PictureFile | { problem: string } {
  if (bytes.length > MOST_PICTURE_BYTES) return { problem: zhCN.tooLarge(MOST_PICTURE_BYTES / 1024 / 1024) }
  if (looksLikeMarkup(bytes)) return { problem: zhCN.noSvg }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const file = isPng(view) ? readPng(view) : isJpeg(view) ? readJpeg(view) : null
  if (file === null) return { problem: zhCN.notAPicture }
  if (file === 'broken') return { problem: zhCN.brokenPicture }
  const { width, height } = file
  if (Math.max(width, height) > LONGEST_EDGE_PX || width * height > MOST_PIXELS) return { problem: zhCN.tooManyPixels(LONGEST_EDGE_PX) }
  if (Math.min(width, height) < shortestEdge) return { problem: zhCN.tooFewPixels(shortestEdge) }
  return file
}

/** SVG, or a page that a server sent instead of a picture. */
const looksLikeMarkup = (bytes: Uint8Array) => /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)))

const isPng = (view: DataView) => view.byteLength > 8 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a
const isJpeg = (view: DataView) => view.byteLength > 4 && view.getUint16(0) === 0xffd8

const CHUNK = { IHDR: 0x49484452, IDAT: 0x49444154, IEND: 0x49454e44 }

/** Walks over all chunks: a file that was cut off while it was copied has no end. */
function readPng(view: DataView): PictureFile | 'broken' {
  if (view.byteLength < 33 || view.getUint32(12) !== CHUNK.IHDR) return 'broken'
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  let hasData = false
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4)
    if (kind === CHUNK.IDAT) hasData = true
    if (kind === CHUNK.IEND) return hasData && width > 0 && height > 0 ? { contentType: 'image/png', extension: 'png', width, height } : 'broken'
  }
  return 'broken'
}

const START_OF_SCAN = 0xda
const APP1 = 0xe1

/** Walks over the segments before the picture data, and looks for the end of the file. */
function readJpeg(view: DataView): PictureFile | 'broken' {
  let size: { width: number; height: number } | null = null
  let isTurned = false
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    // any number of these may stand before a segment
    while (at + 4 < view.byteLength && view.getUint8(at + 1) === 0xff) at += 1
    const kind = view.getUint8(at + 1)
    if (beginsFrame(kind) && at + 9 <= view.byteLength) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (kind === APP1) isTurned ||= turnsSides(view, at + 4, Math.min(view.byteLength, at + 2 + view.getUint16(at + 2)))
    if (kind !== START_OF_SCAN) continue
    if (size === null || size.width === 0 || size.height === 0 || !endsAfter(view, at)) return 'broken'
    const { width, height } = isTurned ? { width: size.height, height: size.width } : size
    return { contentType: 'image/jpeg', extension: 'jpg', width, height }
  }
  return 'broken'
}

/** C0 to CF without DHT, JPG and DAC. */
const beginsFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc

function endsAfter(view: DataView, start: number): boolean {
  for (let at = view.byteLength - 2; at > start; at -= 1) if (view.getUint16(at) === 0xffd9) return true
  return false
}

const EXIF = 0x45786966
const ORIENTATION = 0x0112

/** Whether the Exif orientation of a photograph is 5 to 8: browsers then show it with width and height exchanged. */
function turnsSides(view: DataView, start: number, end: number): boolean {
  if (start + 14 > end || view.getUint32(start) !== EXIF) return false
  const tiff = start + 6
  const isLittle = view.getUint16(tiff) === 0x4949
  const entries = tiff + view.getUint32(tiff + 4, isLittle)
  if (entries + 2 > end) return false
  for (let at = entries + 2, left = view.getUint16(entries, isLittle); left > 0 && at + 12 <= end; at += 12, left -= 1) {
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle) >= 5
  }
  return false
}
