import type { GeoPoint } from '@smart-fire/ui/map'
import { useState } from 'react'
import { showsAll, viewOfAll, type MapOfPlaces, type MapSize } from './map-view-of-all'

/**
 * The view of a map with these places: that of the first ones, so that the map stays where the operator has moved it. A place that is not on
 * it is one more reason to show all: it was added or moved since, or the first list had no place at all. With `follows` it is that of each list.
 */
export function useViewOfAll(points: readonly GeoPoint[], size: MapSize, follows: boolean): MapOfPlaces {
  const now = viewOfAll(points, size)
  const [kept, keep] = useState<MapOfPlaces | null>(null)
  if (follows || points.length === 0) return kept !== null && !follows ? kept : now
  if (kept !== null && (showsAll(kept, points, size) || isSame(kept, now))) return kept
  keep(now)
  return now
}

function isSame(one: MapOfPlaces, other: MapOfPlaces): boolean {
  return one.zoom === other.zoom && one.centre.lng === other.centre.lng && one.centre.lat === other.centre.lat
}
