import type { Size } from './view.math'

const PNG = [0x89, 0x50, 0x4e, 0x47]
const IHDR_SIZE_AT = 16

/**
 * The size that a PNG or JPEG states in its first bytes, long before it is decoded. Undefined for any other picture,
 * and for a photograph that says in Exif how it was held: its sides may change places.
 */
export function sizeFromHeader(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (PNG.every((byte, index) => bytes[index] === byte) && view.byteLength >= IHDR_SIZE_AT + 8) {
    return sizeOf(view.getUint32(IHDR_SIZE_AT), view.getUint32(IHDR_SIZE_AT + 4))
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? sizeOfJpeg(view) : undefined
}

/** From segment to segment until one begins a frame. */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const kind = view.getUint8(at + 1)
    if (kind === 0xe1) return undefined
    if (beginsFrame(kind)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5))
  }
  return undefined
}

/** C0 to CF but for the three that are tables: DHT, JPG, DAC. */
const beginsFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc

const sizeOf = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined)
