import { expect, it } from 'vitest'
import { aPlan } from './plans.sample'
import { previewOf } from './next-tasks'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('the preview has the next ten tasks, each with its start and end', () => {
  const tasks = previewOf(aPlan({ weekdays: ['1', '3'], cycle: '2', periods: [{ start: '22:00', end: '02:00' }] }), at('2026-11-24T12:00'))
  expect(tasks).toHaveLength(10)
  expect(tasks?.slice(0, 2)).toEqual([
    { startsAt: at('2026-11-25T22:00'), endsAt: at('2026-11-26T02:00') },
    { startsAt: at('2026-11-30T22:00'), endsAt: at('2026-12-01T02:00') },
  ])
})

it('a plan that has ended has no more tasks, and one whose periods, days or repetition cannot be read has no preview', () => {
  expect(previewOf(aPlan({ endOn: '2026-11-01' }), at('2026-11-24T12:00'))).toEqual([])
  expect(previewOf(aPlan({ periods: null }), at('2026-11-24T12:00'))).toBeNull()
  expect(previewOf(aPlan({ weekdays: null }), at('2026-11-24T12:00'))).toBeNull()
  expect(previewOf(aPlan({ monthDays: null }), at('2026-11-24T12:00'))).toBeNull()
  expect(previewOf(aPlan({ cycle: '1', every: null }), at('2026-11-24T12:00'))).toBeNull()
})
