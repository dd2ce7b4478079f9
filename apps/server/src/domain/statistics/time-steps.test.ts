import { expect, it } from 'vitest'
import { timeSteps } from './time-steps'

const span = { from: '2026-10-28', to: '2027-01-05' }

it('weeks begin on Monday, the first one also before the span', () => {
  expect(timeSteps({ from: '2026-11-01', to: '2026-11-10' }, 'week', '2027-06-01')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
})

it('months and quarters continue in the next year', () => {
  expect(timeSteps(span, 'month', '2027-06-01')).toEqual(['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'])
  expect(timeSteps(span, 'quarter', '2027-06-01')).toEqual(['2026-10-01', '2027-01-01'])
})

it('days without records are steps too, but no day that is still to come', () => {
  expect(timeSteps({ from: '2026-02-27', to: '2026-03-31' }, 'day', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
})
