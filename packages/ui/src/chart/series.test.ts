import { expect, it } from 'vitest'
import { linePath } from './line-path'
import { m4 } from './m4'
import { extentOf, indexFrom, readSeries } from './series'
import { timeTicks } from './time-ticks'
import { panBy, visibleWindow, zoomAround, zoomTo } from './zoom'

const asIs = { x: (at: number) => at, y: (value: number) => value }

it('uses ordered columns without a copy and sorts points by time', () => {
  const at = Float64Array.of(1, 2, 3)
  expect(readSeries({ at, value: at }).at).toBe(at)
  const { at: ordered, value } = readSeries([{ at: 30, value: 3 }, { at: 10, value: null }, { at: 20, value: 2 }])
  expect([...Array.from(ordered)]).toEqual([10, 20, 30])
  expect([...Array.from(value)]).toEqual([NaN, 2, 3])
})

it('takes a value without measure for unknown: it would leave no scale for the others', () => {
  expect([...Array.from(readSeries([{ at: 10, value: Infinity }, { at: 20, value: 2 }]).value)]).toEqual([NaN, 2])
  expect([...Array.from(readSeries({ at: [10, 20, 30], value: Float64Array.of(Infinity, 2, -Infinity) }).value)]).toEqual([NaN, 2, NaN])
})

it('leaves out a sample without a time, also where the samples are in order: it would leave no range for the others', () => {
  const { at, value } = readSeries({ at: [-Infinity, 10, 20, Infinity], value: [1, 2, 3, 4] })
  expect([Array.from(at), Array.from(value)]).toEqual([[10, 20], [2, 3]])
})

it('has no range without values', () => {
  expect(extentOf(readSeries([]))).toBeNull()
  expect(extentOf(readSeries([{ at: 1, value: null }]))).toBeNull()
  expect(extentOf(readSeries([{ at: 1, value: 5 }, { at: 9, value: null }]))).toEqual({ from: 1, to: 9 })
})

it('finds the index of an instant', () => {
  expect([0, 10, 11, 99].map((instant) => indexFrom([10, 20, 30], 3, instant))).toEqual([0, 0, 1, 3])
})

it('interrupts the path at gaps and draws a single value as a dot', () => {
  const series = readSeries([{ at: 0, value: 1 }, { at: 10, value: 2 }, { at: 20, value: null }, { at: 30, value: 3 }, { at: 80, value: 4 }, { at: 90, value: 5 }])
  expect(linePath(m4(series, { from: 0, to: 90 }, 90, 40), asIs)).toBe('M0 1L10 2M30 3h0M80 4L90 5')
})

it('labels ticks in UTC+8 as shortly as their distance allows', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+08:00')
  expect(timeTicks({ from: midnight, to: midnight + 86_400_000 }, 5).map(({ text }) => text)).toEqual(['11-20', '06:00', '12:00', '18:00', '11-21'])
  expect(timeTicks({ from: midnight, to: midnight + 7 * 86_400_000 }, 7).map(({ text }) => text).slice(0, 2)).toEqual(['11-20', '11-21'])
  expect(timeTicks({ from: midnight + 1000, to: midnight + 61_000 }, 4)[0]?.text).toBe('00:00:15')
})

it('zooms around an instant, stays inside the range and returns to the whole', () => {
  const whole = { from: 0, to: 100_000 }
  expect(zoomAround(whole, whole, 25_000, 0.5)).toEqual({ from: 12_500, to: 62_500, follows: false })
  expect(zoomTo(whole, 90_000, 120_000)).toMatchObject({ to: 100_000, follows: true })
  expect(zoomTo(whole, 50_000, 50_000)).toMatchObject({ from: 49_500, to: 50_500 })
  expect(zoomAround(whole, { from: 10_000, to: 90_000 }, 50_000, 2)).toBeNull()
  expect(panBy(whole, { from: 80_000, to: 90_000 }, 5)).toEqual({ from: 90_000, to: 100_000, follows: true })
})

it('follows the newest sample and ignores a part outside of the data', () => {
  const zoom = { from: 80, to: 100, follows: true }
  expect(visibleWindow({ from: 0, to: 130 }, zoom)).toEqual({ from: 110, to: 130 })
  expect(visibleWindow({ from: 0, to: 130 }, { ...zoom, follows: false })).toEqual({ from: 80, to: 100 })
  expect(visibleWindow({ from: 5000, to: 6000 }, zoom)).toEqual({ from: 5000, to: 6000 })
})
