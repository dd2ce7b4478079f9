import { expect, it } from 'vitest'
import { FLOOD_WINDOW_MS, isFlood, isFloodOver, noteArrivals } from './flood'

const MINUTE = 60_000
const arrivals = (...times: number[]) => times.reduce<readonly number[]>((recent, at) => noteArrivals(recent, 1, at), [])

it('is no flood with 10 alarms in 10 minutes, and is one with 11', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index * MINUTE * 0.9)
  expect(isFlood(arrivals(...ten))).toBe(false)
  expect(isFlood(arrivals(...ten, 9 * MINUTE))).toBe(true)
})

it('is no flood when the eleventh comes after the 10 minutes', () => {
  const ten = Array.from({ length: 10 }, () => 0)
  expect(isFlood(arrivals(...ten, FLOOD_WINDOW_MS - 1))).toBe(true)
  expect(isFlood(arrivals(...ten, FLOOD_WINDOW_MS))).toBe(false)
})

it('ends when fewer than 5 came in the last 10 minutes', () => {
  const recent = arrivals(0, 0, 0, 0, 0, 0, 0, MINUTE, 2 * MINUTE, 3 * MINUTE, 4 * MINUTE, 5 * MINUTE)
  expect(isFloodOver(recent, MINUTE + FLOOD_WINDOW_MS - 1)).toBe(false)
  expect(isFloodOver(recent, MINUTE + FLOOD_WINDOW_MS)).toBe(true)
})

it('keeps no more for a thousand at once than for eleven', () => {
  const recent = noteArrivals([], 1_000, 5)
  expect(recent).toHaveLength(11)
  expect(isFlood(recent)).toBe(true)
})

it('ends although the clock was set back by an hour', () => {
  const recent = noteArrivals(noteArrivals([], 11, 3_600_000), 1, 0)
  expect(isFloodOver(recent, FLOOD_WINDOW_MS)).toBe(true)
})
