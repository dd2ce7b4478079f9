import { describe, expect, it } from 'vitest'
import { dayBefore, dayOf, endAsYesterday, isDayDisabled, latestDay, resolveDay, spanOfDay } from './reading-day'

const china = (text: string) => Date.parse(`${text}+08:00`)

describe('a day of the picker is disabled when its 00:00 is later than now − 864e4 ms (domain 1)', () => {
  it.each([
    ['2026-11-21T02:23:59.999', '2026-11-21', true],
    ['2026-11-21T02:24:00.000', '2026-11-21', false],
    ['2026-11-21T00:00:00.000', '2026-11-21', true],
    ['2026-11-21T00:00:00.000', '2026-11-20', false],
    ['2026-11-21T23:59:59.999', '2026-11-22', true],
    ['2026-11-21T12:00:00.000', '2020-01-01', false],
    ['2026-01-01T01:00:00.000', '2025-12-31', false],
    ['2026-01-01T01:00:00.000', '2026-01-01', true],
    ['2028-02-29T12:00:00.000', '2028-02-29', false],
  ])('at %s the day %s: %s', (now, day, disabled) => {
    expect(isDayDisabled(day, china(now))).toBe(disabled)
  })

  it('so the latest day is today from 02:24 on, and yesterday before', () => {
    expect(latestDay(china('2026-11-21T02:23:59.999'))).toBe('2026-11-20')
    expect(latestDay(china('2026-11-21T02:24:00.000'))).toBe('2026-11-21')
  })
})

it('counts days in UTC+8 wherever the machine stands', () => {
  expect(dayOf(Date.UTC(2026, 10, 20, 15, 59, 59))).toBe('2026-11-20')
  expect(dayOf(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe('2026-11-21')
  expect(dayBefore(china('2026-03-01T00:00:00'))).toBe('2026-02-28')
  expect(spanOfDay('2026-11-21')).toEqual({ from: china('2026-11-21T00:00:00'), to: china('2026-11-22T00:00:00') })
})

it('a day is yesterday until the next midnight', () => {
  expect(dayBefore(endAsYesterday('2026-11-20'))).toBe('2026-11-20')
  expect(dayBefore(endAsYesterday('2026-11-20') + 1)).toBe('2026-11-21')
})

it('lets today move on at midnight, and nothing else', () => {
  const tomorrow = china('2026-11-22T00:00:01')
  expect(resolveDay({ of: 'today' }, tomorrow)).toBe('2026-11-22')
  expect(resolveDay({ of: 'yesterday', day: '2026-11-20' }, tomorrow)).toBe('2026-11-20')
  expect(resolveDay({ of: 'date', day: '2026-10-01' }, tomorrow)).toBe('2026-10-01')
})
