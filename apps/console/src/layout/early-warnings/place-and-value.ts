import { floorAndPosition } from '@smart-fire/api-client'
import type { EarlyWarning } from '@smart-fire/api-client/warnings'
import { formatQuantity } from '@smart-fire/ui'

/** Where a warning is, and the value with which it came into its level: in one line, what is unknown left out. */
export function placeAndValue({ buildingName, hydrantName, floor, position, point, pointCode, value, unit }: EarlyWarning): string {
  const place = [buildingName ?? hydrantName, ...floorAndPosition({ floor, position })]
  const reading = [point ?? pointCode, value === null ? null : formatQuantity(value, unit)]
  return [place, reading].map((parts) => parts.filter(Boolean).join(' ')).filter(Boolean).join(' · ')
}
