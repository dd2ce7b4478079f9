import Feature from 'ol/Feature.js'
import type { FeatureLike } from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Icon from 'ol/style/Icon.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { TONES, type Tone } from '../../theme/tone'
import type { MapMarker } from '../map.types'
import type { MapColours } from './colours'
import { IMAGE_RATIO, markImage, singleImage } from './mark-image'

const CLUSTER_FROM = 60 // fewer markers are not clustered
const CLUSTER_REACH_PX = 44
const MARKER = 'marker'

/** The drawing order of a marker: the worst on top. */
const rankOf = (tone: Tone) => TONES.length - TONES.indexOf(tone)

/** The layer of markers; many markers are clustered. */
export function markerLayer(place: (marker: MapMarker) => number[]) {
  const source = new VectorSource<Feature<Point>>()
  const clusters = new Cluster<Feature<Point>>({ distance: CLUSTER_REACH_PX, source })
  const layer = new VectorLayer<VectorSource<Feature<Point>> | Cluster<Feature<Point>>>({ source, zIndex: 3 })
  const styles = new Map<string, Style>()
  let look: { colours: MapColours; selectedId: string | null } | null = null

  const styleOf = (feature: FeatureLike): Style | undefined => {
    const markers = markersOf(feature)
    const worst = worstOf(markers)
    if (!worst || !look) return undefined
    const selected = markers.some(({ id }) => id === look?.selectedId)
    const text = markers.length > 1 ? '' : (worst.caption ?? (selected ? worst.label : ''))
    const symbol = markers.length > 1 ? undefined : worst.symbol
    const key = `${worst.tone} ${markers.length} ${selected} ${symbol ?? ''} ${text}`
    const known = styles.get(key)
    if (known) return known
    const made = style({ tone: worst.tone, count: markers.length, selected, text, symbol }, look.colours)
    styles.set(key, made)
    return made
  }
  layer.setStyle(styleOf)

  return {
    layer,
    show(markers: readonly MapMarker[], selectedId: string | null, colours: MapColours) {
      styles.clear()
      look = { colours, selectedId }
      const many = markers.length > CLUSTER_FROM
      source.clear(true)
      source.addFeatures(markers.map((marker) => new Feature({ geometry: new Point(place(marker)), [MARKER]: marker })))
      layer.setSource(many ? clusters : source)
      layer.changed()
    },
  }
}

/** The markers of a drawn feature: one, or all of a cluster. */
export function markersOf(feature: FeatureLike): MapMarker[] {
  const members: unknown = feature.get('features')
  const features: unknown[] = Array.isArray(members) ? members : [feature]
  return features.flatMap((member) => (member instanceof Feature ? [member.get(MARKER) as MapMarker | undefined] : [])).filter((marker) => marker !== undefined)
}

export function worstOf(markers: readonly MapMarker[]): MapMarker | undefined {
  return markers.reduce<MapMarker | undefined>((worst, marker) => (worst && rankOf(worst.tone) >= rankOf(marker.tone) ? worst : marker), undefined)
}

interface MarkerLook {
  tone: Tone
  count: number
  selected: boolean
  /** The text below the marker; empty for none. */
  text: string
  symbol: string | undefined
}

function style({ tone, count, selected, text, symbol }: MarkerLook, colours: MapColours): Style {
  const img = count > 1 ? markImage({ tone, count, selected }, colours) : singleImage({ tone, selected, symbol }, colours)
  const image = new Icon({ img, scale: 1 / IMAGE_RATIO })
  const zIndex = rankOf(tone) + (selected ? TONES.length : 0)
  if (text === '') return new Style({ image, zIndex })
  const caption = new Text({
    text, font: '600 12px system-ui, sans-serif', offsetY: 25, overflow: true,
    fill: new Fill({ color: colours.text }), stroke: new Stroke({ color: colours.surface, width: 3 }),
  })
  return new Style({ image, zIndex, text: caption })
}
