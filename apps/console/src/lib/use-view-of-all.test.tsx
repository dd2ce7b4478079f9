import type { GeoPoint } from '@smart-fire/ui/map'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showsAll, viewOfAll } from './map-view-of-all'
import { useViewOfAll } from './use-view-of-all'

const SIZE = { width: 1_600, height: 700 }
const TOWER = { lng: 118.7, lat: 32 }
const HOSPITAL = { lng: 118.9, lat: 32.05 }
const FAR_AWAY = { lng: 121.5, lat: 31.2 }

/** A map that opens on these places. */
function open(places: readonly GeoPoint[], follows = false, opened = SIZE) {
  const { result, rerender } = renderHook(({ points, size }) => useViewOfAll(points, size, follows), { initialProps: { points: places, size: opened } })
  return {
    view: () => result.current,
    show: (...points: GeoPoint[]) => rerender({ points, size: SIZE }),
    resize: (width: number, height = SIZE.height) => rerender({ points: places, size: { width, height } }),
  }
}

it('stays where the operator has moved it while every place is on its first view', () => {
  const map = open([TOWER, HOSPITAL])
  const first = map.view()
  map.show(TOWER)
  map.show({ ...TOWER, lng: 118.75 }, HOSPITAL)
  expect(map.view()).toBe(first)
})

it('shows all when a place has come that is not on it: a fire there would not be seen', () => {
  const map = open([TOWER, HOSPITAL])
  map.show(TOWER, HOSPITAL, FAR_AWAY)
  expect(map.view()).toEqual(viewOfAll([TOWER, HOSPITAL, FAR_AWAY], SIZE))
  expect(showsAll(map.view(), [TOWER, HOSPITAL, FAR_AWAY], SIZE)).toBe(true)
})

it('goes to the first place with coordinates when it was opened without any', () => {
  const map = open([])
  map.show(TOWER)
  expect(map.view()).toEqual(viewOfAll([TOWER], SIZE))
})

it('stays when every place has gone, and has a view of places that no map shows at once', () => {
  const map = open([TOWER])
  const first = map.view()
  map.show()
  expect(map.view()).toBe(first)
  const world = [{ lng: -179, lat: 60 }, { lng: 179, lat: -60 }, TOWER]
  map.show(...world)
  expect(map.view()).toEqual(viewOfAll(world, SIZE))
})

it('shows all places of each list where it follows them', () => {
  const map = open([TOWER, HOSPITAL], true)
  map.show(TOWER)
  expect(map.view()).toEqual(viewOfAll([TOWER], SIZE))
})

it('shows all when the map has become narrower, as beside a live notice, and stays when it has its room again', () => {
  const map = open([TOWER, HOSPITAL])
  map.resize(400)
  expect(map.view()).toEqual(viewOfAll([TOWER, HOSPITAL], { ...SIZE, width: 400 }))
  const narrow = map.view()
  map.resize(1_600)
  map.resize(400)
  expect(map.view()).toBe(narrow)
})

it('shows all when the edge would cut a marker: a page that gets its last line later makes a map a little lower', () => {
  const places = [TOWER, { lng: 118.7, lat: 32.05 }]
  const map = open(places)
  const { zoom } = map.view()
  const half = (0.05 / 2 / Math.cos((32.025 * Math.PI) / 180)) * ((256 * 2 ** zoom) / 360)
  map.resize(SIZE.width, 2 * (half + 20))
  expect(map.view().zoom).toBe(zoom)
  map.resize(SIZE.width, 2 * (half + 10))
  expect(map.view().zoom).toBeLessThan(zoom)
})

it('stays in a map that follows its list when only the size changes', () => {
  const map = open([TOWER, HOSPITAL], true)
  map.resize(400)
  expect(map.view()).toEqual(viewOfAll([TOWER, HOSPITAL], SIZE))
})

it('shows all as near as it can once a map is shown that was hidden when it was opened', () => {
  const map = open([TOWER, HOSPITAL], false, { width: 0, height: 0 })
  map.resize(1_600)
  expect(map.view()).toEqual(viewOfAll([TOWER, HOSPITAL], SIZE))
})
