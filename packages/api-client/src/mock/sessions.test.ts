import { beforeEach, expect, it } from 'vitest'
import { aWorld, MOCK_NOW, type MockWorld } from './index'
import { beginSession, endSession, renewSession, userOf } from './sessions'

let now: number
let world: MockWorld
beforeEach(() => {
  now = MOCK_NOW
  world = aWorld({ now: () => now })
})

const begin = () => beginSession(world, 'keeper')
const works = (token: string | null) => userOf(world, token ?? '') === 'keeper'

it('a renewed token serves the calls under way for ten seconds', () => {
  const first = begin()
  const next = renewSession(world, first)
  now += 9_999
  expect([works(first), works(next)]).toEqual([true, true])
  now += 1
  expect([works(first), works(next)]).toEqual([false, true])
})

it('a renewal can be repeated for two minutes after the first time', () => {
  const first = begin()
  const lost = renewSession(world, first)
  now += 119_999
  const next = renewSession(world, first)
  expect([works(lost), works(next)]).toEqual([false, true])
  now += 1
  expect(renewSession(world, first)).toBeNull()
  expect(works(next)).toBe(true)
})

it('a renewal is not repeated once the session that it began was signed out or renewed', () => {
  const [one, other] = [begin(), begin()]
  endSession(world, renewSession(world, one) ?? '')
  renewSession(world, renewSession(world, other) ?? '')
  expect([renewSession(world, one), renewSession(world, other)]).toEqual([null, null])
})

it('a token that nobody has cannot be renewed or signed out', () => {
  expect([renewSession(world, 'nobody'), endSession(world, 'nobody')]).toEqual([null, false])
})
