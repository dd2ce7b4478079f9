import { expect, it } from 'vitest'
import { readinessOf } from './enabling'
import { aNotEnabledThing } from './not-enabled.sample'

const AT = Date.UTC(2026, 10, 20)
const device = { kind: 'device', stopped: true, placed: true, lastReportAt: AT, refusedAt: null } as const

it.each([
  ['a device that is placed and has reported before it was stopped', {}, 'ready'],
  ['a device that is placed and has reported while it was stopped', { lastReportAt: null, refusedAt: AT }, 'ready'],
  ['a device that is not placed', { placed: false }, 'notPlaced'],
  ['a device that is placed and has never reported', { lastReportAt: null }, 'noReport'],
  ['a device that is neither placed nor has reported', { placed: false, lastReportAt: null }, 'both'],
  ['a device that is in service and waits for its next report', { stopped: false }, 'waits'],
  ['a sensor that is linked to a hydrant and has reported', { kind: 'outdoor' }, 'ready'],
  ['a sensor without a hydrant, whatever it has reported', { kind: 'outdoor', placed: false, refusedAt: AT }, 'notLinked'],
  ['a sensor that has never reported', { kind: 'outdoor', lastReportAt: null }, 'noReport'],
  ['a point of a stopped host', { kind: 'point' }, 'hostStopped'],
  ['a point that is not placed', { kind: 'point', placed: false }, 'notPlaced'],
  ['a point that has never reported, though its stopped host reports', { kind: 'point', lastReportAt: null, refusedAt: AT }, 'noReport'],
  ['a point of a host that is in service', { kind: 'point', stopped: false }, 'waits'],
  ['a kind of a later version', { kind: null }, 'unknown'],
] as const)('%s', (_, changes, readiness) => {
  expect(readinessOf(aNotEnabledThing({ ...device, ...changes }))).toBe(readiness)
})
