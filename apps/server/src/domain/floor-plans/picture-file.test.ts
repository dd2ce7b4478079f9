import { expect, it } from 'vitest'

import { jpegFile, pngFile } from '../../testing/picture-files'
import { MOST_PICTURE_BYTES, readPictureFile } from './picture-file'

it('reads kind and size of a picture from its bytes', () => {
  expect(readPictureFile(pngFile(1200, 800))).toEqual({ contentType: 'image/png', extension: 'png', width: 1200, height: 800 })
  expect(readPictureFile(jpegFile(1200, 800))).toEqual({ contentType: 'image/jpeg', extension: 'jpg', width: 1200, height: 800 })
})

it('takes the sides of a photograph as browsers show it', () => {
  expect([1, 3, 6, 8].map((orientation) => readPictureFile(jpegFile(1200, 800, orientation)))).toMatchObject([{ width: 1200 }, { width: 1200 }, { width: 800, height: 1200 }, { width: 800 }])
})

it('takes a JPEG with bytes that fill the space before a segment, as some cameras write them', () => {
  const file = jpegFile(1200, 800, 6)
  const filled = Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 0xff, 0xff]), file.subarray(2)])
  expect(readPictureFile(filled)).toMatchObject({ contentType: 'image/jpeg', width: 800, height: 1200 })
  expect(readPictureFile(Buffer.concat([file.subarray(0, 2), Buffer.alloc(100, 0xff)]))).toEqual({ problem: '图片文件不完整或已损坏' })
})

const text = (content: string) => new TextEncoder().encode(content)
const SVG = '不支持 SVG 图片，请导出为 PNG 或 JPEG 后上传'

it.each([
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), SVG],
  ['an SVG behind a byte order mark and spaces', text('\uFEFF\n <?xml version="1.0"?><svg/>'), SVG],
  ['a PDF', text('%PDF-1.7'), '只支持 PNG 和 JPEG 图片'],
  ['a GIF', text('GIF89a'), '只支持 PNG 和 JPEG 图片'],
  ['nothing', new Uint8Array(), '只支持 PNG 和 JPEG 图片'],
  ['a PNG that was cut off', pngFile(1200, 800).subarray(0, -20), '图片文件不完整或已损坏'],
  ['the first bytes of a PNG', pngFile(1200, 800).subarray(0, 20), '图片文件不完整或已损坏'],
  ['a JPEG that was cut off', jpegFile(1200, 800).subarray(0, -2), '图片文件不完整或已损坏'],
  ['a picture that costs a browser too much memory', pngFile(10_000, 9_000), '图片过大，长边不能超过 12000 像素，总像素不能超过 5000 万'],
  ['a picture that is too long', pngFile(12_001, 200), '图片过大，长边不能超过 12000 像素，总像素不能超过 5000 万'],
  ['an icon', pngFile(64, 640), '图片过小，短边不能少于 100 像素'],
  ['a file above 10 MB', new Uint8Array(MOST_PICTURE_BYTES + 1), '图片不能超过 10 MB'],
])('refuses %s', (_what, bytes, problem) => {
  expect(readPictureFile(bytes)).toEqual({ problem })
})
