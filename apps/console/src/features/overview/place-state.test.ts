import { expect, it } from 'vitest'
import { aPlace } from './overview.fixtures'
import { countByState, worstOf } from './place-state'

const counts = (over: Partial<ReturnType<typeof aPlace>['counts']>) => ({ counts: { alarm: 0, fault: 0, offline: 0, normal: 5, ...over } })

it.each([
  ['an open fire whose device is normal again', { openFires: 1 }, '1'],
  ['a device in alarm beside faults', counts({ alarm: 1, fault: 3 }), '1'],
  ['an open fault', { openFaults: 1 }, '0'],
  ['a fault beside offline devices', counts({ fault: 1, offline: 4 }), '0'],
  ['only offline devices', counts({ offline: 4 }), '4'],
  ['normal devices', counts({}), '2'],
  ['no enabled device', counts({ normal: 0 }), '3'],
])('the worst state of a place with %s', (_, over, state) => {
  expect(worstOf(aPlace(over))).toBe(state)
})

it('is unknown, never normal, while a count is unknown and nothing worse is known (domain 25)', () => {
  expect(worstOf(aPlace(counts({ alarm: null })))).toBeNull()
  expect(worstOf(aPlace({ openFires: null }))).toBeNull()
  expect(worstOf(aPlace({ openFires: null, ...counts({ fault: 1 }) }))).toBe('0')
})

it('counts the places by their worst state', () => {
  expect([...countByState([aPlace(), aPlace(), aPlace({ openFires: 2 })])]).toEqual([['2', 2], ['1', 1]])
})
