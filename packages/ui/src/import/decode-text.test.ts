import { expect, it } from 'vitest'
import { decodeText } from './decode-text'

const TEXT = '设备,A'
const GBK = [0xc9, 0xe8, 0xb1, 0xb8, 0x2c, 0x41]
const utf8 = [...new TextEncoder().encode(TEXT)]
const utf16 = (isBig: boolean) => [...TEXT].flatMap((letter) => {
  const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]
  return isBig ? [high, low] : [low, high]
})

it.each([
  ['UTF-8', utf8], ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8]], ['GBK', GBK],
  ['UTF-16 little-endian', [0xff, 0xfe, ...utf16(false)]], ['UTF-16 big-endian', [0xfe, 0xff, ...utf16(true)]],
])('reads %s', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(TEXT)
})
