import type { ReactNode } from 'react'
import type { Tone } from '../theme/tone'
import type { Datum, GeoPoint } from './datum'

/** A thing on the map. */
export interface MapMarker {
  id: string
  position: GeoPoint
  tone: Tone
  label: string
  /** The tone in the caller's word (`报警`), for the list beside the map. */
  status?: string | undefined
  /** Stands under the marker on the map; without it a marker shows its label while it is selected. */
  caption?: string | undefined
}

/** A circle in true metres on the ground. */
export interface MapCircle {
  id: string
  centre: GeoPoint
  metres: number
  tone?: Tone | undefined
}

/** Something of the caller's beside a place; it moves with the map. */
export interface MapPopup {
  position: GeoPoint
  label: string
  content: ReactNode
  onClose: () => void
}

interface TileService {
  /** http, https or a path of our own server. */
  url: string
  /** What the pictures count in: Tianditu and OpenStreetMap WGS-84, AMap and Tencent GCJ-02. */
  datum: Exclude<Datum, 'bd09'>
  attribution?: string | undefined
  maxZoom?: number | undefined
}

/** Pictures under the markers, by configuration; there is no outside host by default. */
export type MapTiles =
  | (TileService & { kind: 'xyz' })
  | (TileService & { kind: 'wmts'; layer: string; matrixSet: string; style?: string | undefined; format?: string | undefined })
