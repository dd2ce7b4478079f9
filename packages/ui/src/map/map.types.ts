import type { ReactNode } from 'react'
import type { Tone } from '../theme/tone'
import type { Datum, GeoPoint } from './datum'

/** A marker on the map. */
export interface MapMarker {
  id: string
  position: GeoPoint
  tone: Tone
  label: string
  /** The tone in words (`报警`), for the list. */
  status?: string | undefined
  /** A text below the marker; without it the label is shown while the marker is selected, under the pointer, or an alarm. */
  caption?: string | undefined
  /** What stands there: an outline as an SVG path on a grid of 16. The mark of the tone is smaller then. */
  symbol?: string | undefined
}

/** A circle with a radius in metres on the ground. */
export interface MapCircle {
  id: string
  centre: GeoPoint
  metres: number
  tone?: Tone | undefined
}

/** A line from place to place, in their order. */
export interface MapLine {
  id: string
  positions: readonly GeoPoint[]
  tone?: Tone | undefined
}

/** Content of the caller next to a place; it moves with the map. */
export interface MapPopup {
  position: GeoPoint
  label: string
  content: ReactNode
  onClose: () => void
}

interface TileService {
  /** An http(s) address or a path of our own server. */
  url: string
  /** The datum of the tiles: WGS-84 for Tianditu and OpenStreetMap, GCJ-02 for AMap and Tencent. */
  datum: Exclude<Datum, 'bd09'>
  attribution?: string | undefined
  maxZoom?: number | undefined
}

/** A tile service for the background. There is none by default. `vector`: Mapbox vector tiles with the layers that our platform server sends. */
export type MapTiles =
  | (TileService & { kind: 'xyz' })
  | (TileService & { kind: 'vector' })
  | (TileService & { kind: 'wmts'; layer: string; matrixSet: string; style?: string | undefined; format?: string | undefined })
