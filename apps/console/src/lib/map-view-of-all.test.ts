import { expect, it } from 'vitest'
import { viewOfAll } from './map-view-of-all'

const SIZE = { width: 520, height: 300 }

/** Where a point lies on the map, in px from its middle. */
function pixels({ lng, lat }: { lng: number; lat: number }, { centre, zoom }: ReturnType<typeof viewOfAll>) {
  const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (180 / Math.PI)
  const perDegree = (256 * 2 ** zoom) / 360
  return { x: Math.abs(lng - centre.lng) * perDegree, y: Math.abs(mercator(lat) - mercator(centre.lat)) * perDegree }
}

it.each([
  ['a city', [{ lng: 118.7, lat: 32 }, { lng: 118.9, lat: 32.05 }, { lng: 118.72, lat: 31.98 }]],
  ['places one above the other', [{ lng: 118.7, lat: 31.5 }, { lng: 118.7, lat: 32.5 }]],
  ['two cities far apart', [{ lng: 118.7, lat: 32 }, { lng: 87.6, lat: 43.8 }]],
])('every place is on the map: %s', (_, points) => {
  const view = viewOfAll(points, SIZE)
  for (const point of points) {
    const { x, y } = pixels(point, view)
    expect(x).toBeLessThanOrEqual(SIZE.width / 2)
    expect(y).toBeLessThanOrEqual(SIZE.height / 2)
  }
})

it('does not come closer than a street for one place, and has a view without places', () => {
  expect(viewOfAll([{ lng: 118.7, lat: 32 }], SIZE)).toEqual({ centre: { lng: 118.7, lat: 32 }, zoom: 16 })
  expect(viewOfAll([], SIZE).zoom).toBe(3)
})
