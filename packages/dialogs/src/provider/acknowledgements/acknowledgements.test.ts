import { beforeEach, expect, it } from 'vitest'
import {
  ACKNOWLEDGEMENT_LIFE_MS,
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

it('keeps what was acknowledged over a reload, by kind and id', () => {
  page().add([FIRE])
  expect([...page().keys()]).toEqual(['general:7'])
  expect(page().keys().has('hydrant:7')).toBe(false)
})

it('forgets what is handled, and only that', () => {
  page().add([FIRE, SAME_ID_ELSEWHERE])
  page().forget([FIRE])
  expect([...page().keys()]).toEqual(['hydrant:7'])
})

it('loses nothing of another tab that writes to the same place', () => {
  const one = page()
  const other = page()
  one.add([FIRE])
  other.add([SAME_ID_ELSEWHERE])
  expect(one.keys().size).toBe(2)
})

it('writes nothing when a record ends that nobody here acknowledged', () => {
  let writes = 0
  store = { load: () => [], save: () => (writes += 1) }
  page().forget([FIRE])
  expect(writes).toBe(0)
})

it('lets a record be heard again after a month', () => {
  page().add([FIRE])
  time += ACKNOWLEDGEMENT_LIFE_MS
  expect(page().keys().size).toBe(0)
})

it.each([null, 'x', [{ record: 5, at: 1 }, null, 7], { length: 3 }])('reads nothing from %j', (loaded) => {
  store = { load: () => loaded, save: () => undefined }
  expect(page().keys().size).toBe(0)
})
