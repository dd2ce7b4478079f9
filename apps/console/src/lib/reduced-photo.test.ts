import { afterEach, expect, it, vi } from 'vitest'
import { reducedPhoto } from './reduced-photo'

afterEach(() => vi.unstubAllGlobals())

const photo = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })

/** A browser whose JPEG of a canvas has this many bytes; gives the sizes of the canvases that were made. */
function browser(width: number, height: number, bytes: number): [number, number][] {
  const made: [number, number][] = []
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }))
  vi.stubGlobal('OffscreenCanvas', class {
    constructor(readonly width: number, readonly height: number) {
      made.push([width, height])
    }
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined })
    convertToBlob = () => Promise.resolve(photo(bytes))
  })
  return made
}

it('makes the longer side 1920 pixels and keeps the proportion', async () => {
  const made = browser(4032, 3024, 300)
  expect((await reducedPhoto(photo(9000))).size).toBe(300)
  expect(made).toEqual([[1920, 1440]])
})

it('never makes a picture wider, and keeps a file that would become larger', async () => {
  const made = browser(640, 480, 5000)
  const small = photo(900)
  expect(await reducedPhoto(small)).toBe(small)
  expect(made).toEqual([[640, 480]])
})

it('gives the file as it is where the browser has no canvas, and rejects what is no picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close: () => undefined }))
  const file = photo(900)
  expect(await reducedPhoto(file)).toBe(file)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  await expect(reducedPhoto(file)).rejects.toThrow('no picture')
})
