import { beforeEach, describe, expect, it } from 'vitest'
import { acknowledgedRef, isAcknowledged, marksOf, wasAcknowledged } from './acknowledged-until'
import {
  ACKNOWLEDGEMENT_LIFE_MS,
  ACKNOWLEDGEMENTS_LIMIT,
  createAcknowledgements,
  memoryAcknowledgements,
  type AcknowledgementStore,
} from './acknowledgements'

const FIRE = { kind: 'general', id: '7' } as const
const NOON = Date.UTC(2026, 10, 20, 4)
const SAME_ID_ELSEWHERE = { kind: 'hydrant', id: '7' } as const

let store: AcknowledgementStore
let time: number
beforeEach(() => {
  store = memoryAcknowledgements()
  time = NOON
})
const page = () => createAcknowledgements(store, () => time)

it('keeps acknowledgements over a reload, by kind and id', () => {
  page().add([FIRE])
  expect([...page().keys()]).toEqual(['general:7'])
  expect(page().keys().has('hydrant:7')).toBe(false)
})

it('removes records that were handled, and only those', () => {
  page().add([FIRE, SAME_ID_ELSEWHERE])
  page().forget([FIRE])
  expect([...page().keys()]).toEqual(['hydrant:7'])
})

it('keeps what another tab writes to the same place', () => {
  const one = page()
  const other = page()
  one.add([FIRE])
  other.add([SAME_ID_ELSEWHERE])
  expect(one.keys().size).toBe(2)
})

it('writes nothing when a record ends that was not acknowledged here', () => {
  let writes = 0
  store = { load: () => [], save: () => (writes += 1) }
  page().forget([FIRE])
  expect(writes).toBe(0)
})

it('keeps "everything up to here" as one mark per kind', () => {
  page().add([FIRE, ...marksOf({ general: { id: 4_711, raisedAt: NOON } })])
  const names = page().keys()
  expect(names.size).toBe(2)
  expect(wasAcknowledged(names, { kind: 'general', id: '4711', raisedAt: NOON })).toBe(true)
  expect(wasAcknowledged(names, { kind: 'general', id: '4712', raisedAt: NOON })).toBe(false)
  expect(wasAcknowledged(names, { kind: 'hydrant', id: '1', raisedAt: NOON })).toBe(false)
  expect(wasAcknowledged(names, { kind: 'general', id: 'a-12', raisedAt: NOON })).toBe(false)
})

it('drops the oldest when there are too many', () => {
  const records = Array.from({ length: ACKNOWLEDGEMENTS_LIMIT }, (_, id) => ({ kind: 'hydrant', id: String(id) }) as const)
  page().add([FIRE, ...marksOf({ general: { id: 1, raisedAt: null } })])
  page().add(records.slice(2))
  page().add([FIRE])
  page().add(records.slice(0, 1))
  expect(page().keys().has('general:7')).toBe(true)
  expect(page().keys().size).toBe(ACKNOWLEDGEMENTS_LIMIT)
})

it('lets a record sound again after a month', () => {
  page().add([FIRE])
  time += ACKNOWLEDGEMENT_LIFE_MS
  expect(page().keys().size).toBe(0)
})

it.each([null, 'x', [{ record: 5, at: 1 }, null, 7], { length: 3 }])('reads %j as nothing', (loaded) => {
  store = { load: () => loaded, save: () => undefined }
  expect(page().keys().size).toBe(0)
})

it('a database that was restored from a backup gives the same ids again: the new record of an old id is not acknowledged, by itself or by a mark', () => {
  const [before, after] = [{ ...FIRE, raisedAt: NOON }, { ...FIRE, raisedAt: NOON + 3_600_000 }]
  page().add([acknowledgedRef(before), ...marksOf({ hydrant: { id: 9, raisedAt: NOON } })])
  const names = page().keys()
  expect([isAcknowledged(names, before), isAcknowledged(names, { ...before, raisedAt: NOON - 999 }), isAcknowledged(names, after)]).toEqual([true, true, false])
  const hydrant = (raisedAt: number | null) => wasAcknowledged(names, { ...SAME_ID_ELSEWHERE, raisedAt })
  expect([hydrant(NOON - 86_400_000), hydrant(NOON), hydrant(null), hydrant(NOON + 3_600_000)]).toEqual([true, true, true, false])
})

it('what was stored without the time of the record is found by its reference, and a record that ends is removed with its time', () => {
  page().add([FIRE])
  expect(isAcknowledged(page().keys(), { ...FIRE, raisedAt: NOON })).toBe(true)
  page().add([acknowledgedRef({ ...FIRE, raisedAt: NOON })])
  page().forget([FIRE])
  expect(page().keys().size).toBe(0)
})

describe('a store that the browser refuses, or that is full', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  it('has no acknowledgements and ends no feed: what was acknowledged is announced again', () => {
    const kept = createAcknowledgements({ load: refuse, save: refuse }, () => 0)
    expect(kept.keys()).toEqual(new Set())
    expect(() => {
      kept.add([{ kind: 'general', id: '1' }])
      kept.forget([{ kind: 'general', id: '1' }])
    }).not.toThrow()
  })

  it('still gives what it has', () => {
    const kept = createAcknowledgements({ load: () => [{ record: 'general:1', at: 0 }], save: refuse }, () => 0)
    kept.add([{ kind: 'general', id: '2' }])
    kept.forget([{ kind: 'general', id: '1' }])
    expect(kept.keys()).toEqual(new Set(['general:1']))
  })
})
