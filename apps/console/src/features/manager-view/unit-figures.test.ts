import type { UnitFigures } from '@smart-fire/api-client/statistics'
import { expect, it } from 'vitest'
import { aUnit } from './manager-view.sample'
import { offlineOf, onlyKnown, shareOf, totalOf } from './unit-figures'

it('does not know a total of which a part is unknown (domain 25)', () => {
  const [known, unknown] = [aUnit({ openFires: 2 }), aUnit({ openFires: null })]
  const openFires = (rows: UnitFigures[], dropped = 0) => totalOf({ rows, dropped }, (unit) => unit.openFires)
  expect(openFires([known])).toBe(2)
  expect(openFires([known, unknown])).toBeNull()
  // a unit that could not be read may have open fires
  expect(openFires([known], 1)).toBeNull()
})

it('has the offline share of the enabled devices, and none of a unit without devices', () => {
  expect(offlineOf(aUnit({ offline: 6, devices: 120 }))).toBe(5)
  expect(offlineOf(aUnit({ offline: 0, devices: 0 }))).toBeNull()
  expect(shareOf(null, 4)).toBeNull()
})

it('ranks the largest first and leaves out what is unknown or nothing', () => {
  const units = [aUnit({ id: '1', verdictSeconds50: 60 }), aUnit({ id: '2', verdictSeconds50: null }), aUnit({ id: '3', verdictSeconds50: 600 }), aUnit({ id: '4', verdictSeconds50: 0 })]
  expect(onlyKnown(units, ({ verdictSeconds50 }) => verdictSeconds50).map(({ unit }) => unit.id)).toEqual(['3', '1'])
})

it('keeps a unit with one offline device of thousands in the ranking', () => {
  const units = [aUnit({ id: '1', offline: 1, devices: 3000 })]
  expect(onlyKnown(units, offlineOf).map(({ unit }) => unit.id)).toEqual(['1'])
})
