import { expect, it } from 'vitest'

import { placesWithin, type LimitedPlaces } from './data-scope'

const places = (some: Partial<LimitedPlaces> = {}): LimitedPlaces => ({
  buildings: new Set(), hydrants: new Set(), units: new Set(), hosts: new Set(), wholeHosts: new Set(), regions: new Set(), departments: new Set(), ...some,
})

it('all places are within all places only, and none are within any', () => {
  expect([placesWithin('all', 'all'), placesWithin(places(), 'all'), placesWithin(places(), places())]).toEqual([true, true, true])
  expect(placesWithin('all', places({ regions: new Set(['330000']) }))).toBe(false)
})

it.each(['buildings', 'hydrants', 'units', 'departments'] as const)('places are not within others that lack one of their %s, also when they show the same buildings today', (kind) => {
  const outer = places({ buildings: new Set([1]), hydrants: new Set([1]), units: new Set([1]), departments: new Set([1]) })
  expect(placesWithin({ ...outer, [kind]: new Set([1, 2]) }, outer), 'one more').toBe(false)
  expect(placesWithin({ ...outer, [kind]: new Set() }, outer), 'one less').toBe(true)
})

it.each([
  ['330106', '330106', true],
  ['330106', '330100', true],
  ['330106', '330000', true],
  ['330100', '330000', true],
  ['331000', '330000', true],
  ['331002', '331000', true],
  ['330100', '330106', false],
  ['330000', '330100', false],
  ['331002', '330100', false],
  ['340102', '330000', false],
])('the region %s is within %s: %s', (inner, outer, isWithin) => {
  expect(placesWithin(places({ regions: new Set([inner]) }), places({ regions: new Set(['110105', outer]) }))).toBe(isWithin)
})
