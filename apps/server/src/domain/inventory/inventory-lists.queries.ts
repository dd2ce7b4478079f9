import { CHANNEL } from '@smart-fire/api-client/wire'
import { type SQL, and, arrayOverlaps, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, channels, deviceSeries, devices, firms, sensorTypes } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { ServerError } from '../../http/errors'
import { idOf, intFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import { orderOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { statusFilter } from '../watched/place.queries'
import { inRegion, isRegion } from '../watched/region.queries'
import { deviceRow } from './device-rows'
import { pageOfDevices } from './devices.queries'
import { zhCN } from './inventory.messages'

const SORTABLE = { sensorNo: devices.number, floor: devices.floor, lastReportTime: devices.reportedAt, updTime: devices.updatedAt }

/** `deviceSensor/pageList`: the devices in buildings that the filters leave, newest first (contract device §2.1). */
export async function listDevices(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<ReturnType<typeof deviceRow>>> {
  const text = (name: string) => textFilter(c, name)
  const where = and(
    isNotNull(devices.buildingId),
    ofBuildings(c),
    floorCondition(c),
    equal(devices.channelId, intFilter(c, 'channelId')),
    equal(firms.name, text('manufacturer')),
    equal(deviceSeries.name, text('equipmentType')),
    equal(sensorTypes.model, text('model')),
    contains(devices.number, text('sensorNo')?.toLowerCase()),
    equal(devices.position, text('positionDescription')),
    statusFilter(c, devices),
    isGiven(text('positionSign'), devices.planX),
    isGiven(text('stopped'), devices.stoppedAt),
  )
  const order = orderOf(c, { sortable: SORTABLE, order: [desc(devices.id)], id: devices.id })
  const { rows, total } = await pageOfDevices(tx, scope, where, order, pagingOf(c))
  return { rows: rows.map(deviceRow), total }
}

/** `ids` of buildings, -1 for all; without it the region `code`; without both no row (contract device §0.6). */
export function ofBuildings(c: Context<AppEnv>): SQL | undefined {
  const ids = c.req.query('ids')?.trim() ?? ''
  if (ids === '-1') return undefined
  if (ids !== '') return inArray(devices.buildingId, ids.split(',').map((id) => idOf(id.trim())))
  const code = c.req.query('code')?.trim() ?? ''
  if (code === '') return sql`false`
  if (!isRegion(code)) throw new ServerError(zhCN.badRegion)
  return inRegion(buildings.regionCode, code)
}

/** Floor 0 is no floor, and a text that is no number matches no row (contract device §0.6). */
function floorCondition(c: Context<AppEnv>): SQL | undefined {
  const floor = c.req.query('floorId')?.trim() ?? ''
  if (floor === '' || floor === '全部') return undefined
  return equal(devices.floor, /^-?\d{1,3}$/.test(floor) ? Number(floor) : Number.NaN)
}

/** `1` with a value in the column, `0` without one. */
function isGiven(flag: string | undefined, column: typeof devices.planX | typeof devices.stoppedAt): SQL | undefined {
  if (flag === undefined) return undefined
  return flag === '1' ? isNotNull(column) : flag === '0' ? isNull(column) : sql`false`
}

const ALL = '全部'

/** `deviceSensor/getSelected`: what occurs among the devices in buildings, for filters. */
export function namesInUse(tx: Db, scope: DataScope, channelId: number | undefined) {
  return namesAmong(tx, scope, and(isNotNull(devices.buildingId), equal(devices.channelId, channelId)))
}

/** `deviceSensor/getOutdoorSelected`: the same among the sensors of hydrants. */
export function outdoorNamesInUse(tx: Db, scope: DataScope) {
  return namesAmong(tx, scope, and(isNull(devices.buildingId), eq(devices.channelId, Number(CHANNEL.hydrant))))
}

async function namesAmong(tx: Db, scope: DataScope, where: SQL | undefined) {
  const rows = await tx
    .selectDistinct({ equipmentType: deviceSeries.name, manufacturer: firms.name, channel: channels.name })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .innerJoin(channels, eq(channels.id, devices.channelId))
    .where(and(inScope(devices, scope), isNull(devices.deletedAt), where))
  return {
    equipmentType: [ALL, ...distinct(rows.map((row) => row.equipmentType))],
    manufacturer: [ALL, ...distinct(rows.map((row) => row.manufacturer))],
    channel: distinct(rows.map((row) => row.channel)),
  }
}

interface TypeFilters {
  channelId?: number | undefined
  manufacturer?: string | undefined
  equipmentType?: string | undefined
  /** ids of points: types that measure at least one of them */
  measures?: readonly number[] | undefined
}

/** Models of the catalogue that a channel, a manufacturer and a series leave. */
export async function catalogueTypes(tx: Db, scope: DataScope, { channelId, manufacturer, equipmentType, measures }: TypeFilters) {
  return tx
    .select({ manufacturer: firms.name, equipmentType: deviceSeries.name, model: sensorTypes.model, channel: channels.name })
    .from(sensorTypes)
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .innerJoin(channels, eq(channels.id, sensorTypes.channelId))
    .where(and(
      isNull(sensorTypes.deletedAt),
      scope.channels === 'all' ? undefined : inArray(sensorTypes.channelId, [...scope.channels, -1]),
      equal(sensorTypes.channelId, channelId),
      equal(firms.name, manufacturer),
      equal(deviceSeries.name, equipmentType),
      measures && arrayOverlaps(sensorTypes.pointIds, [...measures]),
    ))
    .orderBy(asc(firms.name), asc(deviceSeries.name), asc(sensorTypes.model))
}

export function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'zh-CN'))
}
