import type { GeoPoint } from '@smart-fire/ui/map'
import { useState } from 'react'
import { showsAll, viewOfAll, type MapOfPlaces, type MapSize } from './map-view-of-all'

/**
 * The view of a map with these places: that of the first ones, so that the map stays where the operator has moved it. A place that is not on
 * it is one more reason to show all: it was added or moved since, the first list had no place at all, or a live notice has made the map
 * narrower. With `follows` it is that of each list, for the size of the map when it was opened.
 */
export function useViewOfAll(points: readonly GeoPoint[], size: MapSize, follows: boolean): MapOfPlaces {
  const [opened] = useState(size)
  const now = viewOfAll(points, follows ? opened : size)
  const [kept, keep] = useState<MapOfPlaces | null>(null)
  if (follows) return now
  // a map that is hidden has no size yet: what is shown on it is decided when it has one
  if (points.length === 0 || size.width === 0) return kept ?? now
  if (kept !== null && (showsAll(kept, points, size) || isSame(kept, now))) return kept
  keep(now)
  return now
}

function isSame(one: MapOfPlaces, other: MapOfPlaces): boolean {
  return one.zoom === other.zoom && one.centre.lng === other.centre.lng && one.centre.lat === other.centre.lat
}
