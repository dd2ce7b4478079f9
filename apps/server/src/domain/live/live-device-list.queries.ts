import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { deviceSeries, devices, fireHostPoints, sensorTypes } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { floorFilter, intFilter, textFilter } from '../../http/filters'
import type { Paging } from '../../http/parameters'
import type { Page } from '../../http/responses'
import type { DataScope } from '../menus/data-scope'
import { atPlace, isEnabled, statusFilter, type WatchedTable } from '../watched/place.queries'
import { countWhere } from '../watched/status-counts.queries'
import { rowsOf, type LiveDeviceRow } from './live-devices.queries'
import { worstFirst } from './severity.queries'

/** live/devices: enabled devices, or points of fire hosts, with their live values, the worst first, one page. */
export async function liveDevices(tx: Db, scope: DataScope, c: Context<AppEnv>, t: WatchedTable, { limit, offset }: Paging): Promise<Page<LiveDeviceRow>> {
  const place = { buildingId: intFilter(c, 'buildId'), floor: floorFilter(c, 'floorId'), channelId: intFilter(c, 'channelId') }
  const where = and(atPlace(t, scope, place), isEnabled(t), statusFilter(c, t), ofTable(tx, c, t))
  const ids = await tx.select({ id: t.id }).from(t).where(where).orderBy(worstFirst(t), asc(t.id)).limit(limit).offset(offset)
  const [all] = await tx.select({ total: countWhere(undefined) }).from(t).where(where)
  const rows = new Map((await rowsOf(tx, t, ids.map(({ id }) => id))).map((row) => [row.id, row]))
  return { rows: ids.flatMap(({ id }) => rows.get(id) ?? []), total: all?.total ?? 0 }
}

/** The filters that only one of the tables has; `equipmentType` is the name of the series, `keyword` is contained in the position, or in the number or the series. */
function ofTable(tx: Db, c: Context<AppEnv>, t: WatchedTable): SQL | undefined {
  const keyword = textFilter(c, 'keyword')
  const equipmentType = textFilter(c, 'equipmentType')
  if (t !== devices) {
    return and(
      equal(fireHostPoints.fireHostId, intFilter(c, 'fireMainId')),
      equal(fireHostPoints.series, equipmentType),
      or(contains(fireHostPoints.position, keyword), contains(fireHostPoints.series, keyword)),
    )
  }
  const seriesId = intFilter(c, 'seriesId')
  const types = seriesId === undefined ? undefined : tx.select({ id: sensorTypes.id }).from(sensorTypes).where(equal(sensorTypes.seriesId, seriesId))
  const ofName = tx.select({ id: sensorTypes.id }).from(sensorTypes).innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId)).where(equal(deviceSeries.name, equipmentType))
  return and(
    equal(devices.hydrantId, intFilter(c, 'hydrantId')),
    types && inArray(devices.typeId, types),
    equipmentType === undefined ? undefined : inArray(devices.typeId, ofName),
    or(contains(devices.position, keyword), contains(devices.number, keyword?.toLowerCase())),
  )
}
