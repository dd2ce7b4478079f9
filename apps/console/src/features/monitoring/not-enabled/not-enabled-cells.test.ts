import { expect, it } from 'vitest'
import { isRefused, stateOf } from './not-enabled-cells'
import { aNotEnabledThing } from './not-enabled.sample'

const AT = Date.UTC(2026, 10, 20)

it.each([
  ['in service', { stopped: false }, 'waiting'],
  ['in service, and was refused before', { stopped: false, refusedAt: AT }, 'waiting'],
  ['stopped', { stopped: true }, 'stopped'],
  ['stopped, and still reports', { stopped: true, refusedAt: AT }, 'refused'],
  ['refused, and therefore stopped, though that itself could not be read', { stopped: null, refusedAt: AT }, 'refused'],
  ['a point of a stopped host', { kind: 'point', stopped: true }, 'hostStopped'],
  ['a point of a stopped host that still reports', { kind: 'point', stopped: true, refusedAt: AT }, 'hostRefused'],
] as const)('what is %s says so, and is abnormal while its reports are refused', (_what, changes, state) => {
  const thing = aNotEnabledThing(changes)
  expect([stateOf(thing), isRefused(thing)]).toEqual([state, state === 'refused' || state === 'hostRefused'])
})

it('what may be stopped, because that could not be read, is not said to wait for its first report', () => {
  const thing = aNotEnabledThing({ stopped: null })
  expect([stateOf(thing), isRefused(thing)]).toEqual(['unknown', false])
})
