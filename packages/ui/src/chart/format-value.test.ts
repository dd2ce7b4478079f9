import { expect, it } from 'vitest'
import { formatAmount, formatValue } from './format-value'

it('sets the thousands of amounts apart, and not those of measured values', () => {
  expect(formatAmount(1723, '次')).toBe('1,723 次')
  expect(formatAmount(1_234_567.891, undefined)).toBe('1,234,567.89')
  expect(formatAmount(-12, '%')).toBe('−12%')
  expect(formatValue(1723, 'm', 2)).toBe('1723 m')
})

it('calls one thing by its own word where the unit has one', () => {
  const unit = { one: 'record', other: 'records' }
  expect([0, 1, 2, 1.004, 0.5, 1000].map((value) => formatAmount(value, unit))).toEqual(['0 records', '1 record', '2 records', '1 record', '0.5 records', '1,000 records'])
})

it('writes an amount in per cent as a share: not all, and not none, for what is close to it', () => {
  expect([formatAmount(99.96, '%'), formatAmount(0.03, '%'), formatAmount(4.1666, '%')]).toEqual(['>99.9%', '<0.1%', '4.2%'])
})
