import { expect, it } from 'vitest'
import { contactOf, keyStateOf } from './gateway-cells'
import { aGateway } from './gateways.sample'

const AT = Date.UTC(2026, 10, 20)
const KEY = { createdAt: AT, lastUsedAt: null, expiresAt: null }

it.each([
  ['whose reports arrive', { isWorking: true }, 'working'],
  ['whose reports have stopped', { isWorking: false }, 'silent'],
  ['without a report', { isWorking: null, lastReportAt: null }, 'never'],
  ['that has reported, and whose status could not be read: it may be silent', { isWorking: null }, 'unknown'],
])('says whether reports arrive of a gateway %s', (_which, changes, contact) => {
  expect(contactOf(aGateway(changes))).toBe(contact)
})

it.each([[0, 'none'], [1, 'valid'], [2, 'changing']])('a gateway with %d valid keys has the state %s', (count, state) => {
  expect(keyStateOf(aGateway({ keys: Array.from({ length: count }, () => KEY) }))).toBe(state)
})
