import fc from 'fast-check'
import { expect, it } from 'vitest'
import { m4 } from './m4'
import { readSeries, type Series } from './series'

const WINDOW = { from: 0, to: 1000 }
const COLUMNS = 20

const samples = fc.array(fc.record({ at: fc.integer({ min: -100, max: 1100 }), value: fc.option(fc.integer({ min: -50, max: 50 }), { freq: 6 }) }), { maxLength: 200, size: 'max' })

it('keeps the first, smallest, largest and last sample of every pixel column', () => {
  fc.assert(
    fc.property(samples, (points) => {
      const series = readSeries(points)
      const kept = byColumn(pairs(m4(series, WINDOW, COLUMNS)))
      for (const [column, all] of byColumn(validPairs(series))) {
        const values = (kept.get(column) ?? []).map(([, value]) => value)
        const expected = all.map(([, value]) => value)
        expect([values.at(0), Math.min(...values), Math.max(...values), values.at(-1)])
          .toEqual([expected.at(0), Math.min(...expected), Math.max(...expected), expected.at(-1)])
      }
    }),
  )
})

it('has four vertices per column at most, all of them samples, ordered by time', () => {
  fc.assert(
    fc.property(samples, (points) => {
      const { at, value } = m4(readSeries(points), WINDOW, COLUMNS)
      expect(at.length).toBeLessThanOrEqual(4 * (COLUMNS + 2))
      at.forEach((instant, index) => {
        expect(instant).toBeGreaterThanOrEqual(at[index - 1] ?? -Infinity)
        expect(points).toContainEqual({ at: instant, value: value[index] })
      })
    }),
  )
})

it('interrupts the line exactly where a missing value or a long gap is between two columns', () => {
  fc.assert(
    fc.property(samples, fc.integer({ min: 20, max: 300 }), (points, gapMs) => {
      const series = readSeries(points)
      const { at, starts } = m4(series, WINDOW, COLUMNS, gapMs)
      at.forEach((instant, index) => {
        const before = at[index - 1]
        if (before === undefined) return expect(starts[index]).toBe(1)
        if (columnOf(before) === columnOf(instant)) return expect(starts[index]).toBe(0)
        const missing = points.some((point) => point.value === null && point.at > before && point.at < instant)
        const atTheEdge = points.some((point) => point.value === null && (point.at === before || point.at === instant))
        if (!atTheEdge) expect(starts[index]).toBe(missing || instant - before > gapMs ? 1 : 0)
      })
    }),
  )
})

it('keeps a single spike among a million samples and visits each sample once', () => {
  const length = 1_000_000
  const values = new Float64Array(length).fill(20)
  values[654_321] = 98
  let reads = 0
  const counted = new Proxy(values, {
    get(target, key) {
      if (typeof key === 'string' && key >= '0' && key <= '9999999') reads += 1
      const found: unknown = Reflect.get(target, key, target)
      return found
    },
  })
  const series: Series = { at: Float64Array.from({ length }, (_, index) => index), value: counted, length }
  const { max, at, value } = m4(series, { from: 0, to: length - 1 }, 900)
  expect(reads).toBeGreaterThanOrEqual(length)
  expect(reads).toBeLessThanOrEqual(length + at.length)
  expect(max).toBe(98)
  expect(at[value.indexOf(98)]).toBe(654_321)
  expect(at.length).toBeLessThanOrEqual(3600)
})

it('continues the line beyond both edges', () => {
  const { at } = m4(readSeries([1, 2, 3, 4, 5].map((at) => ({ at: at * 100, value: at }))), { from: 250, to: 350 }, 10)
  expect(at).toEqual([200, 300, 400])
})

it('starts the line at the first sample, also where no gap is too long: without a start the browser draws nothing', () => {
  expect(m4(readSeries([{ at: 0, value: 1 }, { at: 900, value: 2 }]), WINDOW, COLUMNS).starts).toEqual([1, 0])
})

function pairs({ at, value }: { at: number[]; value: number[] }): [number, number][] {
  return at.map((instant, index) => [instant, value[index] ?? NaN])
}

function validPairs({ at, value, length }: Series): [number, number][] {
  return Array.from({ length }, (_, index): [number, number] => [at[index] ?? NaN, value[index] ?? NaN]).filter(([, v]) => !Number.isNaN(v))
}

function byColumn(all: [number, number][]): Map<number, [number, number][]> {
  const inside = all.filter(([at]) => at >= WINDOW.from && at <= WINDOW.to)
  const columns = new Map<number, [number, number][]>()
  for (const pair of inside) columns.set(columnOf(pair[0]), [...(columns.get(columnOf(pair[0])) ?? []), pair])
  return columns
}

function columnOf(at: number): number {
  if (at < WINDOW.from) return -1
  return at > WINDOW.to ? COLUMNS : Math.min(COLUMNS - 1, Math.floor((at * COLUMNS) / (WINDOW.to - WINDOW.from)))
}
