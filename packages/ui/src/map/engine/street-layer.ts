import type { FeatureLike } from 'ol/Feature.js'
import MVT from 'ol/format/MVT.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import type { MapTiles } from '../map.types'
import type { GroundColours, MapColours } from './colours'

const LAYER = 'layer'
const OVERLAP = 2 // tiles loaded around the view
/** names are drawn from here inwards, in metres per pixel */
const ROAD_NAMES_TO = 9
const BUILDINGS_TO = 5
const UPRIGHT_FROM = 1
const SMALLEST_ROAD_PX = 0.6
const FONT = 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/**
 * A background of vector tiles in the colours of the theme. Its layers are `land` (`kind`: residential, office, school, plant, park),
 * `water`, `road` (`width` in metres, `name`), `building` and `place` (`kind`: district or water, `name`).
 */
export function streetLayer(tiles: MapTiles, colours: MapColours): VectorTileLayer {
  const source = new VectorTileSource({ url: tiles.url, format: new MVT({ layerName: LAYER }), maxZoom: tiles.maxZoom ?? 16, wrapX: false })
  const style = streetStyle(colours)
  return new VectorTileLayer({ source, zIndex: 0, declutter: true, preload: OVERLAP, background: colours.ground.land, style })
}

/** The style of a feature at a resolution in metres per pixel. */
function streetStyle({ ground }: MapColours): (feature: FeatureLike, resolution: number) => Style | Style[] | undefined {
  const lands = new Map<string, Style>()
  const water = new Style({ fill: new Fill({ color: ground.water }), zIndex: 1 })
  const building = new Style({ fill: new Fill({ color: ground.building }), stroke: new Stroke({ color: ground.outline, width: 1 }), zIndex: 4 })
  const land = (kind: string) => {
    const known = lands.get(kind) ?? new Style({ fill: new Fill({ color: kind === 'park' ? ground.park : ground.block }), zIndex: 0 })
    lands.set(kind, known)
    return known
  }
  return (feature, resolution) => {
    switch (feature.get(LAYER)) {
      case 'land': return land(textOf(feature, 'kind'))
      case 'water': return water
      case 'building': return resolution > BUILDINGS_TO ? undefined : building
      case 'road': return roadStyle(feature, resolution, ground)
      case 'place': return placeStyle(feature, ground)
      default: return undefined
    }
  }
}

/** A road in its width on the ground, with an edge and, near enough, its name along it. */
function roadStyle(feature: FeatureLike, resolution: number, ground: GroundColours): Style[] {
  const name = textOf(feature, 'name')
  const width = Math.max(SMALLEST_ROAD_PX * (name === '' ? 1 : 3), Number(feature.get('width')) / resolution)
  const line = (color: string, widthPx: number, zIndex: number) => new Style({ stroke: new Stroke({ color, width: widthPx, lineCap: 'round' }), zIndex })
  const drawn = [line(ground.outline, width + 2, 2), line(ground.road, width, 3)]
  if (name === '' || resolution > ROAD_NAMES_TO) return drawn
  // far enough, a street to the north has its name in upright characters below each other, as printed maps have it
  const text = resolution > UPRIGHT_FROM && isSteep(feature) ? label([...name].join('\n'), 12, ground, 'point') : label(name, 12, ground, 'line')
  return [...drawn, new Style({ zIndex: 5, text })]
}

/** A text of a feature; empty when it has none. */
function textOf(feature: FeatureLike, name: string): string {
  const value: unknown = feature.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether a line runs rather to the north than to the east. */
function isSteep(feature: FeatureLike): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = feature.getGeometry()?.getExtent() ?? []
  return top - bottom > right - left
}

function placeStyle(feature: FeatureLike, ground: GroundColours): Style {
  const isWater = feature.get('kind') === 'water'
  return new Style({ zIndex: 6, text: label(textOf(feature, 'name'), isWater ? 12 : 14, ground, 'point', isWater ? ground.waterText : ground.text) })
}

function label(text: string, size: number, ground: GroundColours, placement: 'line' | 'point', color = ground.text): Text {
  return new Text({
    text, placement, repeat: 420, font: `500 ${size}px ${FONT}`, fill: new Fill({ color }),
    ...(color === ground.waterText ? {} : { stroke: new Stroke({ color: ground.halo, width: 3 }) }),
  })
}
