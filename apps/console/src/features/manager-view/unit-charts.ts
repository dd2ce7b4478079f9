import type { ReadRows } from '@smart-fire/api-client'
import type { UnitFigures } from '@smart-fire/api-client/statistics'
import type { ChartData } from '../../screens'
import { onlyKnown } from './unit-figures'

/** So many units stand in a chart: the worst ones. */
const LISTED = 15

/** The units with open alarms, or with some that are not known, in the server's order: those with most fires first. */
export function openAlarms({ rows: units, dropped }: ReadRows<UnitFigures>): ChartData {
  const open = units.filter(({ openFires, openFaults }) => openFires !== 0 || openFaults !== 0)
  const rows = open.slice(0, LISTED)
  return {
    categories: rows.map(({ name }) => name ?? ''),
    series: [{ id: 'openFires', values: rows.map(({ openFires }) => openFires), tone: 'alarm' }, { id: 'openFaults', values: rows.map(({ openFaults }) => openFaults), tone: 'fault' }],
    unread: dropped, unlisted: open.length - rows.length,
  }
}

interface RankedOptions {
  detail?: (unit: UnitFigures) => string
  /** a unit without a value that could not be read, and not one that has none: the chart counts it as not drawn */
  isUnread?: (unit: UnitFigures) => boolean
}

/** A ranking of the units with a value, the largest first. */
export function ranked({ rows: units, dropped }: ReadRows<UnitFigures>, id: string, value: (unit: UnitFigures) => number | null, { detail, isUnread = () => false }: RankedOptions = {}): ChartData {
  const known = onlyKnown(units, value)
  const rows = known.slice(0, LISTED)
  return {
    categories: rows.map(({ unit }) => unit.name ?? ''), series: [{ id, values: rows.map((row) => row.value) }], unread: dropped + units.filter(isUnread).length, unlisted: known.length - rows.length,
    ...(detail ? { details: rows.map(({ unit }) => detail(unit)) } : {}),
  }
}
