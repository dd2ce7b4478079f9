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
/** from the middle of the disc to that of the text below it */
const TEXT_PX = { marker: 25, cluster: 31 }
const MARKER = 'marker'

/** The drawing order of a marker: the worst on top. */
const rankOf = (tone: Tone) => TONES.length - TONES.indexOf(tone)

/**
 * The layers of markers. Many markers are clustered, but for the selected one, which stands above them: it would be one of hundreds there.
 * Of texts that would lie on each other the one of the worse place is drawn.
 */
export function markerLayer(place: (marker: MapMarker) => number[]) {
  const source = new VectorSource<Feature<Point>>()
  const clusters = new Cluster<Feature<Point>>({ distance: CLUSTER_REACH_PX, source })
  const all = new VectorLayer<VectorSource<Feature<Point>> | Cluster<Feature<Point>>>({ source, zIndex: 3, declutter: true })
  const chosen = new VectorSource<Feature<Point>>()
  const above = new VectorLayer<VectorSource<Feature<Point>>>({ source: chosen, zIndex: 4, declutter: true })
  const styles = new Map<string, Style[]>()
  let look: { colours: MapColours; selectedId: string | null } | null = null
  let pointedId: string | null = null

  const styleOf = (feature: FeatureLike): Style[] | undefined => {
    const markers = markersOf(feature)
    const worst = worstOf(markers)
    if (!worst || !look) return undefined
    const selected = markers.some(({ id }) => id === look?.selectedId)
    const text = markers.length > 1 ? clusterTextOf(markers) : captionOf(worst, { selected, pointed: worst.id === pointedId })
    const symbol = markers.length > 1 ? undefined : worst.symbol
    const key = `${worst.tone} ${markers.length} ${selected} ${symbol ?? ''} ${text}`
    const known = styles.get(key)
    if (known) return known
    const made = style({ tone: worst.tone, count: markers.length, selected, text, symbol }, look.colours)
    styles.set(key, made)
    return made
  }
  all.setStyle(styleOf)
  above.setStyle(styleOf)
  const fill = (target: VectorSource<Feature<Point>>, markers: readonly MapMarker[]) => {
    target.clear(true)
    target.addFeatures(markers.map((marker) => new Feature({ geometry: new Point(place(marker)), [MARKER]: marker })))
  }

  const redraw = () => {
    for (const layer of [all, above]) layer.changed()
  }

  return {
    layers: [all, above],
    show(markers: readonly MapMarker[], selectedId: string | null, colours: MapColours) {
      styles.clear()
      look = { colours, selectedId }
      fill(source, markers.filter(({ id }) => id !== selectedId))
      fill(chosen, markers.filter(({ id }) => id === selectedId))
      all.setSource(markers.length > CLUSTER_FROM ? clusters : source)
      redraw()
    },
    /** Names the marker under the pointer; null for none. */
    point(id: string | null) {
      if (id === pointedId) return
      pointedId = id
      redraw()
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

/** The text below a marker; empty for none. A fire has its name always: at a glance it must be seen where it burns. A caption does not need the name that it contains. */
export function captionOf({ label, caption, tone }: MapMarker, { selected, pointed }: { selected: boolean; pointed: boolean }): string {
  if (caption === undefined) return selected || pointed || tone === 'alarm' ? label : ''
  return pointed && !caption.includes(label) ? `${label} · ${caption}` : caption
}

/** The text below a cluster: the name of its first fire, and how many more places burn. Its number counts all places. */
export function clusterTextOf(markers: readonly MapMarker[]): string {
  const [first, ...others] = markers.filter(({ tone }) => tone === 'alarm')
  if (!first) return ''
  return others.length > 0 ? `${first.label} +${others.length}` : first.label
}

interface MarkerLook {
  tone: Tone
  count: number
  selected: boolean
  /** The text below the marker; empty for none. */
  text: string
  symbol: string | undefined
}

function style({ tone, count, selected, text, symbol }: MarkerLook, colours: MapColours): Style[] {
  const img = count > 1 ? markImage({ tone, count, selected }, colours) : singleImage({ tone, selected, symbol }, colours)
  // every disc is drawn, and before any text looks for its place: no text lies on a disc
  const image = new Icon({ img, scale: 1 / IMAGE_RATIO, declutterMode: 'obstacle' })
  const disc = new Style({ image, zIndex: rankOf(tone) + TONES.length })
  if (text === '') return [disc]
  const caption = new Text({
    text, font: '600 12px system-ui, sans-serif', overflow: true, offsetY: count > 1 ? TEXT_PX.cluster : TEXT_PX.marker,
    fill: new Fill({ color: colours.text }), stroke: new Stroke({ color: colours.surface, width: 3 }),
  })
  return [disc, new Style({ text: caption, zIndex: rankOf(tone) })]
}
