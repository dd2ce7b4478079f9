import { expect, it } from 'vitest'
import { isSameMoment } from './match-point'

const AT = Date.parse('2026-11-20T08:00:00+08:00')

it.each([[1_000, true], [1_001, false], [-1_000, true], [-1_001, false]])('a push and a record whose times differ by %i ms tell of the same moment: %s (domain 3)', (difference, same) => {
  expect(isSameMoment(AT, AT + difference)).toBe(same)
})

it('an unknown time matches any', () => {
  expect([isSameMoment(null, AT), isSameMoment(AT, null)]).toEqual([true, true])
})
