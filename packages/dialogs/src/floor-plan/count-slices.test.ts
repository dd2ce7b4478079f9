import { expect, it } from 'vitest'
import { countSlices } from './count-slices'

it('shows offline devices separately when the server counts them (domain 20)', () => {
  expect(countSlices({ alarm: 1, fault: 2, offline: 3, normal: 4 }).map(({ id, count }) => [id, count])).toEqual([
    ['alarm', 1],
    ['fault', 2],
    ['offline', 3],
    ['normal', 4],
  ])
})

it('keeps an unknown count as unknown', () => {
  expect(countSlices({ alarm: null, fault: 2, offline: 3, normal: null }).map(({ count }) => count)).toEqual([null, 2, 3, null])
})

it('labels that faults include offline devices when the server counts them together', () => {
  expect(countSlices({ alarm: 0, fault: 5, offline: null, normal: 4 }).map(({ id, count }) => [id, count])).toEqual([
    ['alarm', 0],
    ['faultOrOffline', 5],
    ['normal', 4],
  ])
})
