import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { appended, hasMore, merged, NO_RECORDS, recordsDropped } from './alarm-records'

const page = (keys: readonly string[], total: number, dropped = 0): Rows<PlaceRecord> => ({
  rows: keys.map((key) => ({ key }) as PlaceRecord),
  total,
  dropped,
})

it('counts the records that could not be read, of every page that is shown (domain 25)', () => {
  const first = merged(NO_RECORDS, page(['a', 'b'], 23, 8))
  expect(recordsDropped(first)).toBe(8)
  const both = appended(first, page(['c'], 23, 2))
  expect(recordsDropped(both)).toBe(10)
  // the newest page is loaded again: its own records count once
  expect(recordsDropped(merged(both, page(['a', 'b'], 23, 1)))).toBe(3)
  // the list begins again
  expect(recordsDropped(merged(both, page(['x'], 23)))).toBe(0)
})

it('counts records that the total promises and the page does not have', () => {
  expect(recordsDropped(merged(NO_RECORDS, page([], 3)))).toBe(3)
  expect(recordsDropped(merged(NO_RECORDS, page([], 40)))).toBe(10)
  expect(recordsDropped(merged(NO_RECORDS, page([], 0)))).toBe(0)
  // the page has records that could not be read, and a total that does not count them
  expect(recordsDropped(merged(NO_RECORDS, page([], 0, 2)))).toBe(2)
})

const numbered = (newest: number, count: number) => Array.from({ length: count }, (_, at) => `${newest - at}`)

it('has more while pages remain, and none after a last page that is full', () => {
  const first = merged(NO_RECORDS, page(numbered(20, 10), 20))
  expect(hasMore(first)).toBe(true)
  expect(hasMore(appended(first, page(numbered(10, 10), 20)))).toBe(false)
})

it('has no more when new records have made the list complete', () => {
  const first = merged(NO_RECORDS, page(numbered(10, 10), 10))
  const more = merged(first, page(numbered(13, 10), 13))
  expect(more.records).toHaveLength(13)
  expect(hasMore(more)).toBe(false)
})

it('continues behind the records that are shown, however many new ones were put before them', () => {
  const first = merged(NO_RECORDS, page(numbered(40, 10), 40))
  const more = merged(merged(first, page(numbered(46, 10), 46)), page(numbered(52, 10), 52))
  expect(more).toMatchObject({ records: { length: 22 }, recordPages: 2 })
  expect(hasMore(more)).toBe(true)
})

it('shows a record as it was loaded last', () => {
  const first = merged(NO_RECORDS, page(numbered(20, 10), 20))
  const [newest, ...others] = page(numbered(20, 10), 20).rows
  const again = merged(first, { rows: [{ ...newest, value: 81 } as PlaceRecord, ...others], total: 20, dropped: 0 })
  expect(again.records.map(({ value }) => value).slice(0, 2)).toEqual([81, undefined])
})

it('begins again when the newest page lacks a record that is shown among its records: it is gone, or has another name now', () => {
  const both = appended(merged(NO_RECORDS, page(numbered(30, 10), 30)), page(numbered(20, 10), 30))
  const renamed = page(['30', '29 renamed', ...numbered(28, 8)], 30)
  expect(merged(both, renamed)).toMatchObject({ records: renamed.rows, recordPages: 1 })
  const gone = page(['30', ...numbered(28, 9)], 29)
  expect(merged(both, gone)).toMatchObject({ records: gone.rows, recordPages: 1 })
})

it('shows a record once that the next page has as well, because others were added before it meanwhile', () => {
  const first = merged(NO_RECORDS, page(numbered(30, 10), 30))
  const both = appended(first, page(numbered(21, 10), 31))
  expect(both.records.map(({ key }) => key)).toEqual(numbered(30, 19))
})

it('begins again when records behind the newest page are gone: fewer exist than are shown', () => {
  const both = appended(merged(NO_RECORDS, page(numbered(20, 10), 20)), page(numbered(10, 10), 20))
  const newest = page(numbered(20, 10), 15)
  expect(merged(both, newest)).toMatchObject({ records: newest.rows, recordPages: 1 })
})
