import { expect, it } from 'vitest'

import { hasValuesInRange, sideOf } from './normal-range'

const band = { normalMin: 0.1, normalMinSymbol: null, normalMax: 0.8, normalMaxSymbol: null }

it.each([
  [0.1, band, null],
  [0.8, band, null],
  [0.0999, band, 'low'],
  [0.8001, band, 'high'],
  [0.1, { ...band, normalMinSymbol: '0' }, 'low'],
  [0.8, { ...band, normalMaxSymbol: '0' }, 'high'],
  [0.8, { ...band, normalMaxSymbol: '1' }, null],
  [-1e9, { ...band, normalMin: null }, null],
  [1e9, { ...band, normalMax: null }, null],
  [1, { ...band, normalMin: 0, normalMax: 0 }, 'high'],
  [0, { ...band, normalMin: 0, normalMax: 0 }, null],
] as const)('%d in %o lies %s', (value, range, side) => {
  expect(sideOf(value, range)).toBe(side)
})

it('a range needs a value in it', () => {
  expect(hasValuesInRange(band)).toBe(true)
  expect(hasValuesInRange({ ...band, normalMin: 0.8 })).toBe(true)
  expect(hasValuesInRange({ ...band, normalMin: 0.8, normalMaxSymbol: '0' })).toBe(false)
  expect(hasValuesInRange({ ...band, normalMin: 0.9 })).toBe(false)
  expect(hasValuesInRange({ ...band, normalMax: null, normalMin: 0.9 })).toBe(true)
})
