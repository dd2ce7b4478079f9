import { getDistance } from 'ol/sphere.js'
import { expect, it } from 'vitest'
import { circleRing } from './circle-ring'
import { convertDatum, type GeoPoint } from './datum'

const pair = ({ lng, lat }: GeoPoint) => [lng, lat]

it.each([[150, 39.9], [150, 18.2], [5000, 52.9]])('is %i m from its centre on every side, at latitude %f', (metres, lat) => {
  const centre = { lng: 116.4, lat }
  for (const corner of circleRing(centre, metres, 'wgs84', 'wgs84')) {
    expect(getDistance(pair(centre), pair(corner)) / metres).toBeCloseTo(1, 4)
  }
})

it('has the same size on the ground in another datum', () => {
  const centre = { lng: 121.48, lat: 31.23 }
  const middle = convertDatum(centre, 'gcj02', 'wgs84')
  for (const corner of circleRing(centre, 150, 'gcj02', 'gcj02')) {
    expect(getDistance(pair(middle), pair(convertDatum(corner, 'gcj02', 'wgs84'))) / 150).toBeCloseTo(1, 2)
  }
})
