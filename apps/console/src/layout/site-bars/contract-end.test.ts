import { expect, it } from 'vitest'
import { daysToShow } from './contract-end'

/** 2026-11-20, 00:30 in UTC+8. */
const NOW = Date.UTC(2026, 10, 19, 16, 30)

it.each([
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2026-12-20', 30],
  ['2026-12-21', null],
  ['2026-11-19', -1],
  [null, null],
  ['soon', null],
])('a contract to the end of %s has %s days left to show', (validUntil, days) => {
  expect(daysToShow(validUntil, NOW)).toBe(days)
})
