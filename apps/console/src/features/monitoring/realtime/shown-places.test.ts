import { SENSOR_STATUS } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { aPlace, someAreas } from './realtime.fixtures'
import type { PlaceFilter } from './realtime.types'
import { arePointsFiltered, countByStatus, isFiltered, shownPlaces, worstOf } from './shown-places'

const ALL: PlaceFilter = { status: null, region: null, unitId: null, type: null, text: '' }
const CALM = { alarm: 0, fault: 0, offline: 0, normal: 8 }
const calm = aPlace({ id: 'calm', counts: CALM })
const faulty = aPlace({ id: 'faulty', counts: { ...CALM, fault: 2 } })
const lost = aPlace({ id: 'lost', counts: { ...CALM, offline: 1 } })
const burning = aPlace({ id: 'burning', counts: { ...CALM, alarm: 1, fault: 3 } })
const unknown = aPlace({ id: 'unknown', counts: { ...CALM, fault: null } })

const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id)

it('orders the worst state first; what is unknown stands before normal', () => {
  expect(ids(shownPlaces([calm, unknown, lost, faulty, burning], ALL, null, null))).toEqual(['burning', 'faulty', 'lost', 'unknown', 'calm'])
})

it.each([
  [{ ...CALM, alarm: 1 }, SENSOR_STATUS.alarm],
  [{ ...CALM, alarm: null, fault: 1 }, SENSOR_STATUS.fault],
  [{ ...CALM, alarm: null }, null],
  [{ ...CALM, normal: null }, null],
  // a platform that counts offline among the faults
  [{ ...CALM, offline: null }, SENSOR_STATUS.normal],
  [{ ...CALM, normal: 1 }, SENSOR_STATUS.normal],
  [{ alarm: 0, fault: 0, offline: 0, normal: 0 }, SENSOR_STATUS.notEnabled],
])('%j is in the state %s', (counts, status) => {
  expect(worstOf({ counts })).toBe(status)
})

it('keeps the selected place at its position when another one begins to burn', () => {
  const before = shownPlaces([calm, faulty, lost], ALL, null, null)
  expect(ids(before)).toEqual(['faulty', 'lost', 'calm'])
  const selected = { id: 'lost', at: 1 }
  expect(ids(shownPlaces([burning, calm, faulty, lost], ALL, null, selected))).toEqual(['burning', 'lost', 'faulty', 'calm'])
})

it('keeps the selected place at its position when it burns itself', () => {
  const nowBurning = { ...calm, counts: burning.counts }
  expect(ids(shownPlaces([faulty, lost, nowBurning], ALL, null, { id: 'calm', at: 2 }))).toEqual(['faulty', 'lost', 'calm'])
})

it('keeps the selected place that no longer matches the filter, until another one is selected', () => {
  const faults = { ...ALL, status: SENSOR_STATUS.fault }
  expect(ids(shownPlaces([calm, faulty], faults, null, { id: 'calm', at: 0 }))).toEqual(['calm', 'faulty'])
  expect(ids(shownPlaces([calm, faulty], faults, null, null))).toEqual(['faulty'])
})

it('filters by state, region, unit and text together', () => {
  const other = aPlace({ id: 'other', name: '万诚广场', unitId: '9', counts: CALM })
  expect(ids(shownPlaces([calm, other], { ...ALL, unitId: '9' }, null, null))).toEqual(['other'])
  expect(ids(shownPlaces([calm, other], { ...ALL, text: ' 万诚 ' }, null, null))).toEqual(['other'])
  const areas = someAreas({ calm: ['330000', '330100'], other: ['330000', '330200'] })
  expect(ids(shownPlaces([calm, other], { ...ALL, region: '330200' }, areas, null))).toEqual(['other'])
  expect(ids(shownPlaces([calm, other], { ...ALL, region: '330000' }, areas, null))).toEqual(['calm', 'other'])
})

it('takes a silent fire host as offline, however its points were when it was heard last', () => {
  const host = { heardAt: 1, silentAt: 2, types: [], states: {}, stopped: false }
  expect(worstOf({ counts: CALM, host })).toBe(SENSOR_STATUS.offline)
  expect(worstOf({ counts: { ...CALM, alarm: 1 }, host })).toBe(SENSOR_STATUS.alarm)
})

it('filters hydrants by kind', () => {
  const below = aPlace({ id: 'below', type: '0' })
  const above = aPlace({ id: 'above', type: '1' })
  expect(ids(shownPlaces([below, above], { ...ALL, type: '1' }, null, null))).toEqual(['above'])
})

it('hides nothing by region while the regions are unknown', () => {
  expect(ids(shownPlaces([calm], { ...ALL, region: '330200' }, null, null))).toEqual(['calm'])
})

it('hides no place by region that came after the regions were loaded: it may be there, and burn', () => {
  const areas = someAreas({ calm: ['330100'] })
  expect(ids(shownPlaces([calm, burning], { ...ALL, region: '330200' }, areas, null))).toEqual(['burning'])
})

it('counts places by their worst state under the other filters', () => {
  const counts = countByStatus([calm, faulty, burning], { ...ALL, status: SENSOR_STATUS.alarm }, null)
  expect([counts.get(SENSOR_STATUS.alarm), counts.get(SENSOR_STATUS.fault), counts.get(SENSOR_STATUS.normal)]).toEqual([1, 1, 1])
})

it('counts no place that the other filters hide', () => {
  const other = aPlace({ id: 'other', unitId: '9', counts: CALM })
  expect([...countByStatus([calm, faulty, other], { ...ALL, unitId: '9' }, null)]).toEqual([[SENSOR_STATUS.normal, 1]])
})

it.each([{ status: SENSOR_STATUS.fault }, { region: '330200' }, { unitId: '9' }, { type: '1' }, { text: '万诚' }])('knows that places may be hidden when %j alone is chosen: no place must not look as if there were none', (chosen) => {
  expect([isFiltered({ ...ALL, ...chosen }), isFiltered(ALL)]).toEqual([true, false])
})

it.each([{ placeId: '12' }, { floor: 0 }, { equipmentType: '3' }])('knows that points may be hidden when %j alone is chosen', (chosen) => {
  const all = { placeId: null, floor: null, equipmentType: null }
  expect([arePointsFiltered({ ...all, ...chosen }), arePointsFiltered(all)]).toEqual([true, false])
})

it('finds the places whose state is unknown, which no other state finds', () => {
  const of = (status: PlaceFilter['status']) => ids(shownPlaces([calm, unknown, faulty], { ...ALL, status }, null, null))
  expect([of('unknown'), of(SENSOR_STATUS.normal), of(SENSOR_STATUS.fault)]).toEqual([['unknown'], ['calm'], ['faulty']])
})
