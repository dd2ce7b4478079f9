import type { GeoPoint } from '@smart-fire/ui/map'

/** Around the places: half a marker, and the buttons of the map. */
const MARGIN_PX = 48
/** From the place of a marker to its edge. */
const HALF_MARKER_PX = 18
/** A map of zoom 0 shows the whole world in a square of this size. */
const WORLD_PX = 256
const CLOSEST = 16
const FARTHEST = 3

export interface MapSize {
  width: number
  height: number
}

export interface MapOfPlaces {
  centre: GeoPoint
  zoom: number
}

/** The middle of all places, and the largest zoom at which each of them is on a map of this size (px): a fire outside of it would not be seen. */
export function viewOfAll(points: readonly GeoPoint[], size: MapSize): MapOfPlaces {
  if (points.length === 0) return { centre: { lng: 0, lat: 0 }, zoom: FARTHEST }
  const [west, east] = extremes(points.map(({ lng }) => lng))
  const [south, north] = extremes(points.map(({ lat }) => lat))
  const centre = { lng: (west + east) / 2, lat: (south + north) / 2 }
  // Mercator: a degree of latitude is longer than one of longitude by 1 / cos
  const degreesHigh = (north - south) / Math.cos((centre.lat * Math.PI) / 180)
  const zoomFor = (px: number, degrees: number) => Math.log2((px * 360) / (WORLD_PX * Math.max(degrees, 1e-6)))
  const room = (px: number) => Math.max(MARGIN_PX, px - 2 * MARGIN_PX)
  const zoom = Math.min(zoomFor(room(size.width), east - west), zoomFor(room(size.height), degreesHigh))
  return { centre, zoom: Math.min(CLOSEST, Math.max(FARTHEST, Math.floor(zoom * 4) / 4)) }
}

/** Whether each place is on a map of this size (px) with its whole marker: one that is cut at the edge is easily missed. */
export function showsAll({ centre, zoom }: MapOfPlaces, points: readonly GeoPoint[], { width, height }: MapSize): boolean {
  const perDegree = (WORLD_PX * 2 ** zoom) / 360
  const middle = mercator(centre.lat)
  const isWithin = (degrees: number, px: number) => Math.abs(degrees) * perDegree <= px / 2 - HALF_MARKER_PX
  return points.every(({ lng, lat }) => isWithin(lng - centre.lng, width) && isWithin(mercator(lat) - middle, height))
}

/** A latitude as degrees of longitude of the same length on the map. */
const mercator = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (180 / Math.PI)

function extremes(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity])
}
