import { deflateSync } from 'node:zlib'

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // nothing reads the checksum
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)])
}

/** A PNG of this size, all black. */
export function pngFile(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2_000))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** The frame of a JPEG of this size, with an Exif orientation where one is given. */
export function jpegFile(width: number, height: number, orientation?: number): Buffer {
  const segment = (kind: number, data: Buffer) => {
    const head = Buffer.from([0xff, kind, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const frame = Buffer.alloc(15)
  frame[0] = 8
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const exif = orientation === undefined ? Buffer.alloc(0) : segment(0xe1, exifOf(orientation))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, segment(0xc0, frame), segment(0xda, Buffer.alloc(10)), Buffer.from([1, 2, 3, 0xff, 0xd9])])
}

function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(6 + 8 + 2 + 12)
  exif.write('Exif', 0, 'latin1')
  exif.write('II', 6, 'latin1')
  exif.writeUInt16LE(42, 8)
  exif.writeUInt32LE(8, 10)
  exif.writeUInt16LE(1, 14)
  exif.writeUInt16LE(0x0112, 16)
  exif.writeUInt16LE(3, 18)
  exif.writeUInt32LE(1, 20)
  exif.writeUInt16LE(orientation, 24)
  return exif
}
