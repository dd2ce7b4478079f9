import { expect, it } from 'vitest'
import { stateOf, valueText } from './early-warning-cells'
import { anEarlyWarning } from './early-warnings.sample'

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

it.each([
  [{ value: 86, unit: '%' }, '湿度 86%'],
  [{ value: -93, unit: 'dBm' }, '湿度 −93 dBm'],
  [{ value: 0.1 + 0.2, unit: 'MPa' }, '湿度 0.3 MPa'],
  [{ value: 1, unit: null }, '湿度 1'],
  [{ value: null, unit: 'MPa' }, '湿度 –'],
])('a value is written as on every other screen, and an unknown one is a dash (domain 25): %o', (measured, text) => {
  expect(valueText(anEarlyWarning({ point: '湿度', ...measured }))).toBe(text)
})
