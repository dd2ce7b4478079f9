import { expect, it } from 'vitest'
import { todayOfPlatform } from '../../../screens'
import { isOverdue } from './due-day'
import { anEntry } from './maintenance.sample'

const today = todayOfPlatform()

it.each([
  ['a day that has passed', { nextOn: '2020-01-01', followed: false }, true],
  ['one of which the server does not tell whether it was done again', { nextOn: '2020-01-01', followed: null }, true],
  ['one that was done again', { nextOn: '2020-01-01', followed: true }, false],
  ['today', { nextOn: today, followed: false }, false],
  ['no day', { nextOn: null, followed: false }, false],
])('%s', (_what, entry, overdue) => {
  expect(isOverdue(anEntry(entry))).toBe(overdue)
})
