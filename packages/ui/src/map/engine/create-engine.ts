import { boundingExtent, containsCoordinate, getHeight, getWidth } from 'ol/extent.js'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import type Layer from 'ol/layer/Layer.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, getPointResolution, toLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import { onDensityChange } from '../../viewport/density'
import { circleRing } from '../circle-ring'
import { convertDatum, type Datum, type GeoPoint } from '../datum'
import type { MapCircle, MapLine, MapMarker, MapTiles } from '../map.types'
import { circleLayer } from './circle-layer'
import { coloursOf, onSchemeChange } from './colours'
import { groundLayer } from './ground-layer'
import { lineLayer } from './line-layer'
import { markerLayer, markersOf, worstOf } from './marker-layer'
import { zoomSteps } from './zoom-steps'

const MOVE_MS = 200
const HIT_REACH_PX = 4 // around the disc of a marker (30 px)
const NEAREST_ZOOM = 21
const FARTHEST_ZOOM = 3
const CLUSTER_MARGIN_PX = 80

/** The content of the map. Positions are in `datum`. */
export interface MapScene {
  datum: Datum
  tiles: MapTiles | undefined
  markers: readonly MapMarker[]
  circles: readonly MapCircle[]
  lines: readonly MapLine[]
  selectedId: string | null
}

export interface MapEvents {
  onMarker: (id: string) => void
  onPick: (position: GeoPoint) => void
  onScale: (metresPerPixel: number) => void
  onTiles: (state: 'shown' | 'failed') => void
  /** The view has changed: elements that are anchored on the map must move. */
  onFrame: () => void
}

/** The map with a few methods. This is the only module that uses the map library. */
export type MapEngine = ReturnType<typeof createEngine>

