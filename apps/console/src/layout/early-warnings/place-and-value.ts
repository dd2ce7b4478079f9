import type { EarlyWarning } from '@smart-fire/api-client/warnings'

/** Where a warning is, and the value with which it came into its level: in one line, what is unknown left out. */
export function placeAndValue({ buildingName, hydrantName, floor, position, point, pointCode, value, unit }: EarlyWarning): string {
  const place = [buildingName ?? hydrantName, floor === null ? null : `${floor}F`, position]
  return [place, [point ?? pointCode, value, unit]].map((parts) => parts.filter((part) => part !== null && part !== '').join(' ')).filter(Boolean).join(' · ')
}
