import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isOverdue } from './due-day'
import { anEntry } from './maintenance.sample'

// 20 November begins in UTC+8
beforeAll(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 16) }))
afterAll(() => void vi.useRealTimers())

it.each([
  ['yesterday', { nextOn: '2026-11-19', followed: false }, true],
  ['yesterday, when the server does not tell whether it was done again', { nextOn: '2026-11-19', followed: null }, true],
  ['yesterday, when it was done again', { nextOn: '2026-11-19', followed: true }, false],
  ['today', { nextOn: '2026-11-20', followed: false }, false],
  ['on no day', { nextOn: null, followed: false }, false],
])('whether the maintenance is overdue: the next one was due %s', (_what, entry, overdue) => {
  expect(isOverdue(anEntry(entry))).toBe(overdue)
})
