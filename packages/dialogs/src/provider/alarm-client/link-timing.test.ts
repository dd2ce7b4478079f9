import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reconnectPauseMs, sleptThrough } from './link-timing'

it('reconnects after exactly 3 s up to the 7th failure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      expect(reconnectPauseMs(failures, chance)).toBe(3_000)
    }),
  )
})

it('never waits longer than 30 s nor shorter than 3 s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      expect(reconnectPauseMs(failures, chance)).toBeGreaterThanOrEqual(3_000)
      expect(reconnectPauseMs(failures, chance)).toBeLessThanOrEqual(30_000)
    }),
  )
})

it('varies the pause by 20 % in both directions', () => {
  expect([0, 0.5, 1].map((chance) => Math.round(reconnectPauseMs(9, chance)))).toEqual([9_600, 12_000, 14_400])
})

it('still varies the longest pause', () => {
  const pauses = [0, 0.5, 1].map((chance) => Math.round(reconnectPauseMs(100, chance)))
  expect(pauses).toEqual([20_000, 25_000, 30_000])
})

it('detects a sleep by a silence that the timers cannot have allowed', () => {
  expect(sleptThrough(0, 50_000, 30_000)).toBe(false)
  expect(sleptThrough(0, 50_001, 30_000)).toBe(true)
  expect(sleptThrough(null, 1e12, 30_000)).toBe(false)
})

it('does not trust a silence over which the clock was set back', () => {
  expect(sleptThrough(3_600_000, 3_599_999, 30_000)).toBe(true)
})
