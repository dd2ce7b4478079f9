import type { PlaceRecord, Rows } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { appended, merged, NO_RECORDS, recordsDropped } from './alarm-records'

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
})
