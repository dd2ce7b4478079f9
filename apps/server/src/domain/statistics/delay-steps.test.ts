import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentile } from './delay-steps'

const stepOf = (seconds: number) => Math.ceil(Math.log(seconds) / Math.log(1.05))

it('is not known without a judged fire', () => {
  expect(percentile([], 0.5)).toBeNull()
})

it.each([0.5, 0.9])('the percentile %s is never shorter than the counted one, and at most 5 percent longer', (share) => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1 }), (times) => {
    const sorted = [...times].sort((a, b) => a - b)
    const counted = sorted[Math.ceil(share * sorted.length - 1e-9) - 1] ?? 0
    const told = percentile(times.map((seconds) => ({ step: stepOf(seconds), count: 1 })), share) ?? 0
    expect(told).toBeGreaterThanOrEqual(counted)
    expect(told).toBeLessThanOrEqual(Math.round(counted * 1.05) + 1)
  }))
})
