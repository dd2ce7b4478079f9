import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { levelScales, pictureOf, type Picture } from './picture-copies'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('halves a large picture down to a thumbnail', () => {
  expect(levelScales({ width: 4096, height: 3072 }, false)).toEqual([0.5, 0.25, 0.125, 0.0625])
})

it('does not copy a small picture, and draws a vector picture once', () => {
  expect(levelScales({ width: 800, height: 600 }, false)).toEqual([])
  expect(levelScales({ width: 800, height: 600 }, true)).toEqual([1])
})

/** A picture of 2,048 px with a copy of half its size, which is made when there is time; each image is told by its width. */
function openPicture() {
  const image = (width: number) => ({ width, close: vi.fn() }) as unknown as ImageBitmap
  vi.stubGlobal('createImageBitmap', (_: unknown, { resizeWidth }: ImageBitmapOptions) => Promise.resolve(image(resizeWidth ?? 0)))
  const picture = pictureOf({ width: 2048, height: 1024 }, [0.5], () => Promise.resolve(image(2048)))
  const told = vi.fn()
  picture.onBetter = told
  return { picture, told }
}

const widthFor = (picture: Picture, scale: number) => (picture.sourceFor(scale)?.image as ImageBitmap | undefined)?.width

it('tells at once that the picture has come, and of its copies when it has been looked at for a second', async () => {
  const { picture, told } = openPicture()
  expect(widthFor(picture, 0.3)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveBeenCalledTimes(1)
  expect(widthFor(picture, 0.3)).toBe(2048)
  await vi.advanceTimersByTimeAsync(900)
  expect(told).toHaveBeenCalledTimes(1)
  expect(widthFor(picture, 0.3)).toBe(1024)
  expect(widthFor(picture, 0.8)).toBe(2048)
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toHaveBeenCalledTimes(2)
})

it('tells nothing of a picture that was closed', async () => {
  const { picture, told } = openPicture()
  await vi.advanceTimersByTimeAsync(900)
  picture.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toHaveBeenCalledTimes(1)
})
