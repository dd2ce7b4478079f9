import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { GeoPoint } from '../datum'
import type { MapLine } from '../map.types'
import type { MapColours } from './colours'

const WIDTH_PX = 4
/** so that a line is seen on streets of its own colour */
const EDGE_PX = 2

/** Lines below the markers, for instance the way of an inspector. */
export function lineLayer(place: (point: GeoPoint) => number[]) {
  const source = new VectorSource()
  return {
    layer: new VectorLayer({ source, zIndex: 2 }),
    show(lines: readonly MapLine[], { surface, tone: toneOf }: MapColours) {
      source.clear(true)
      source.addFeatures(lines.map(({ positions, tone }) => {
        const feature = new Feature(new LineString(positions.map(place)))
        feature.setStyle([stroke(surface, WIDTH_PX + 2 * EDGE_PX), stroke(toneOf(tone ?? 'info').solid, WIDTH_PX)])
        return feature
      }))
    },
  }
}

const stroke = (color: string, width: number) => new Style({ stroke: new Stroke({ color, width, lineCap: 'round', lineJoin: 'round' }) })
