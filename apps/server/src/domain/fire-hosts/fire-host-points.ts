import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { buildings, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import type { Paging } from '../../http/parameters'
import { withoutNulls, type Page } from '../answers'
import { inSight, type Sight } from '../menus/visible-channels'
import { equal } from '../records/record-lists'
import { wireTime } from '../records/wire-time'
import { durationText } from '../watched/duration-text'
import { inScope, isEnabled, statusFilter, type Scope } from '../watched/scope'
import { countWhere } from '../watched/status-counts'
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
export function pointsOfFloor(tx: Db, sight: Sight, c: Context<AppEnv>, scope: Scope, paging: Paging) {
  return pageOf(
    tx,
    and(inScope(t, sight, scope), isEnabled(t), statusFilter(c, t)),
    paging,
    ({ point, buildingName }) => ({
      id: point.id,
      fireMainId: point.fireHostId,
      sensorLoop: point.loop,
      address: point.address,
      series: point.series,
      status: WIRE_STATUS[point.status].text,
      color: WIRE_STATUS[point.status].color,
      channelId: point.channelId,
      positionDescription: point.position,
      bName: buildingName,
    }),
  )
}

export function notEnabledPoints(tx: Db, sight: Sight, scope: Scope, paging: Paging) {
  return pageOf(
    tx,
    and(inScope(t, sight, scope), eq(t.status, 'notEnabled')),
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

async function findPoint(tx: Db, sight: Sight, id: number): Promise<Listed | undefined> {
  const [found] = await selectListed(tx).where(and(inSight(t, sight), isNull(t.deletedAt), equal(t.id, id)))
  return found
}

/** deviceFireMainSensor/get; `fireMianId` is how the platform writes it. */
export async function pointHead(tx: Db, sight: Sight, id: number) {
  const found = await findPoint(tx, sight, id)
  if (!found) return undefined
  const { point, buildingName } = found
  return {
    series: point.series,
    status: WIRE_STATUS[point.status].code,
    fireMianId: point.fireHostId,
    sensorLoop: point.loop,
    address: point.address,
    bName: buildingName,
    floor: point.floor,
    description: point.position,
  }
}

/** getSensor of fire hosts; offline it says only for how long. */
export async function pointNow(tx: Db, sight: Sight, id: number, now: number) {
  const found = await findPoint(tx, sight, id)
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
export async function countSeries(tx: Db, sight: Sight, scope: Scope) {
  const rows = await tx
    .select({ type: t.series, count: countWhere(undefined) })
    .from(t)
    .where(inScope(t, sight, scope))
    .groupBy(t.series)
  return rows.sort((a, b) => b.count - a.count || a.type.localeCompare(b.type))
}
