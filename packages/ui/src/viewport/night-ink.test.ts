import { expect, it } from 'vitest'
import { paperShare } from './night-ink'

const pixels = (...colours: [number, number, number][]) => colours.flatMap((colour) => [...colour, 255])

it('counts light pixels as paper, whatever their tint', () => {
  expect(paperShare(pixels([255, 255, 255], [247, 248, 250], [255, 250, 220], [43, 52, 64]))).toBe(0.75)
})

it('does not take the middle tones and strong colours of a photograph for paper', () => {
  expect(paperShare(pixels([128, 128, 128], [180, 60, 50], [90, 120, 200], [20, 20, 20]))).toBe(0)
})
