import { expect, it } from 'vitest'

import { lastMonths } from './counts-of-all-time'

it.each([
  ['the last minute of a year', '2026-12-31T23:59:59+08:00', ['2026-10', '2026-11', '2026-12']],
  ['the first minute of a year, in which it is still the year before in UTC', '2027-01-01T00:00:00+08:00', ['2026-11', '2026-12', '2027-01']],
])('the last months in %s are those of UTC+8', (_, now, months) => expect(lastMonths(3, Date.parse(now))).toEqual(months))
