import type { Size } from './view.math'

const PNG = [0x89, 0x50, 0x4e, 0x47]
const IHDR_SIZE_AT = 16

/**
 * The size in the header of a PNG or JPEG, known long before it is decoded. Undefined for other formats, and for photographs
 * with an Exif orientation, which may swap the sides.
 */
export function sizeFromHeader(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (PNG.every((byte, index) => bytes[index] === byte) && view.byteLength >= IHDR_SIZE_AT + 8) {
    return sizeOf(view.getUint32(IHDR_SIZE_AT), view.getUint32(IHDR_SIZE_AT + 4))
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? sizeOfJpeg(view) : undefined
}

/** Walks over the segments to the first frame header. */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1)
    if (kind === 0xe1) return undefined
    if (beginsFrame(kind)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5))
  }
  return undefined
}

/** C0 to CF without DHT, JPG and DAC. */
const beginsFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc

const sizeOf = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined)
