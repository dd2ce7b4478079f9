import { SENSOR_STATUS } from '@smart-fire/api-client'
import { WarningBar } from '@smart-fire/ui'
import type { Place, PictureSize } from '../../provider'
import { useMessages } from '../../provider'
import { en, zhCN } from '../floor-plan.messages'
import type { PlacedMarker } from '../markers'

/** A place at the edge may be rounded beyond it (domain 7). */
const ROUNDED_PX = 1

interface MarkersOutsideProps {
  markers: readonly PlacedMarker[]
  /** null until the picture is there */
  size: PictureSize | null
  /** in pixels of the picture */
  placeOf: (marker: PlacedMarker) => Place | null
}

/** How many devices the plan cannot show, because they are marked beyond the edges of its picture: a fire there would be seen nowhere on it. */
export function MarkersOutside({ markers, size, placeOf }: MarkersOutsideProps) {
  const words = useMessages({ zhCN, en })
  const outside = size === null ? [] : markers.filter((marker) => isOutside(placeOf(marker), size))
  if (outside.length === 0) return null
  return <WarningBar>{words.markersOutside(outside.length, outside.filter(({ status }) => status === SENSOR_STATUS.alarm).length)}</WarningBar>
}

/** Whether a place is beyond the edges of the picture. */
export function isOutside(place: Place | null, { width, height }: PictureSize): boolean {
  return place !== null && (place.x < -ROUNDED_PX || place.y < -ROUNDED_PX || place.x > width + ROUNDED_PX || place.y > height + ROUNDED_PX)
}
