import type { Datum, MapTiles } from '@smart-fire/ui/map'
import { createContext, useContext } from 'react'

/** In which unit the platform gives the place of a marker on its picture (domain 7). */
export type PositionUnit = 'pixel' | 'fraction' | 'percent'

/** How a deployment's data is to be read; each has a default that fits the platform server. */
export interface MonitoringOptions {
  /** unit of marker positions on floor plans; default pixels of the picture as served (domain 7) */
  positionUnit: PositionUnit
  /** a value older than this is dimmed; default 30 minutes (domain 22) */
  readingStaleMs: number
  /** what the coordinates of hydrants and buildings count in; default GCJ-02 (domain 8) */
  datum: Datum
  /** pictures under the maps; null: a grid, and no outside host is asked for anything */
  mapTiles: MapTiles | null
}

const READING_STALE_MS = 30 * 60_000 // domain 22

export const DEFAULT_OPTIONS: MonitoringOptions = {
  positionUnit: 'pixel',
  readingStaleMs: READING_STALE_MS,
  datum: 'gcj02',
  mapTiles: null,
}

export const MonitoringOptionsContext = createContext<MonitoringOptions>(DEFAULT_OPTIONS)

/** What the host said about its data; the defaults where it said nothing. */
export function useMonitoringOptions(): MonitoringOptions {
  return useContext(MonitoringOptionsContext)
}
