'use client'
export { MapView, type MapViewProps } from './map-view'
export type { MapCircle, MapLine, MapMarker, MapPopup, MapTiles } from './map.types'
export { convertDatum, type Datum, type GeoPoint } from './datum'
