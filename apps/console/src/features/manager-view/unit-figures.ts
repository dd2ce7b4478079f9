import type { ReadRows } from '@smart-fire/api-client'
import type { UnitFigures } from '@smart-fire/api-client/statistics'

/** The sum over all units; null while the value of one is unknown, and when a unit could not be read (domain 25). */
export function totalOf({ rows, dropped }: ReadRows<UnitFigures>, value: (unit: UnitFigures) => number | null): number | null {
  if (dropped > 0) return null
  return rows.map(value).reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0)
}

/** A part of a whole, from 0 to 1; null while one of them is unknown, and for a whole of nothing. */
export function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : part / whole
}

/** The offline share of a unit's enabled devices in percent. It is not rounded: one offline device of thousands would be no value, and leave the chart. */
export function offlineOf({ offline, devices }: UnitFigures): number | null {
  const share = shareOf(offline, devices)
  return share === null ? null : share * 100
}

/** The units with a known value above 0, the largest first. */
export function onlyKnown(units: readonly UnitFigures[], value: (unit: UnitFigures) => number | null): { unit: UnitFigures; value: number }[] {
  return units
    .flatMap((unit) => {
      const known = value(unit)
      return known === null || known === 0 ? [] : [{ unit, value: known }]
    })
    .sort((one, other) => other.value - one.value)
}
