import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { devices, fireHostPoints, fireHosts, hydrants, networkedUnits } from '../../db/schema'
import type { Paging } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { wireHostStates } from '../fire-hosts/host-states'
import { groupBy } from '../group-by'
import { hydrantsInScope } from '../hydrants/hydrants.queries'
import { radiusOfHydrant } from '../hydrants/type-of-hydrant.queries'
import { mayReadChannel, type DataScope } from '../menus/data-scope'
import { NORMAL_TYPE } from '../ingestion/assess/assess-report'
import { atPlace, type WatchedTable } from '../watched/place.queries'
import { countWhere } from '../watched/status-counts.queries'
import { zhCN } from '../ingestion/ingestion.messages'
import { abnormalAddresses, type AbnormalAddress } from './abnormal-addresses.queries'
import { keyDevicesOf, type PlaceColumn } from './live-devices.queries'
import { countsBy, notEnabledBy } from './place-counts.queries'

const CALM = { faultCount: 0, callCount: 0, normalCount: 0, offlineCount: 0 }

/** live/hydrants: the hydrants with their counts and worst sensors, one page. */
export async function liveHydrants(tx: Db, scope: DataScope, { limit, offset }: Paging): Promise<Page<object>> {
  const rows = await tx
    .select({
      id: hydrants.id, hydrantName: hydrants.name, area: hydrants.area, positionDescription: hydrants.position, gis: hydrants.coordinates,
      protectionRadius: radiusOfHydrant, hydrantType: hydrants.hydrantType, oid: hydrants.unitId, oName: networkedUnits.name,
    })
    .from(hydrants)
    .leftJoin(networkedUnits, eq(networkedUnits.id, hydrants.unitId))
    .where(hydrantsInScope(scope))
    .orderBy(asc(hydrants.id))
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: countWhere(undefined) }).from(hydrants).where(hydrantsInScope(scope))
  return { rows: await watched(tx, scope, devices, devices.hydrantId, rows), total: all?.total ?? 0 }
}

/**
 * live/fireHosts: the fire hosts with their last contact, counts and worst points, one page. `types` counts the last event
 * texts of the points, e.g. 屏蔽; `states` is what the host has told of itself (power, battery, bus, mode). Addresses in alarm or at fault
 * that no point has are counted too, and named as not registered.
 */
export async function liveFireHosts(tx: Db, scope: DataScope, { limit, offset }: Paging): Promise<Page<object>> {
  if (!mayReadChannel(scope, CHANNEL.fireHost)) return { rows: [], total: 0 }
  const own = and(eq(fireHosts.tenantId, scope.tenantId), isNull(fireHosts.deletedAt))
  const found = await tx.select().from(fireHosts).where(own).orderBy(asc(fireHosts.id)).limit(limit).offset(offset)
  const [all] = await tx.select({ total: countWhere(undefined) }).from(fireHosts).where(own)
  const types = await eventTypes(tx, scope)
  const strays = groupBy(await abnormalAddresses(tx, scope), ({ hostId }) => hostId)
  const rows = found.map((host) => ({
    id: host.id, serverIp: host.serverIp, port: host.port, positionDescription: host.position, gis: host.coordinates,
    heardDate: wireTime(host.heardAt), silentDate: wireTime(host.silentAt), types: [...(types.get(host.id) ?? []), ...typesOf(strays.get(host.id) ?? [])],
    states: wireHostStates(host.states), stopped: wireFlag(host.stoppedAt !== null),
  }))
  const counted = (await watched(tx, scope, fireHostPoints, fireHostPoints.fireHostId, rows)).map((row) => {
    const own = strays.get(row.id) ?? []
    const inAlarm = own.filter(({ isAlarm }) => isAlarm).length
    return { ...row, callCount: row.callCount + inAlarm, faultCount: row.faultCount + own.length - inAlarm }
  })
  return { rows: counted, total: all?.total ?? 0 }
}

/** The event texts of addresses that no point has, each with their number. */
const typesOf = (addresses: readonly AbnormalAddress[]): { type: string; count: number }[] =>
  [...groupBy(addresses, ({ type }) => type)].map(([type, own]) => ({ type: zhCN.unregisteredType(type), count: own.length }))

/** Adds to each place its counts and its worst devices. */
async function watched<Row extends { id: number }>(tx: Db, scope: DataScope, t: WatchedTable, by: PlaceColumn, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const counts = await countsBy(tx, t, scope, by)
  const notEnabled = await notEnabledBy(tx, t, scope, {}, by)
  const keyDevices = await keyDevicesOf(tx, t, scope, {}, by, ids)
  return rows.map((row) => ({
    ...row, ...CALM, ...counts.get(row.id), notEnabledCount: notEnabled.get(row.id) ?? 0, keyDevices: keyDevices.get(row.id) ?? [],
  }))
}

async function eventTypes(tx: Db, scope: DataScope): Promise<Map<number, { type: string; count: number }[]>> {
  const t = fireHostPoints
  const rows = await tx
    .select({ hostId: t.fireHostId, type: t.latestType, count: countWhere(undefined) })
    .from(t)
    .where(and(atPlace(t, scope, {}), isNotNull(t.latestType), ne(t.latestType, NORMAL_TYPE)))
    .groupBy(t.fireHostId, t.latestType)
  const byHost = new Map<number, { type: string; count: number }[]>()
  for (const { hostId, type, count } of rows) if (type !== null) byHost.set(hostId, [...(byHost.get(hostId) ?? []), { type, count }])
  return byHost
}
