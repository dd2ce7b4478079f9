import { expect, it } from 'vitest'
import { secondsBehind } from './seconds-behind'

const NOW = Date.parse('2026-11-27T08:00:10Z')

it.each([
  ['2026-11-27T08:00:07.500Z', 2.5],
  ['2026-11-27T08:00:10Z', 0],
  ['2026-11-27T08:03:00Z', null],
])('a picture of %s is %s s behind', (at, seconds) => {
  expect(secondsBehind(new Date(at), NOW)).toBe(seconds)
})

it('nothing is known before the first picture', () => {
  expect(secondsBehind(null, NOW)).toBeNull()
})
