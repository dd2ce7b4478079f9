import { expect, it } from 'vitest'
import { labelWidth, widestLabel } from './label-width'

it('gives a Chinese letter more space than a digit', () => {
  expect(labelWidth('水压')).toBeGreaterThan(labelWidth('12'))
  expect(labelWidth('1,234,567')).toBeCloseTo(9 * 7.2)
})

it('has space for the widest label, and for two digits without any', () => {
  expect(widestLabel(['0', '1,234,567', '9'])).toBe(labelWidth('1,234,567'))
  expect(widestLabel([])).toBe(labelWidth('00'))
})
