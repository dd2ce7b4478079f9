import { expect, it } from 'vitest'
import { clockText, deviceOf, recordDuration, recordState, whereOf } from './record-facts'
import { aRecord } from './records.fixtures'

const MINUTE = 60_000

it.each([
  ['open', { handled: false }],
  ['realFire', { handled: true, category: '1', verdict: '1', handledBy: 'operator' }],
  ['fireTest', { handled: true, category: '1', verdict: '2', handledBy: 'operator' }],
  ['falseAlarm', { handled: true, category: '1', verdict: '0', handledBy: 'operator' }],
  ['handled', { handled: true, category: '0', verdict: '0', handledBy: 'operator' }],
  ['recovered', { handled: true, category: '0', verdict: null, handledBy: null }],
  ['recovered', { handled: true, category: '1', verdict: null, handledBy: null }],
] as const)('says that a record is %s', (state, facts) => {
  expect(recordState(aRecord(facts))).toBe(state)
})

it('measures an open record until now, and an ended one until its recovery or verdict', () => {
  const raisedAt = 1_700_000_000_000
  expect(recordDuration(aRecord({ raisedAt, handled: false }), raisedAt + 5 * MINUTE)).toBe(5 * MINUTE)
  expect(recordDuration(aRecord({ raisedAt, handled: true, handledAt: raisedAt + 3 * MINUTE }), raisedAt + 60 * MINUTE)).toBe(3 * MINUTE)
  expect(recordDuration(aRecord({ raisedAt, handled: true, restoredAt: raisedAt + MINUTE, handledAt: raisedAt + 3 * MINUTE }), 0)).toBe(MINUTE)
})

it('returns null for a handled record whose end is not known: it would seem to go on', () => {
  expect(recordDuration(aRecord({ raisedAt: 5, handled: true, restoredAt: null, handledAt: null }), 60 * MINUTE)).toBeNull()
})

it('returns null without a first report, and no negative duration when clocks differ', () => {
  expect(recordDuration(aRecord({ raisedAt: null }), 5)).toBeNull()
  expect(recordDuration(aRecord({ raisedAt: 10, handled: false }), 5)).toBe(0)
})

it('writes a duration as hours, minutes and seconds', () => {
  expect([0, 61_000, 26 * 60 * MINUTE + 3 * MINUTE + 12_999].map(clockText)).toEqual(['0:00:00', '0:01:01', '26:03:12'])
})

it('names the floor of a place once', () => {
  expect(whereOf(aRecord({ buildingName: '星河大厦', floor: 3, position: '301 走廊' }))).toBe('星河大厦 · 3F · 301 走廊')
  expect(whereOf(aRecord({ buildingName: '星河大厦', floor: 3, position: '3F 301 走廊' }))).toBe('星河大厦 · 3F 301 走廊')
  expect(whereOf(aRecord({ buildingName: null, hydrantName: 'H-12', floor: null, position: null }))).toBe('H-12')
})

it('names a device by its number, and a point of a fire host by host, loop and address', () => {
  expect(deviceOf(aRecord({ equipmentType: '无线感烟探测器', sensorNumber: 'YG-1' }))).toBe('无线感烟探测器 YG-1')
  expect(deviceOf(aRecord({ equipmentType: null, series: '点型光电感烟', sensorNumber: null, fireHostId: '5', loop: '02', address: '021' }))).toBe('点型光电感烟 5-02-021')
})
