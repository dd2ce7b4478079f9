import type { ApiClient } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { anIndoorFacility } from '../facilities/facilities.sample'
import { indoorPoint, isSameOrder, loadRoutePoints, missingPoints, movedTo, orderOnTop } from './route-points'
import { aRoute } from './routes.sample'

const points = (ids: string) => [...ids].map((id) => ({ id }))
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it.each([
  ['what the other user took off is gone', 'abc', 'cab', 'ab', 'ab'],
  ['what the other user added comes last', 'abc', 'cab', 'xabc', 'cabx'],
  ['what the own user took off stays away', 'abc', 'ca', 'abc', 'ca'],
  ['what the own user added stays, at its place', 'abc', 'ayb', 'abc', 'ayb'],
  ['what both have added is there once', 'ab', 'yab', 'abyx', 'yabx'],
  ['what both have taken off is gone', 'abc', 'ba', 'ab', 'ba'],
])('the order of a user on top of a route that another one has saved: %s', (_what, before, mine, theirs, together) => {
  expect(idsOf(orderOnTop(points(before), points(mine), points(theirs)))).toBe(together)
})

it('an element is moved to its place, and no further than to the ends', () => {
  const moves: [number, number][] = [[0, 2], [2, 0], [1, 1], [1, -1], [0, 9], [7, 0]]
  expect(moves.map(([from, to]) => movedTo([...'abc'], from, to).join(''))).toEqual(['bca', 'cab', 'abc', 'bac', 'bca', 'abc'])
})

it('two orders are the same only with the same facilities at the same places', () => {
  expect([isSameOrder(points('ab'), points('ab')), isSameOrder(points('ab'), points('ba')), isSameOrder(points('a'), points('ab')), isSameOrder(points('ab'), points('a'))]).toEqual([true, false, false, false])
})

it('the facilities of a route that were not read are counted, also when as many others were', () => {
  expect([missingPoints({ facilityIds: [...'abc'] }, points('ac')), missingPoints({ facilityIds: ['a'] }, points('b')), missingPoints({ facilityIds: null }, [])]).toEqual([1, 1, 0])
})

it('facilities outdoors are asked for as such, and a route without any asks for none', async () => {
  const indoor = { byIds: vi.fn(async () => [anIndoorFacility({ id: '7' })]) }
  const outdoor = { byIds: vi.fn(async () => []) }
  const client = { with: () => ({ indoor, outdoor }) } as unknown as ApiClient
  expect(await loadRoutePoints(client, aRoute({ kind: '0', facilityIds: ['7'] }))).toEqual([indoorPoint(anIndoorFacility({ id: '7' }))])
  expect(outdoor.byIds).not.toHaveBeenCalled()
  await loadRoutePoints(client, aRoute({ kind: '1', facilityIds: ['9'] }))
  expect(outdoor.byIds).toHaveBeenCalledExactlyOnceWith(['9'], undefined)
  expect(await loadRoutePoints(client, aRoute({ facilityIds: [] }))).toEqual([])
  expect(indoor.byIds).toHaveBeenCalledTimes(1)
})
