import type { Datum, MapTiles } from '@smart-fire/ui/map'
import { createContext, useContext, type ComponentType } from 'react'

/** Unit in which the platform gives the position of a marker on its picture (domain 7). */
export type PositionUnit = 'pixel' | 'fraction' | 'percent'

/** A place that a camera may see: a device, or as much of its place as is known. */
export interface SeenPlace {
  sensorNumber: string | null
  buildingId: string | null
  floor: number | null
}

/** Shows the live picture of the camera that sees a place best, and nothing where there is none. Dialogs have no player: the host gives one. */
export type CameraView = ComponentType<{ place: SeenPlace }>

/** How the data of a deployment is to be read; each option has a default that fits the platform server. */
export interface MonitoringOptions {
  /** unit of marker positions on floor plans; default pixels of the picture as served (domain 7) */
  positionUnit: PositionUnit
  /** a value older than this is dimmed; default 30 minutes (domain 22) */
  readingStaleMs: number
  /** datum of the coordinates of hydrants and buildings; default GCJ-02 (domain 8) */
  datum: Datum
  /** tiles of the maps; null: a grid, and no request to another host */
  mapTiles: MapTiles | null
  /** what shows the camera nearest to a fire, in notices and on floor plans; null: nothing */
  cameraView: CameraView | null
}

const READING_STALE_MS = 30 * 60_000 // domain 22

export const DEFAULT_OPTIONS: MonitoringOptions = {
  positionUnit: 'pixel',
  readingStaleMs: READING_STALE_MS,
  datum: 'gcj02',
  mapTiles: null,
  cameraView: null,
}

export const MonitoringOptionsContext = createContext<MonitoringOptions>(DEFAULT_OPTIONS)

/** The options that the host gave, completed by the defaults. */
export function useMonitoringOptions(): MonitoringOptions {
  return useContext(MonitoringOptionsContext)
}
