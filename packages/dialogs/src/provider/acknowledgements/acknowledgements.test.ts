import { beforeEach, expect, it } from 'vitest'
import { marksOf, wasAcknowledged } from './acknowledged-until'
import {
  ACKNOWLEDGEMENT_LIFE_MS,
  ACKNOWLEDGEMENTS_LIMIT,
  createAcknowledgements,
  memoryAcknowledgements,
  type AcknowledgementStore,
} from './acknowledgements'

const FIRE = { kind: 'general', id: '7' } as const
const SAME_ID_ELSEWHERE = { kind: 'hydrant', id: '7' } as const

let store: AcknowledgementStore
let time: number
beforeEach(() => {
  store = memoryAcknowledgements()
  time = 1_000
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
  page().add([FIRE, ...marksOf({ general: 4_711 })])
  const names = page().keys()
  expect(names.size).toBe(2)
  expect(wasAcknowledged(names, { kind: 'general', id: '4711' })).toBe(true)
  expect(wasAcknowledged(names, { kind: 'general', id: '4712' })).toBe(false)
  expect(wasAcknowledged(names, { kind: 'hydrant', id: '1' })).toBe(false)
  expect(wasAcknowledged(names, { kind: 'general', id: 'a-12' })).toBe(false)
})

it('drops the oldest when there are too many', () => {
  const records = Array.from({ length: ACKNOWLEDGEMENTS_LIMIT }, (_, id) => ({ kind: 'hydrant', id: String(id) }) as const)
  page().add([FIRE, ...marksOf({ general: 1 })])
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
