import { expect, it } from 'vitest'
import { aFaultAlarm, anAlarm, anEntry } from '../alarm-feed.fixtures'
import type { FeedEntry, PlaceGroup } from '../alarm-feed.types'
import { closeGroup, groupArrivals, GROUPS_LIMIT, leaveGroups, shownGroups } from './place-groups'

let order = 0
const at = (place: string, part: Partial<FeedEntry> = {}) =>
  anEntry(anAlarm(`a${order}`, { buildingId: place, buildingName: place }), { order: order++, ...part })
const faultAt = (place: string) =>
  anEntry(aFaultAlarm(`f${order}`, {}, { buildingId: place, buildingName: place }), { order: order++ })

const ids = (groups: readonly PlaceGroup[]) => groups.map(({ id }) => id.replace('building:', ''))
const groupsOf = (...entries: FeedEntry[]) => groupArrivals([], entries, 1)

it('makes one group of all alarms of a place, and shows its first alarm and its newest fire', () => {
  const [first, fire, fault] = [faultAt('A'), at('A'), faultAt('A')]
  const [group] = groupsOf(first, fire, fault)
  expect(group).toMatchObject({ fires: 1, faults: 2, first: first.alarm, newest: fire.alarm })
})

it('shows the place where it began on top, then the newest fires, and counts the rest', () => {
  const groups = groupsOf(faultAt('early fault'), at('source'), at('B'), at('C'), at('D'), at('E'), at('F'), at('F'))
  const { shown, hidden } = shownGroups(groups, 5)
  expect(ids(shown)).toEqual(['source', 'F', 'E', 'D', 'C'])
  expect(hidden).toBe(2)
})

it('always shows the newest fire', () => {
  const groups = groupsOf(...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((place) => at(place)))
  const next = groupArrivals(groups, [at('B')], 1)
  expect(ids(shownGroups(next, 5).shown)).toEqual(['A', 'G', 'F', 'E', 'B'])
})

it('shows places with a fire before places with newer faults, and a new fire before a new fault at an old fire', () => {
  const fires = groupsOf(at('A'), at('B'), at('C'))
  expect(ids(shownGroups(groupArrivals(fires, ['D', 'E', 'F'].map(faultAt), 1), 3).shown)).toEqual(['A', 'C', 'B'])
  expect(ids(shownGroups(groupArrivals(fires, [faultAt('B')], 1), 2).shown)).toEqual(['A', 'C'])
})

it('keeps its order while the same places go on reporting', () => {
  const groups = groupsOf(...['A', 'B', 'C'].map((place) => at(place)))
  const before = ids(shownGroups(groups, 5).shown)
  expect(ids(shownGroups(groupArrivals(groups, [at('B'), at('A')], 1), 5).shown)).toEqual(before)
})

it('counts down as alarms are acknowledged or handled, and shows the newest of those that are left', () => {
  const [one, two] = [at('A'), at('A')]
  const groups = groupsOf(one, two)
  expect(leaveGroups(groups, [two], [one])).toMatchObject([{ fires: 1, newest: one.alarm }])
  expect(leaveGroups(groups, [one, two], [])).toEqual([])
})

it('shows a fire that is left, not a newer fault', () => {
  const [left, fault, gone] = [at('A'), faultAt('A'), at('A')]
  expect(leaveGroups(groupsOf(left, fault, gone), [gone], [fault, left])).toMatchObject([{ fires: 1, faults: 1, newest: left.alarm }])
})

it('is shown for the time of its last alarm', () => {
  expect(groupArrivals(groupsOf(at('A')), [faultAt('A')], 7)).toMatchObject([{ until: 7 }])
})

it('stays closed for faults and comes back with a fire', () => {
  const closed = closeGroup(groupsOf(faultAt('A')), 'building:A')
  expect(shownGroups(groupArrivals(closed, [faultAt('A')], 1), 5).shown).toEqual([])
  expect(shownGroups(groupArrivals(closed, [at('A')], 1), 5).shown).toMatchObject([{ fires: 1, faults: 1 }])
})

it('tells places without a building apart: hydrants by their id, others by their name', () => {
  const outdoors = (part: Parameters<typeof anAlarm>[1]) => anEntry(anAlarm(`o${order}`, { buildingId: null, hydrantId: null, buildingName: null, hydrantName: null, ...part }), { order: order++ })
  const groups = groupsOf(outdoors({ hydrantId: '1' }), outdoors({ hydrantId: '2' }), outdoors({ buildingName: 'A' }), outdoors({ hydrantName: 'B' }), outdoors({}), outdoors({ hydrantId: '2' }))
  expect(groups.map(({ fires }) => fires)).toEqual([1, 2, 1, 1, 1])
})

it('puts the places beyond the limit into one group', () => {
  const groups = groupsOf(...Array.from({ length: GROUPS_LIMIT + 50 }, (_, index) => at(`P${index}`)))
  expect(groups).toHaveLength(GROUPS_LIMIT + 1)
  expect(groups.reduce((sum, { fires }) => sum + fires, 0)).toBe(GROUPS_LIMIT + 50)
})
