import { expect, it } from 'vitest'
import { levelScales } from './picture-copies'

it('halves a large picture down to a thumbnail', () => {
  expect(levelScales({ width: 4096, height: 3072 }, false)).toEqual([0.5, 0.25, 0.125, 0.0625])
})

it('does not copy a small picture, and draws a vector picture once', () => {
  expect(levelScales({ width: 800, height: 600 }, false)).toEqual([])
  expect(levelScales({ width: 800, height: 600 }, true)).toEqual([1])
})
