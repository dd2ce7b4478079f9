import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'

import { groundOfCity, type GroundLayer } from '../../seed/ground/ground'

/** deeper zooms draw these tiles enlarged: a unit of a tile is 15 cm here */
export const DEEPEST_ZOOM = 16

/** From which zoom a layer is sent: outlines of buildings would be dots on a small scale. */
const FROM_ZOOM: Readonly<Record<GroundLayer, number>> = { land: 11, water: 0, road: 10, building: 14, place: 9 }
const EXTENT = 4096

/** A tile of the base map of the demo city as a Mapbox vector tile; empty bytes where there is nothing. */
export type GroundTiles = (zoom: number, column: number, row: number) => Uint8Array<ArrayBuffer>

/** Cuts the base map into tiles. The map is made at the first tile, because tests and most starts show no map. */
export function createGroundTiles(): GroundTiles {
  let layers: [GroundLayer, GeoJSONVT][] | null = null
  return (zoom, column, row) => {
    layers ??= cutGround()
    const parts = layers.flatMap(([name, index]) => {
      const tile = zoom < FROM_ZOOM[name] ? null : index.getTile(zoom, column, row)
      return tile ? [[name, tile] as const] : []
    })
    return new Uint8Array(parts.length === 0 ? [] : fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: EXTENT }))
  }
}

function cutGround(): [GroundLayer, GeoJSONVT][] {
  const entries = Object.entries(groundOfCity()) as [GroundLayer, ReturnType<typeof groundOfCity>[GroundLayer]][]
  return entries.map(([name, features]) => [name, new GeoJSONVT(features, { maxZoom: DEEPEST_ZOOM, extent: EXTENT })])
}
