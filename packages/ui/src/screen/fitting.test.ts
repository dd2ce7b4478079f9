import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittingCount } from './fitting'

it.each([[[100, 100, 100], 320, 3], [[100, 100, 100], 319, 2], [[100, 100], 90, 1], [[], 100, 0]])('%j in %i px: %i', (widths, available, count) => {
  expect(fittingCount(widths, 10, available)).toBe(count)
})

it('counts as many as fit and not one more', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 2000 }), (widths, available) => {
    const width = (count: number) => widths.slice(0, count).reduce((sum, each) => sum + each, 0) + 8 * (count - 1)
    const count = fittingCount(widths, 8, available)
    if (count > 1) expect(width(count)).toBeLessThanOrEqual(available)
    if (count < widths.length) expect(width(count + 1)).toBeGreaterThan(available)
  }))
})
