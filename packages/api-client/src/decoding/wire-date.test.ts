import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readWireDate, writeWireDate, writeWireDay } from './wire-date'

const HALF_PAST_NINE = Date.UTC(2026, 9, 12, 1, 30, 0)

describe.each([
  ['UTC', 0],
  ['Asia/Shanghai', -480],
  ['America/New_York', 240],
])('with the machine in %s', (zone, offsetMinutes) => {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('has the offset of that zone', () => {
    expect(new Date(HALF_PAST_NINE).getTimezoneOffset()).toBe(offsetMinutes)
  })

  it.each([
    ['2026-10-12 09:30:00', HALF_PAST_NINE],
    ['2026-10-12T09:30:00', HALF_PAST_NINE],
    ['2026-10-12 09:30', HALF_PAST_NINE],
    ['2026-10-12 09:30:00.250', HALF_PAST_NINE + 250],
    ['2026-10-12', Date.UTC(2026, 9, 11, 16)],
    ['2026-10-12T01:30:00Z', HALF_PAST_NINE],
    ['2026-10-12T09:30:00.000+0800', HALF_PAST_NINE],
    [HALF_PAST_NINE, HALF_PAST_NINE],
    [String(HALF_PAST_NINE), HALF_PAST_NINE],
    // without an end, as some servers write it
    ['9999-12-31 23:59:59', 253_402_271_999_000],
    // 2:30 does not exist in New York on this day
    ['2026-03-08 02:30:00', Date.UTC(2026, 2, 7, 18, 30)],
  ])('reads %s as UTC+8', (wire, instant) => {
    expect(readWireDate(wire)).toBe(instant)
  })

  it('writes what it reads', () => {
    expect(writeWireDate(HALF_PAST_NINE)).toBe('2026-10-12 09:30:00')
    expect(writeWireDay(Date.UTC(2026, 9, 11, 16))).toBe('2026-10-12')
  })
})

it.each([
  null,
  undefined,
  '',
  'now',
  '2026-02-30 10:00:00',
  '2026-13-01',
  '0001-01-01 00:00:00',
  '2026-10-12 24:00:00',
  NaN,
  Infinity,
  9e15,
  // the limits of `Date`: in UTC+8 the first of them is no instant at all
  8.64e15,
  -8.64e15,
  253_402_272_000_000,
  '0026-03-05',
  '0000-01-01',
  0,
  {},
  [],
  true,
  '12',
])('gives null for %s', (wire) => {
  expect(readWireDate(wire)).toBeNull()
})
