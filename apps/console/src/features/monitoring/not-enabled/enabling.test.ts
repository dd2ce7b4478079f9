import { expect, it } from 'vitest'
import { aDevice } from '../device-management/device-management.sample'
import { readinessOf } from './enabling'

const AT = Date.UTC(2026, 10, 20)
const device = { status: '3', stopped: true, marked: true, lastReportAt: AT, refusedAt: null } as const

it.each([
  ['placed and has reported before it was stopped', {}, 'ready'],
  ['placed and has reported while it was stopped', { lastReportAt: null, refusedAt: AT }, 'ready'],
  ['not placed', { marked: false }, 'notPlaced'],
  ['placed and has never reported', { lastReportAt: null }, 'noReport'],
  ['neither placed nor has reported', { marked: false, lastReportAt: null }, 'both'],
  ['in service and waits for its next report', { stopped: false }, 'waits'],
] as const)('a device that is %s', (_, changes, readiness) => {
  expect(readinessOf(aDevice({ ...device, ...changes }))).toBe(readiness)
})
