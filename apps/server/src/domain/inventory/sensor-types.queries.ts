import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { channels, deviceSeries, devices, firms, sensorTypes } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { intFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { Page } from '../../http/responses'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { pointNames } from '../sensor-models/point-names.queries'

/** `deviceSensorType/pageList`: the types that devices may have, with what each measures; `deviceCount` is additive (contract device §10, ADR 55). */
export async function listSensorTypes(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<ReturnType<typeof typeRow>>> {
  const { limit, offset } = pagingOf(c)
  const where = and(
    isNull(sensorTypes.deletedAt),
    scope.channels === 'all' ? undefined : inArray(sensorTypes.channelId, [...scope.channels, -1]),
    equal(sensorTypes.channelId, intFilter(c, 'channelId')),
    equal(firms.name, textFilter(c, 'manufacturer')),
    contains(deviceSeries.name, textFilter(c, 'equipmentType')),
    contains(sensorTypes.model, textFilter(c, 'model')),
  )
  const rows = await tx
    .select({ type: sensorTypes, series: deviceSeries, firmName: firms.name, channelName: channels.name })
    .from(sensorTypes)
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .innerJoin(channels, eq(channels.id, sensorTypes.channelId))
    .where(where)
    .orderBy(asc(sensorTypes.channelId), asc(firms.name), asc(deviceSeries.name), asc(sensorTypes.model), asc(sensorTypes.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx
    .select({ rows: count() })
    .from(sensorTypes)
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .where(where)
  const ids = rows.map(({ type }) => type.id)
  const [points, numbers] = [await pointNames(tx, ids), await devicesOf(tx, scope, ids)]
  return { rows: rows.map((row) => typeRow(row, points.get(row.type.id) ?? [], numbers.get(row.type.id) ?? 0)), total: total?.rows ?? 0 }
}

interface TypeNames {
  type: typeof sensorTypes.$inferSelect
  series: typeof deviceSeries.$inferSelect
  firmName: string
  channelName: string
}

const typeRow = ({ type, series, firmName, channelName }: TypeNames, measuringPoint: readonly string[], deviceCount: number) => ({
  sensorType: { id: type.id, sensorManufacturer: firmName, equipmentType: series.name, model: type.model, channelId: type.channelId, channelName, seriesId: series.id, color: series.color },
  measuringPoint,
  deviceCount,
})

/** How many devices in the caller's scope are of each type. */
async function devicesOf(tx: Db, scope: DataScope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ typeId: devices.typeId, devices: count() })
    .from(devices)
    .where(and(inScope(devices, scope), isNull(devices.deletedAt), inArray(devices.typeId, [...ids])))
    .groupBy(devices.typeId)
  return new Map(rows.map((row) => [row.typeId, row.devices]))
}
