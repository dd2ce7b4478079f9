import { getTopLeft, getWidth } from 'ol/extent.js'
import Graticule from 'ol/layer/Graticule.js'
import TileLayer from 'ol/layer/Tile.js'
import { get as projectionOf } from 'ol/proj.js'
import WMTS from 'ol/source/WMTS.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Text from 'ol/style/Text.js'
import WMTSTileGrid from 'ol/tilegrid/WMTS.js'
import type { MapTiles } from '../map.types'
import type { MapColours } from './colours'
import { streetLayer } from './street-layer'
import { watchTiles } from './watch-tiles'

const MERCATOR = 'EPSG:3857'
const TILE_PX = 256
const DEEPEST_ZOOM = 18
const GRID_PX = 140
const GRID_DEGREES = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]

/** The background of a map: tiles of pictures or of streets, or a grid when there is no tile service. `stop`: no tile is loaded again after that. */
export function groundLayer(tiles: MapTiles | undefined, colours: MapColours, onState: (state: 'shown' | 'failed') => void) {
  if (!tiles) return { layer: gridLayer(colours), stop: () => undefined }
  const layer = tiles.kind === 'vector' ? streetLayer(tiles, colours) : tileLayer(tiles)
  const source = layer.getSource()
  return { layer, stop: source ? watchTiles(source, onState) : () => undefined }
}

/** The background without tiles: meridians and parallels with their degrees. */
function gridLayer(colours: MapColours): Graticule {
  const label = (place: { textAlign: 'center' | 'start'; textBaseline: 'bottom' | 'middle' }) => new Text({ ...place, font: '11px system-ui, sans-serif', fill: new Fill({ color: colours.text }), stroke: new Stroke({ color: colours.surface, width: 3 }) })
  return new Graticule({
    zIndex: 0,
    strokeStyle: new Stroke({ color: colours.line, width: 1 }),
    targetSize: GRID_PX,
    intervals: GRID_DEGREES,
    showLabels: true,
    lonLabelStyle: label({ textAlign: 'center', textBaseline: 'bottom' }),
    latLabelStyle: label({ textAlign: 'start', textBaseline: 'middle' }),
    latLabelPosition: 0, // the buttons are at the other side
    lonLabelFormatter: (lng) => degrees(lng, 'E', 'W'),
    latLabelFormatter: (lat) => degrees(lat, 'N', 'S'),
    wrapX: false,
  })
}

/** The background with tiles of the configured service. */
function tileLayer(tiles: Exclude<MapTiles, { kind: 'vector' }>): TileLayer<XYZ | WMTS> {
  const source = tiles.kind === 'xyz' ? new XYZ({ url: tiles.url, maxZoom: tiles.maxZoom ?? DEEPEST_ZOOM }) : wmts(tiles)
  return new TileLayer<XYZ | WMTS>({ source, zIndex: 0 })
}

function wmts({ url, layer, matrixSet, style = 'default', format = 'image/png', maxZoom = DEEPEST_ZOOM }: Extract<MapTiles, { kind: 'wmts' }>): WMTS {
  const extent = projectionOf(MERCATOR)?.getExtent() ?? []
  const widest = getWidth(extent) / TILE_PX
  const levels = Array.from({ length: maxZoom + 1 }, (_, level) => level)
  return new WMTS({
    url, layer, matrixSet, style, format,
    projection: MERCATOR,
    requestEncoding: url.includes('{TileMatrix}') ? 'REST' : 'KVP',
    tileGrid: new WMTSTileGrid({ origin: getTopLeft(extent), resolutions: levels.map((level) => widest / 2 ** level), matrixIds: levels.map(String) }),
  })
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Number(Math.abs(value).toFixed(4))}°${value < 0 ? negative : positive}`
}
