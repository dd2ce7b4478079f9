import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, fireHostPoints } from '../../db/schema'
import { withoutNulls, type Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import type { Paging } from '../../http/parameters'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { durationText } from '../watched/duration-text'
import type { PlaceFilter } from '../watched/place-filter'
import { atPlace, isEnabled, statusFilter } from '../watched/place.queries'
import { countWhere } from '../watched/status-counts.queries'
import { WIRE_STATUS } from '../watched/wire-status'

const t = fireHostPoints

function selectListed(tx: Db) {
  return tx
    .select({ point: t, buildingName: buildings.name })
    .from(t)
    .innerJoin(buildings, eq(buildings.id, t.buildingId))
    .$dynamic()
}

type Listed = Awaited<ReturnType<typeof selectListed>>[number]

async function pageOf<Row>(
  tx: Db,
  where: SQL | undefined,
  { limit, offset }: Paging,
  toRow: (listed: Listed) => Row,
): Promise<Page<Row>> {
  const rows = await selectListed(tx).where(where).orderBy(desc(t.id)).limit(limit).offset(offset)
  const [all] = await tx
    .select({ total: countWhere(undefined) })
    .from(t)
    .where(where)
  return { rows: rows.map(toRow), total: all?.total ?? 0 }
}

/** selectByFloorGetSensor of fire hosts. */
export function pointsOfFloor(tx: Db, scope: DataScope, c: Context<AppEnv>, place: PlaceFilter, paging: Paging) {
  return pageOf(
    tx,
    and(atPlace(t, scope, place), isEnabled(t), statusFilter(c, t)),
    paging,
    ({ point, buildingName }) => ({
      id: point.id,
      fireMainId: point.fireHostId,
      sensorLoop: point.loop,
      address: point.address,
      series: point.series,
      status: WIRE_STATUS[point.status].text,
      color: WIRE_STATUS[point.status].color,
      clockFault: point.clockFaultAt !== null,
      channelId: point.channelId,
      positionDescription: point.position,
      bName: buildingName,
    }),
  )
}

export function notEnabledPoints(tx: Db, scope: DataScope, place: PlaceFilter, paging: Paging) {
  return pageOf(
    tx,
    and(atPlace(t, scope, place), eq(t.status, 'notEnabled')),
    paging,
    ({ point, buildingName }) => ({
      id: point.id,
      fireMainId: point.fireHostId,
      series: point.series,
      sensorLoop: point.loop,
      address: point.address,
      channelId: point.channelId,
      bName: buildingName,
      floor: point.floor,
      positionDescription: point.position,
      positionSign: String(point.planX !== null),
    }),
  )
}

async function findPoint(tx: Db, scope: DataScope, id: number): Promise<Listed | undefined> {
  const [found] = await selectListed(tx).where(and(inScope(t, scope), isNull(t.deletedAt), equal(t.id, id)))
  return found
}

/** deviceFireMainSensor/get; `fireMianId` is the spelling of the platform. */
export async function pointHead(tx: Db, scope: DataScope, id: number) {
  const found = await findPoint(tx, scope, id)
  if (!found) return undefined
  const { point, buildingName } = found
  return {
    series: point.series,
    status: WIRE_STATUS[point.status].code,
    clockFault: point.clockFaultAt !== null,
    fireMianId: point.fireHostId,
    sensorLoop: point.loop,
    address: point.address,
    bName: buildingName,
    floor: point.floor,
    description: point.position,
  }
}

/** getSensor of fire hosts; for an offline point only the duration. */
export async function pointNow(tx: Db, scope: DataScope, id: number, now: number) {
  const found = await findPoint(tx, scope, id)
  if (!found) return undefined
  const { point } = found
  const { code, text, color } = WIRE_STATUS[point.status]
  if (point.status === 'offline') return { time: durationText(now - (point.statusAt?.getTime() ?? now)) }
  return withoutNulls({
    series: point.series,
    sensorLoop: point.loop,
    address: point.address,
    fireMain: point.fireHostId,
    date: wireTime(point.reportedAt),
    positionDescription: point.position,
    status: code,
    type: text,
    color,
  })
}

/** selectCount of fire hosts: not-enabled ones are counted, and there is no colour. */
export async function countSeries(tx: Db, scope: DataScope, place: PlaceFilter) {
  const rows = await tx
    .select({ type: t.series, count: countWhere(undefined) })
    .from(t)
    .where(atPlace(t, scope, place))
    .groupBy(t.series)
  return rows.sort((a, b) => b.count - a.count || a.type.localeCompare(b.type))
}
