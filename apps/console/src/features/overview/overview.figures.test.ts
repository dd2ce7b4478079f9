import { expect, it } from 'vitest'
import { addCounts, countAll, newestWithPlace, onlineShare, startOfDay, summarisePending } from './overview.figures'
import { aFire, anEvent, FOUR_AM } from './overview.fixtures'

const HOUR_MS = 3_600_000

it('adds the fire host points to the devices', () => {
  const sum = addCounts({ alarm: 1, fault: 2, offline: 3, normal: 4 }, { alarm: 10, fault: 20, offline: 30, normal: 40 })
  expect(sum).toEqual({ alarm: 11, fault: 22, offline: 33, normal: 44 })
  expect(countAll(sum)).toBe(110)
})

it('adds offline to faults when one response does not distinguish them', () => {
  const sum = addCounts({ alarm: 0, fault: 2, offline: 3, normal: 4 }, { alarm: 0, fault: 20, offline: null, normal: 40 })
  expect(sum).toEqual({ alarm: 0, fault: 25, offline: null, normal: 44 })
})

it('does not know a sum of which a part is unknown (domain 25)', () => {
  const sum = addCounts({ alarm: null, fault: 2, offline: 3, normal: null }, { alarm: 1, fault: null, offline: 4, normal: 40 })
  expect(sum).toEqual({ alarm: null, fault: null, offline: 7, normal: null })
  expect(countAll({ alarm: 1, fault: 2, offline: null, normal: 3 })).toBe(6)
  expect(countAll({ alarm: null, fault: 0, offline: 0, normal: 0 })).toBeNull()
})

it('counts as online what is not offline, of all enabled devices; unknown while a count is', () => {
  expect(onlineShare({ alarm: 1, fault: 2, offline: 5, normal: 92 })).toBe(0.95)
  expect(onlineShare({ alarm: 1, fault: 7, offline: null, normal: 92 })).toBeNull()
  expect(onlineShare({ alarm: null, fault: 7, offline: 1, normal: 92 })).toBeNull()
  expect(onlineShare({ alarm: 0, fault: 0, offline: 0, normal: 0 })).toBeNull()
})

it('starts the day at 00:00 in UTC+8', () => {
  expect(startOfDay(FOUR_AM)).toBe(FOUR_AM - 4 * HOUR_MS)
  expect(startOfDay(FOUR_AM - 4 * HOUR_MS)).toBe(FOUR_AM - 4 * HOUR_MS)
  expect(startOfDay(FOUR_AM - 4 * HOUR_MS - 1)).toBe(FOUR_AM - 28 * HOUR_MS)
})

it('lists the records of earlier days separately, oldest first', () => {
  const yesterday = anEvent({ id: 'y', raisedAt: FOUR_AM - 5 * HOUR_MS })
  const dayBefore = anEvent({ id: 'd', raisedAt: FOUR_AM - 30 * HOUR_MS })
  const summary = summarisePending(3, [anEvent(), yesterday, dayBefore], FOUR_AM)
  expect(summary.carriedOver.map(({ id }) => id)).toEqual(['d', 'y'])
  expect(summary.count).toBe(3)
})

it('a record of 00:00 is one of today', () => {
  const midnight = startOfDay(FOUR_AM)
  expect(summarisePending(2, [anEvent({ id: 'm', raisedAt: midnight }), anEvent({ id: 'y', raisedAt: midnight - 1 })], FOUR_AM).carriedOver.map(({ id }) => id)).toEqual(['y'])
})

it('prefers a fire to an older fault as the oldest record', () => {
  const oldFault = anEvent({ id: 'f', raisedAt: FOUR_AM - 20 * HOUR_MS })
  expect(summarisePending(2, [aFire({ id: 'fire' }), oldFault], FOUR_AM)).toMatchObject({ fires: 1, oldest: { id: 'fire' } })
})

it('tells the burning floors of the building with the oldest fire, in the order in which they began', () => {
  const minute = 60_000
  const on = (id: string, floor: number | null, minutes: number, buildingId: string | null = 'b') => aFire({ id, floor, buildingId, raisedAt: FOUR_AM - minutes * minute })
  const fires = [on('1', 7, 2), on('2', 5, 9), on('3', 6, 5), on('4', 5, 3), on('5', null, 1), on('6', 8, 4, 'elsewhere')]
  expect(summarisePending(6, fires, FOUR_AM).burning).toEqual({
    id: 'b',
    floors: [{ floor: 5, since: FOUR_AM - 9 * minute }, { floor: 6, since: FOUR_AM - 5 * minute }, { floor: 7, since: FOUR_AM - 2 * minute }],
  })
  expect(summarisePending(1, [on('1', 3, 2, null)], FOUR_AM).burning).toBeNull()
  expect(summarisePending(1, [anEvent()], FOUR_AM).burning).toBeNull()
})

it('returns null and not 0 for an unknown count', () => {
  expect(summarisePending(null, [], FOUR_AM)).toMatchObject({ count: null, loading: false })
})

it('does not know that no fire is among records that the server counts and does not list', () => {
  expect(summarisePending(3, [anEvent()], FOUR_AM)).toMatchObject({ fires: 0, unlisted: 2 })
  expect(summarisePending(1, [anEvent()], FOUR_AM).unlisted).toBe(0)
  expect(summarisePending(null, [anEvent()], FOUR_AM).unlisted).toBe(0)
})

it('distinguishes a count that is loading from one that could not be loaded', () => {
  expect(summarisePending(null, [], FOUR_AM, true).loading).toBe(true)
  expect(summarisePending(0, [], FOUR_AM, true).loading).toBe(false)
})

it('shows the place of the newest open fire, else that of the newest event in a building', () => {
  const outside = aFire({ id: '1', buildingId: null })
  const fault = anEvent({ id: '2', category: '0' })
  const handled = aFire({ id: '3', handled: true })
  const open = aFire({ id: '4', handled: false })
  expect(newestWithPlace([outside, fault, handled, open])).toBe(open)
  expect(newestWithPlace([outside, fault, handled])).toBe(fault)
  expect(newestWithPlace([outside])).toBeNull()
})
