import type { EarlyWarning } from '@smart-fire/api-client/warnings'
import { formatQuantity } from '@smart-fire/ui'

/** Where a warning is, and the value with which it came into its level: in one line, what is unknown left out. Many positions begin with their floor. */
export function placeAndValue({ buildingName, hydrantName, floor, position, point, pointCode, value, unit }: EarlyWarning): string {
  const floorText = floor === null || floor === 0 ? null : `${floor}F`
  const isRepeated = floorText !== null && position?.startsWith(floorText) === true
  const place = [buildingName ?? hydrantName, isRepeated ? null : floorText, position]
  const reading = [point ?? pointCode, value === null ? null : formatQuantity(value, unit)]
  return [place, reading].map((parts) => parts.filter(Boolean).join(' ')).filter(Boolean).join(' · ')
}
