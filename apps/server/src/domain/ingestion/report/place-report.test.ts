import { expect, it } from 'vitest'

import { placeReport } from './place-report'

const ARRIVAL = Date.parse('2026-11-20T08:00:00+08:00')
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const stamped = (at: number) => placeReport({ source: { deviceNumber: 'd1' }, at, points: [] }, 0, ARRIVAL)

it.each([-DAY_MS, 0, 5 * MINUTE_MS])('a stamp %i ms from the arrival is believed (domain 24)', (difference) => {
  expect(stamped(ARRIVAL + difference)).toMatchObject({ at: ARRIVAL + difference, stampedAt: null })
})

it.each([-DAY_MS - 1, 5 * MINUTE_MS + 1])('of a stamp %i ms from the arrival the arrival counts, and both times are kept', (difference) => {
  expect(stamped(ARRIVAL + difference)).toMatchObject({ at: ARRIVAL, receivedAt: ARRIVAL, stampedAt: ARRIVAL + difference })
})
