import { expect, it } from 'vitest'
import { pixelsOf, storedOf } from './marker-position'

const A4 = { width: 1684, height: 1190 }

it('takes pixels of the picture as they are, whatever its size (domain 7)', () => {
  expect(pixelsOf({ x: 320.5, y: 180 }, 'pixel', null)).toEqual({ x: 320.5, y: 180 })
  expect(pixelsOf({ x: 320.5, y: 180 }, 'pixel', A4)).toEqual({ x: 320.5, y: 180 })
})

it('scales fractions and percents by the natural size of the picture', () => {
  expect(pixelsOf({ x: 0.5, y: 0.25 }, 'fraction', A4)).toEqual({ x: 842, y: 297.5 })
  expect(pixelsOf({ x: 50, y: 25 }, 'percent', A4)).toEqual({ x: 842, y: 297.5 })
  expect(pixelsOf({ x: 1, y: 1 }, 'fraction', A4)).toEqual({ x: 1684, y: 1190 })
  expect(pixelsOf({ x: 100, y: 100 }, 'percent', A4)).toEqual({ x: 1684, y: 1190 })
})

it('lies within 1 px of the point that was marked, also after a round trip through a rounded percent', () => {
  for (let x = 0; x <= A4.width; x += 7) {
    const percent = Math.round((x / A4.width) * 1e4) / 100
    expect(Math.abs((pixelsOf({ x: percent, y: 0 }, 'percent', A4)?.x ?? Number.NaN) - x)).toBeLessThan(1)
  }
})

it('gives no position while the size of the picture is not known', () => {
  expect(pixelsOf({ x: 0.5, y: 0.5 }, 'fraction', null)).toBeNull()
  expect(pixelsOf({ x: 50, y: 50 }, 'percent', null)).toBeNull()
})

it.each(['pixel', 'fraction', 'percent'] as const)('stores a point in the unit of the platform (%s), so that it is shown within 1 px of where it was put', (unit) => {
  for (let x = 0; x <= A4.width; x += 7.3) {
    const shown = pixelsOf(storedOf({ x, y: x / 2 }, unit, A4), unit, A4)
    expect(Math.hypot((shown?.x ?? Number.NaN) - x, (shown?.y ?? Number.NaN) - x / 2)).toBeLessThan(1)
  }
  expect(storedOf({ x: 842, y: 297.5 }, unit, A4)).toEqual({ pixel: { x: 842, y: 297.5 }, fraction: { x: 0.5, y: 0.25 }, percent: { x: 50, y: 25 } }[unit])
})
