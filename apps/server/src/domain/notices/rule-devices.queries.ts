import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, asc, count, desc, eq, inArray, isNull, notExists, exists, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import * as conditions from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, devices, deviceSeries, fireHostPoints, fireHosts, firms, hydrants, noticeRuleDevices, sensorTypes, type noticeRules } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { contains, equals, number, type Filter } from '../../http/resource/filter'
import { conditionsOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { pageOfDevices } from '../inventory/devices.queries'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { inRegion } from '../watched/region.queries'

export type Rule = typeof noticeRules.$inferSelect
type Kind = typeof noticeRuleDevices.$inferSelect['kind']

/** What the devices of a rule are: points of fire hosts, sensors of hydrants, or devices in buildings. */
export function kindOf({ channelId }: Pick<Rule, 'channelId'>): Kind {
  if (channelId === Number(CHANNEL.fireHost)) return 'fireHost'
  return channelId === Number(CHANNEL.hydrant) ? 'hydrant' : 'general'
}

/** Whether a device is bound to this rule, or is bound to none. */
export type Binding = 'bound' | 'free'

const d = devices
const p = fireHostPoints

/** Numbers of devices are stored in lower case, and stand in capitals on many a label. */
const hasNumber = (text: string) => conditions.contains(d.number, text.toLowerCase())

const DEVICE_FILTERS: Readonly<Record<string, Filter>> = {
  manufacturer: equals(firms.name), equipmentType: equals(deviceSeries.name), model: equals(sensorTypes.model), sensorNo: hasNumber, buildingId: number(d.buildingId),
  code: (code) => inRegion(buildings.regionCode, code),
  keyword: (text) => or(hasNumber(text), conditions.contains(d.position, text), conditions.contains(buildings.name, text), conditions.contains(hydrants.name, text)),
}

const POINT_FILTERS: Readonly<Record<string, Filter>> = {
  series: equals(p.series), serverIp: contains(fireHosts.serverIp), port: number(fireHosts.port), sensorLoop: contains(p.loop), address: contains(p.address), buildingId: number(p.buildingId),
  code: (code) => inRegion(buildings.regionCode, code),
  keyword: (text) => or(conditions.contains(p.series, text), conditions.contains(p.position, text), conditions.contains(buildings.name, text), conditions.contains(fireHosts.name, text)),
}

/** The devices of the system of a rule that are bound to it, or that no rule has yet (contract device §17). */
export function pageOfRuleDevices(tx: Db, scope: DataScope, rule: Rule, binding: Binding, c: Context<AppEnv>): Promise<Page<object>> {
  return kindOf(rule) === 'fireHost' ? pageOfPoints(tx, scope, rule, binding, c) : pageOfSensors(tx, scope, rule, binding, c)
}

async function pageOfSensors(tx: Db, scope: DataScope, rule: Rule, binding: Binding, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(eq(d.channelId, rule.channelId), isBound(tx, rule, binding, d.id), ...conditionsOf(c, DEVICE_FILTERS))
  const { rows, total } = await pageOfDevices(tx, scope, where, [desc(d.id)], pagingOf(c))
  return {
    rows: rows.map(({ device, series, model, firmName, buildingName, hydrantName }) => ({
      id: device.id, sensorNo: device.number, manufacturer: firmName, equipmentType: series, model, bName: buildingName, hydrantName, floor: device.floor, positionDescription: device.position, channelId: device.channelId,
    })),
    total,
  }
}

async function pageOfPoints(tx: Db, scope: DataScope, rule: Rule, binding: Binding, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(inScope(p, scope), isNull(p.deletedAt), eq(p.channelId, rule.channelId), isBound(tx, rule, binding, p.id), ...conditionsOf(c, POINT_FILTERS))
  const { limit, offset } = pagingOf(c)
  const rows = await tx
    .select({ point: p, host: fireHosts, building: buildings.name })
    .from(p)
    .innerJoin(fireHosts, eq(fireHosts.id, p.fireHostId))
    .innerJoin(buildings, eq(buildings.id, p.buildingId))
    .where(where)
    .orderBy(asc(p.fireHostId), desc(p.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(p).innerJoin(fireHosts, eq(fireHosts.id, p.fireHostId)).innerJoin(buildings, eq(buildings.id, p.buildingId)).where(where)
  return {
    rows: rows.map(({ point, host, building }) => ({
      id: point.id, series: point.series, sensorLoop: point.loop, address: point.address, serverIp: host.serverIp, port: String(host.port), hostName: host.name, bName: building, floor: point.floor,
      positionDescription: point.position, channelId: point.channelId,
    })),
    total: total?.rows ?? 0,
  }
}

/** A device has one rule at most, so one that another rule has is neither. */
function isBound(tx: Db, rule: Rule, binding: Binding, id: typeof d.id | typeof p.id): SQL {
  const own = and(eq(noticeRuleDevices.kind, kindOf(rule)), eq(noticeRuleDevices.deviceId, id), binding === 'bound' ? eq(noticeRuleDevices.ruleId, rule.id) : undefined)
  const bindings = tx.select({ one: sql`1` }).from(noticeRuleDevices).where(own)
  return binding === 'bound' ? exists(bindings) : notExists(bindings)
}

/** Those of these devices that a rule can have: of its system, and seen by the caller. */
export async function devicesFor(tx: Db, scope: DataScope, rule: Rule, ids: readonly number[]): Promise<number[]> {
  const t = kindOf(rule) === 'fireHost' ? p : d
  const rows = await tx.select({ id: t.id }).from(t).where(and(inScope(t, scope), isNull(t.deletedAt), eq(t.channelId, rule.channelId), inArray(t.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Binds devices to a rule; those that have a rule keep it. Gives the ids of those that were bound. */
export async function bindDevices(tx: Db, rule: Rule, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const values = ids.map((deviceId) => ({ ruleId: rule.id, kind: kindOf(rule), deviceId }))
  return (await tx.insert(noticeRuleDevices).values(values).onConflictDoNothing().returning({ id: noticeRuleDevices.deviceId })).map(({ id }) => id)
}

/** Takes devices off a rule. Gives the ids of those that were bound to it. */
export async function unbindDevices(tx: Db, rule: Rule, ids: readonly number[]): Promise<number[]> {
  const which = and(eq(noticeRuleDevices.ruleId, rule.id), eq(noticeRuleDevices.kind, kindOf(rule)), inArray(noticeRuleDevices.deviceId, [...ids]))
  return (await tx.delete(noticeRuleDevices).where(which).returning({ id: noticeRuleDevices.deviceId })).map(({ id }) => id)
}

/** How many devices each rule has, without deleted ones. */
export async function countBound(tx: Db, ruleIds: readonly number[]): Promise<Map<number, number>> {
  const { ruleId, kind, deviceId } = noticeRuleDevices
  const isThere = sql`case ${kind} when 'fireHost' then exists (select 1 from ${p} where ${p.id} = ${deviceId} and ${p.deletedAt} is null)
    else exists (select 1 from ${d} where ${d.id} = ${deviceId} and ${d.deletedAt} is null) end`
  const rows = await tx.select({ id: ruleId, rows: count() }).from(noticeRuleDevices).where(and(inArray(ruleId, [...ruleIds]), isThere)).groupBy(ruleId)
  return new Map(rows.map(({ id, rows: number }) => [id, number]))
}
