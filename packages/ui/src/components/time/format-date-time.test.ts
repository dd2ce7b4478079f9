import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './format-date-time'

const NEW_YEAR = Date.UTC(2026, 11, 31, 16, 0, 5) // 2027-01-01 00:00:05 in China
const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe.each(['Asia/Shanghai', 'America/New_York', 'UTC', 'Pacific/Auckland'])('on a machine in %s', (machineZone) => {
  it('formats in UTC+8', () => {
    process.env.TZ = machineZone
    expect(formatDateTime(NEW_YEAR)).toBe('2027-01-01 00:00:05')
    expect(formatDate(NEW_YEAR)).toBe('2027-01-01')
  })
})

it('shows a dash for an unknown time', () => {
  expect(formatDateTime(null)).toBe('–')
  expect(formatDate(null)).toBe('–')
})
