import { expect, it } from 'vitest'
import { stateOf } from './early-warning-cells'

const open = { handled: false, handledBy: null, endedAt: null, endedBy: null }
const byPerson = { ...open, handled: true, handledBy: 'zhiban01' }

it.each([
  [open, 'open'],
  [byPerson, 'handledOpen'],
  [{ ...byPerson, endedAt: 1, endedBy: 'recovered' }, 'handled'],
  [{ ...open, handled: true, endedAt: 1, endedBy: 'recovered' }, 'recovered'],
  [{ ...open, handled: true, endedAt: 1, endedBy: 'raised' }, 'raised'],
  [{ ...open, handled: true }, 'handled'],
  [{ ...open, handled: null }, 'unknown'],
] as const)('%o is %s', (warning, state) => {
  expect(stateOf(warning)).toBe(state)
})
