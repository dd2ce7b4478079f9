import type { Floor } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { startFloor } from './start-floor'

const floors: Floor[] = [
  { floor: 9, status: 'fault' },
  { floor: 7, status: 'alarm' },
  { floor: 1, status: null },
  { floor: -1, status: 'alarm' },
]
const calm: Floor[] = floors.map(({ floor }) => ({ floor, status: null }))

it('is the requested floor, also a basement', () => {
  expect(startFloor(3, floors)).toBe(3)
  expect(startFloor(-2, floors)).toBe(-2)
})

it('is the first alarm floor when none was requested, fire before fault', () => {
  expect(startFloor(null, floors)).toBe(7)
})

it('takes 0 for no request: there is no floor 0 (domain 9)', () => {
  expect(startFloor(0, floors)).toBe(7)
})

it('is the first faulty floor when no floor is in alarm', () => {
  expect(startFloor(null, [{ floor: 2, status: null }, { floor: -1, status: 'fault' }])).toBe(-1)
  expect(startFloor(null, [{ floor: 2, status: 'offline' }, { floor: -1, status: 'faultOrOffline' }])).toBe(-1)
  expect(startFloor(null, [{ floor: 2, status: null }, { floor: 1, status: 'offline' }])).toBe(1)
})

it('is 1 when all floors are normal, and when the floors are not known', () => {
  expect(startFloor(null, calm)).toBe(1)
  expect(startFloor(null, [])).toBe(1)
})
