import { and, asc, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { deviceSeries, devices, fireHostPoints, sensorTypes } from '../../db/schema'
import { USUAL_SERIES_COLOR } from '../device-series/usual-color'
import type { DataScope } from '../menus/data-scope'
import type { PlaceFilter } from './place-filter'
import { atPlace, isEnabled } from './place.queries'
import { WIRE_STATUS } from './wire-status'

/** Pixels as strings; a device that is not marked has none. */
const signOf = ({ planX, planY }: { planX: number | null; planY: number | null }) =>
  planX === null || planY === null ? {} : { positionSignX: String(planX), positionSignY: String(planY) }

/** Additive (ADR 0003): the list with names has pages, a plan has none. */
const nameOf = ({ position }: { position: string | null }) => (position === null ? {} : { positionDescription: position })

/** The devices of a floor plan; `color` is that of the series, not of the status. */
export async function markersOf(tx: Db, scope: DataScope, place: PlaceFilter) {
  const rows = await tx
    .select({
      id: devices.id,
      planX: devices.planX,
      planY: devices.planY,
      status: devices.status,
      position: devices.position,
      color: deviceSeries.color,
    })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .where(and(atPlace(devices, scope, place), isEnabled(devices)))
    .orderBy(asc(devices.id))
  return rows.map((row) => ({
    id: row.id,
    ...signOf(row),
    ...nameOf(row),
    status: WIRE_STATUS[row.status].code,
    color: row.color ?? USUAL_SERIES_COLOR,
  }))
}

/** The same of fire hosts, without a colour. */
export async function hostMarkersOf(tx: Db, scope: DataScope, place: PlaceFilter) {
  const t = fireHostPoints
  const rows = await tx
    .select({ id: t.id, planX: t.planX, planY: t.planY, status: t.status, position: t.position })
    .from(t)
    .where(and(atPlace(t, scope, place), isEnabled(t)))
    .orderBy(asc(t.id))
  return rows.map((row) => ({ id: row.id, ...signOf(row), ...nameOf(row), status: WIRE_STATUS[row.status].code }))
}
