import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastDays, periodBefore } from './period-before'

it('takes the week before a week, over the end of a month', () => {
  expect(periodBefore({ from: '2026-03-02', to: '2026-03-08' })).toEqual({ from: '2026-02-23', to: '2026-03-01' })
})

it('takes yesterday for today', () => {
  expect(periodBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' })
})

it('counts today among the last days', () => {
  expect(lastDays(7, '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
})

it('has the same number of days and ends on the day before, whatever the span', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(day, fc.integer({ min: 1, max: 400 }), (today, count) => {
    const span = lastDays(count, today)
    const before = periodBefore(span)
    const dayMs = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000
    expect([dayMs(before.to) - dayMs(before.from), dayMs(span.from) - dayMs(before.to)]).toEqual([count - 1, 1])
  }))
})
