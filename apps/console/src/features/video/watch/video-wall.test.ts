import { expect, it } from 'vitest'
import { EMPTY_WALL, emptied, enlarged, paneBeside, put, resized, swapped, turned, type VideoWall } from './video-wall'

const wall = (...panes: (string | null)[]): VideoWall => ({ ...EMPTY_WALL, panes })

it('puts cameras into the selected pane, one after the other, and each camera once', () => {
  const two = put(put(EMPTY_WALL, 'a'), 'b')
  expect(two).toMatchObject({ panes: ['a', 'b', null, null], selected: 2 })
  expect(put(two, 'a').panes).toEqual([null, 'b', 'a', null])
  expect(put(two, 'c', 0)).toMatchObject({ panes: ['c', 'b', null, null], selected: 2 })
})

it('goes on at the first pane when all are taken', () => {
  expect(put(wall('a', 'b', 'c', null), 'd', 3).selected).toBe(0)
})

it('keeps what is shown when the number of panes changes', () => {
  expect(resized(wall('a', null, null, 'b'), 9).panes).toEqual(['a', null, null, 'b', null, null, null, null, null])
  expect(resized(wall(null, null, 'a', 'b'), 1)).toMatchObject({ panes: ['a'], selected: 0 })
})

it('exchanges, empties and enlarges panes; an empty one is not enlarged', () => {
  expect(swapped(wall('a', 'b', null, null), 0, 2).panes).toEqual([null, 'b', 'a', null])
  expect(enlarged(wall('a', null, null, null), 0).enlarged).toBe(0)
  expect(enlarged(enlarged(wall('a', null, null, null), 0), 0).enlarged).toBeNull()
  expect(enlarged(wall('a', null, null, null), 1).enlarged).toBeNull()
  expect(emptied(enlarged(wall('a', null, null, null), 0), 0)).toMatchObject({ panes: [null, null, null, null], enlarged: null })
})

it('leads arrow keys to the pane beside, and not over an edge', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map((key) => paneBeside({ ...EMPTY_WALL, selected: 1 }, key))).toEqual([0, null, null, 3, null])
})

it('turns the pages of a carousel, and begins again after the last', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  expect(turned(EMPTY_WALL, ids, 1).panes).toEqual(['e', null, null, null])
  expect(turned(EMPTY_WALL, ids, 2).panes).toEqual(['a', 'b', 'c', 'd'])
})

it('keeps the pane that fills the wall: a carousel does not turn, and no key selects a hidden one', () => {
  const large = enlarged(put(EMPTY_WALL, 'a'), 0)
  expect(turned(large, ['a', 'b', 'c', 'd', 'e'], 1)).toEqual(large)
  expect(paneBeside(large, 'ArrowRight')).toBeNull()
})
