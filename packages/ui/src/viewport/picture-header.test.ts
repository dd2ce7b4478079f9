import { expect, it } from 'vitest'
import { sizeFromHeader } from './picture-header'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x10, 0, 0, 0, 0x0c, 0, 8, 2, 0, 0, 0]
const JFIF = [0xff, 0xe0, 0, 4, 0, 0]
const TABLE = [0xff, 0xc4, 0, 4, 0, 0]
const FRAME = [0xff, 0xc2, 0, 11, 8, 0x0c, 0, 0x10, 0, 3, 0, 0, 0, 0]
const read = (...parts: number[][]) => sizeFromHeader(Uint8Array.from(parts.flat()))

it('reads the size of a PNG and of a JPEG from their first bytes', () => {
  expect(read(PNG)).toEqual({ width: 4096, height: 3072 })
  expect(read([0xff, 0xd8], JFIF, TABLE, FRAME)).toEqual({ width: 4096, height: 3072 })
})

it('is undefined for a photograph with an orientation, for other formats and for an incomplete header', () => {
  expect(read([0xff, 0xd8], [0xff, 0xe1, 0, 4, 0, 0], FRAME)).toBeUndefined()
  expect(read([...'<svg xmlns='].map((letter) => letter.charCodeAt(0)))).toBeUndefined()
  expect(read(PNG.slice(0, 20))).toBeUndefined()
  expect(read([0xff, 0xd8], JFIF)).toBeUndefined()
  expect(read([])).toBeUndefined()
})
