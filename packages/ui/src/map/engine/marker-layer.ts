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
/** A cluster names so many of its fires. */
const NAMED_FIRES = 2
/** where the text stands, in px from the middle of the disc: its first line below a cluster, which may have more of them */
const BELOW_MARKER = { offsetY: 25 }
const BELOW_CLUSTER = { offsetY: 24, textBaseline: 'top' } as const
const MARKER = 'marker'

/** The drawing order of a marker: the worst on top. */
const rankOf = (tone: Tone) => TONES.length - TONES.indexOf(tone)

/** The layers of markers. Many markers are clustered, but for the selected one, which stands above them: it would be one of hundreds there. */
export function markerLayer(place: (marker: MapMarker) => number[]) {
  const source = new VectorSource<Feature<Point>>()
  const clusters = new Cluster<Feature<Point>>({ distance: CLUSTER_REACH_PX, source })
  const all = new VectorLayer<VectorSource<Feature<Point>> | Cluster<Feature<Point>>>({ source, zIndex: 3 })
  const chosen = new VectorSource<Feature<Point>>()
  const above = new VectorLayer<VectorSource<Feature<Point>>>({ source: chosen, zIndex: 4 })
  const styles = new Map<string, Style>()
  let look: { colours: MapColours; selectedId: string | null } | null = null
  let pointedId: string | null = null

  const styleOf = (feature: FeatureLike): Style | undefined => {
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

/** The text below a cluster: the names of its fires, the first ones where there are more. Its number counts all places, and only some of them burn. */
export function clusterTextOf(markers: readonly MapMarker[]): string {
  const fires = markers.filter(({ tone }) => tone === 'alarm')
  const names = fires.slice(0, NAMED_FIRES).map((fire) => captionOf(fire, { selected: false, pointed: true })).join('\n')
  return fires.length > NAMED_FIRES ? `${names} +${fires.length - NAMED_FIRES}` : names
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
  const zIndex = rankOf(tone)
  if (text === '') return new Style({ image, zIndex })
  const caption = new Text({
    text, font: '600 12px system-ui, sans-serif', overflow: true, ...(count > 1 ? BELOW_CLUSTER : BELOW_MARKER),
    fill: new Fill({ color: colours.text }), stroke: new Stroke({ color: colours.surface, width: 3 }),
  })
  return new Style({ image, zIndex, text: caption })
}
