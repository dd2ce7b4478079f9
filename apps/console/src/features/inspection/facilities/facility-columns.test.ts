import { expect, it } from 'vitest'
import { markerTone } from './facility-columns'

it.each([
  [{ status: '0', dueState: '0' }, 'normal'],
  [{ status: '0', dueState: '1' }, 'info'],
  [{ status: '1', dueState: '0' }, 'notEnabled'],
  [{ status: '1', dueState: '2' }, 'fault'],
  // the state, or when it is to be checked, is not known
  [{ status: null, dueState: '0' }, 'info'],
  [{ status: '0', dueState: null }, 'info'],
  [{ status: null, dueState: '2' }, 'fault'],
  [{ status: '1', dueState: null }, 'notEnabled'],
] as const)('the marker of a facility with %o is %s: what is not known is never drawn as normal', (facility, tone) => {
  expect(markerTone(facility)).toBe(tone)
})
