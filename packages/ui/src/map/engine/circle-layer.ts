import { asArray } from 'ol/color.js'
import Feature from 'ol/Feature.js'
import Polygon from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { GeoPoint } from '../datum'
import type { MapCircle } from '../map.types'
import type { MapColours } from './colours'

const FILL_OPACITY = 0.14

/** Circles below the markers, for instance protection radii; radii are in metres on the ground. */
export function circleLayer(ringOf: (circle: MapCircle) => GeoPoint[], project: (point: GeoPoint) => number[]) {
  const source = new VectorSource()
  return {
    layer: new VectorLayer({ source, zIndex: 2 }),
    show(circles: readonly MapCircle[], colours: MapColours) {
      source.clear(true)
      source.addFeatures(circles.map((circle) => {
        const ring = ringOf(circle).map(project)
        const feature = new Feature(new Polygon([[...ring, ...ring.slice(0, 1)]]))
        feature.setStyle(style(colours.tone(circle.tone ?? 'info').solid))
        return feature
      }))
    },
  }
}

function style(colour: string): Style {
  const [red = 0, green = 0, blue = 0] = asArray(colour)
  return new Style({ fill: new Fill({ color: [red, green, blue, FILL_OPACITY] }), stroke: new Stroke({ color: colour, width: 1.5 }) })
}
