import { decode } from 'jpeg-js'
import { expect, it, vi } from 'vitest'

import { createPictureStock, createPictureThread, MOST_WAITING } from './picture-maker'
import * as picture from './picture'

it('draws in another thread, in the order of the requests, and refuses with 429 what is too much', async () => {
  const onMainThread = vi.spyOn(picture, 'drawPicture')
  const draw = createPictureThread()
  const asked = Array.from({ length: MOST_WAITING + 1 }, () => draw('ABCD'))
  await expect(asked[MOST_WAITING]).rejects.toMatchObject({ bodyStatus: 429 })
  const drawn = await Promise.all(asked.slice(0, MOST_WAITING))
  expect(decode(Buffer.from(drawn[0] ?? []))).toMatchObject({ width: 170, height: 36 })
  expect(onMainThread).not.toHaveBeenCalled()
})

it('keeps pictures ready, each with a code of its own that is given once', async () => {
  let codes = 0
  let drawn = 0
  const take = createPictureStock((code) => Promise.resolve(new Uint8Array([(drawn += 1), code.length])), () => `c${(codes += 1)}`, null)
  const taken = [await take(), await take(), await take()]
  expect(new Set(taken.map(({ code }) => code)).size).toBe(3)
})

it('draws a fixed code once', async () => {
  const draw = vi.fn(() => Promise.resolve(new Uint8Array([1])))
  const take = createPictureStock(draw, () => 'never', 'TEST')
  expect([await take(), await take()]).toEqual([{ code: 'TEST', jpeg: new Uint8Array([1]) }, { code: 'TEST', jpeg: new Uint8Array([1]) }])
  expect(draw).toHaveBeenCalledTimes(1)
})