export function createEngine(target: HTMLElement, events: MapEvents) {
  let scene: MapScene = { datum: 'gcj02', tiles: undefined, markers: [], circles: [], lines: [], selectedId: null }
  let ground: ReturnType<typeof groundLayer> | null = null
  const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
  const duration = still ? 0 : MOVE_MS
  // without tiles the grid uses the caller's datum, so that its degrees match written positions
  const shownDatum = () => scene.tiles?.datum ?? scene.datum
  const project = ({ lng, lat }: GeoPoint) => fromLonLat([lng, lat])
  const place = (point: GeoPoint) => project(convertDatum(point, scene.datum, shownDatum()))
  const markers = markerLayer(({ position }) => place(position))
  const circles = circleLayer(({ centre, metres }) => circleRing(centre, metres, scene.datum, shownDatum()), project)
  const lines = lineLayer(place)
  const view = new View({ center: [0, 0], zoom: FARTHEST_ZOOM, minZoom: FARTHEST_ZOOM, maxZoom: NEAREST_ZOOM, enableRotation: false })
  const map = new OlMap({
    target, view, controls: [],
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
    layers: [circles.layer, lines.layer, ...markers.layers],
  })
  const hit = { hitTolerance: HIT_REACH_PX, layerFilter: (layer: Layer) => markers.layers.some((one) => one === layer) }

  map.on('click', ({ pixel, coordinate }) => {
    const hits = map.getFeaturesAtPixel(pixel, hit)
    const found = hits[0] ? markersOf(hits[0]) : []
    if (found.length === 0) return events.onPick(pointAt(coordinate))
    if (found.length === 1 || !spread(found)) events.onMarker(worstOf(found)?.id ?? '')
  })
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return
    const [found] = map.getFeaturesAtPixel(pixel, hit)
    target.style.cursor = found ? 'pointer' : ''
    const under = found ? markersOf(found) : []
    markers.point(under.length === 1 ? (under[0]?.id ?? null) : null)
  })
  target.addEventListener('pointerleave', () => markers.point(null))
  map.on('moveend', () => events.onScale(metresPerPixel()))
  map.on('postrender', () => events.onFrame())

  /** Zooms in until a cluster splits; false when it cannot be split. */
  function spread(found: readonly MapMarker[]): boolean {
    const extent = boundingExtent(found.map(({ position }) => place(position)))
    if (getWidth(extent) + getHeight(extent) < 1 || (view.getZoom() ?? 0) >= NEAREST_ZOOM - 0.5) return false
    view.fit(extent, { padding: Array.from({ length: 4 }, () => CLUSTER_MARGIN_PX), maxZoom: NEAREST_ZOOM, duration })
    return true
  }

  function pointAt(coordinate: number[]): GeoPoint {
    const [lng = 0, lat = 0] = toLonLat(coordinate)
    return convertDatum({ lng, lat }, shownDatum(), scene.datum)
  }

  function metresPerPixel(): number {
    const centre = view.getCenter() ?? [0, 0]
    return getPointResolution(view.getProjection(), view.getResolution() ?? 1, centre)
  }

  function draw(groundToo: boolean): void {
    const colours = coloursOf(target)
    if (groundToo) {
      ground?.stop()
      if (ground) map.removeLayer(ground.layer)
      ground = groundLayer(scene.tiles, colours, events.onTiles)
      map.getLayers().insertAt(0, ground.layer)
    }
    circles.show(scene.circles, colours)
    lines.show(scene.lines, colours)
    markers.show(scene.markers, scene.selectedId, colours)
  }
  const forgetScheme = onSchemeChange(target, () => draw(scene.tiles === undefined || scene.tiles.kind === 'vector'))
  // an older library of a host does not have it, and keeps the density of the beginning
  const forgetDensity = onDensityChange(() => void ('setPixelRatio' in map && map.setPixelRatio(window.devicePixelRatio)))
  const sizes = new ResizeObserver(() => map.updateSize())
  sizes.observe(target)

  return {
    show(next: MapScene) {
      const groundChanged = ground === null || next.tiles !== scene.tiles
      scene = next
      draw(groundChanged)
    },
    jumpTo(position: GeoPoint, zoom: number) {
      view.setCenter(place(position))
      view.setZoom(zoom)
    },
    glideTo(position: GeoPoint) {
      view.animate({ center: place(position), duration })
    },
    /** Moves the map only when the place is outside of it. */
    bringIntoView(position: GeoPoint) {
      if (!containsCoordinate(view.calculateExtent(map.getSize()), place(position))) view.animate({ center: place(position), duration })
    },
    zoomBy: zoomSteps(view, duration),
    /** The position of a place in px; null before the first frame. */
    pixelOf(position: GeoPoint): [number, number] | null {
      const [x, y] = map.getPixelFromCoordinate(place(position)) ?? []
      return x === undefined || y === undefined ? null : [x, y]
    },
    /** The visible marker that is nearest to the centre. */
    nearest(among: readonly MapMarker[]): MapMarker | undefined {
      const [width = 0, height = 0] = map.getSize() ?? []
      const ranked = among.flatMap((marker) => {
        const [x, y] = map.getPixelFromCoordinate(place(marker.position)) ?? []
        return x === undefined || y === undefined || x < 0 || y < 0 || x > width || y > height ? [] : [{ marker, off: Math.hypot(x - width / 2, y - height / 2) }]
      })
      return ranked.reduce<(typeof ranked)[number] | undefined>((best, next) => (best && best.off <= next.off ? best : next), undefined)?.marker
    },
    destroy() {
      forgetScheme()
      forgetDensity()
      ground?.stop()
      sizes.disconnect()
      const canvases = [...target.querySelectorAll('canvas')]
      map.setTarget(undefined)
      // the layers are left to garbage collection: a tile that arrives late is still given to its layer, which must be whole
      map.dispose()
      // frees the memory of the canvas at once: browsers keep it until garbage collection, and hundreds of maps are gigabytes
      for (const canvas of canvases) canvas.width = canvas.height = 0
    },
  }
}
