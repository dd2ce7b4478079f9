import { floorName, type RecordKind } from '@smart-fire/api-client/wire'
import { and, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { among } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, devices, fireHostPoints, fireHosts, hydrants, measuringPoints, unmatchedAddresses, unregisteredDevices } from '../../db/schema'
import { OFFLINE_POINT } from '../ingestion/assess/assess-report'
import { addressOfSubject, HOST_POINT_NAMES, hostNameOf, isAddress, isHostItself, subjectOfAddress } from '../ingestion/subject/host-subject'
import { subjectOfUnregistered, unregisteredOfSubject } from '../ingestion/subject/unregistered-device'
import type { DataScope } from '../menus/data-scope'
import type { Dimension } from './figures.queries'
import { zhCN } from './statistics.messages'

interface Member {
  member: string
  kind: RecordKind
}

/** What a member is called: a name, and where it is; null for a thing that is no longer there. */
export interface MemberName {
  name: string | null
  place: string | null
}

const keyOf = ({ kind, member }: Member) => `${kind} ${member}`

/** The names of members of a dimension, as they are called now, by kind and member. */
export async function namesOf(tx: Db, scope: DataScope, dimension: Dimension, members: readonly Member[]): Promise<(member: Member) => MemberName> {
  const names = new Map<string, MemberName>()
  const ids = (kinds: readonly RecordKind[], part: number) => [
    ...new Set(members.filter(({ kind }) => kinds.includes(kind)).map(({ member }) => Number(member.split(':')[part]))),
  ]
  if (dimension === 'point') {
    const byCode = new Map([[OFFLINE_POINT, zhCN.offlinePoint], ...HOST_POINT_NAMES, ...(await pointNames(tx, members.map(({ member }) => member)))])
    for (const member of members) names.set(keyOf(member), { name: byCode.get(member.member) ?? null, place: null })
  } else if (dimension === 'place' || dimension === 'floor') {
    const inBuildings = await namesById(tx, scope, buildings, buildings.name, ids(['general', 'fireHost'], 0))
    const outdoors = await namesById(tx, scope, hydrants, hydrants.name, ids(['hydrant'], 0))
    for (const member of members) {
      const [id, floor] = member.member.split(':').map(Number)
      const name = (member.kind === 'hydrant' ? outdoors : inBuildings).get(id ?? 0) ?? null
      names.set(keyOf(member), { name: name === null || floor === undefined ? name : `${name} ${floorName(floor)}`, place: null })
    }
  } else if (dimension === 'loop') {
    const hosts = await tx.select().from(fireHosts).where(and(eq(fireHosts.tenantId, scope.tenantId), inArray(fireHosts.id, ids(['fireHost'], 0))))
    for (const member of members) {
      const [id, ...loop] = member.member.split(':')
      const host = hosts.find((row) => row.id === Number(id))
      names.set(keyOf(member), { name: host ? `${host.position ?? `${host.serverIp}:${host.port}`} · ${loop.join(':')}` : null, place: null })
    }
  } else if (dimension === 'subject') {
    for (const [key, name] of await subjectNames(tx, scope, ids(['general', 'hydrant'], 0), ids(['fireHost'], 0))) names.set(key, name)
  }
  return (member) => names.get(keyOf(member)) ?? { name: null, place: null }
}

/** The names of measuring points by code, the latest where a deleted point had the code before; a code that the catalogue lacks has none. */
export async function pointNames(tx: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.select({ code: measuringPoints.code, name: measuringPoints.name }).from(measuringPoints).where(inArray(measuringPoints.code, [...codes])).orderBy(measuringPoints.id)
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** Devices and unregistered devices by number, points of fire hosts by loop and address, addresses without a point with their host before that, hosts themselves by name, each with its building or hydrant. */
async function subjectNames(tx: Db, scope: DataScope, deviceIds: number[], hostSubjects: number[]): Promise<Map<string, MemberName>> {
  const names = new Map<string, MemberName>()
  const found = await tx
    .select({ id: devices.id, number: devices.number, position: devices.position, building: buildings.name, hydrant: hydrants.name })
    .from(devices)
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .where(and(eq(devices.tenantId, scope.tenantId), inArray(devices.id, deviceIds)))
  for (const { id, number, position, building, hydrant } of found) {
    const place = [hydrant ?? building, position].filter(Boolean).join(' ')
    // for both kinds: a sensor that was taken off its hydrant has records of hydrants, and stands at none
    for (const kind of ['general', 'hydrant']) names.set(`${kind} ${id}`, { name: number, place })
  }
  const d = unregisteredDevices
  for (const { id, number } of await tx
    .select({ id: d.id, number: d.number })
    .from(d)
    .where(and(eq(d.tenantId, scope.tenantId), inArray(d.id, deviceIds.filter((id) => id < 0).map(unregisteredOfSubject))))) {
    names.set(`general ${subjectOfUnregistered(id)}`, { name: number, place: null })
  }
  const hosts = hostSubjects.filter((id) => isHostItself({ kind: 'fireHost', id })).map((id) => -id)
  for (const { id, name, serverIp: ip, port, building } of await tx
    .select({ id: fireHosts.id, name: fireHosts.name, serverIp: fireHosts.serverIp, port: fireHosts.port, building: buildings.name })
    .from(fireHosts)
    .leftJoin(buildings, eq(buildings.id, fireHosts.buildingId))
    .where(and(eq(fireHosts.tenantId, scope.tenantId), inArray(fireHosts.id, hosts)))) {
    names.set(`fireHost ${-id}`, { name: hostNameOf({ name, ip, port }), place: building })
  }
  const u = unmatchedAddresses
  const addresses = hostSubjects.filter((id) => isAddress({ kind: 'fireHost', id })).map(addressOfSubject)
  for (const { id, loop, address, name, ip, port, building } of await tx
    .select({ id: u.id, loop: u.loop, address: u.address, name: fireHosts.name, ip: fireHosts.serverIp, port: fireHosts.port, building: buildings.name })
    .from(u)
    .innerJoin(fireHosts, eq(fireHosts.id, u.fireHostId))
    .leftJoin(buildings, eq(buildings.id, fireHosts.buildingId))
    .where(and(eq(u.tenantId, scope.tenantId), inArray(u.id, addresses)))) {
    names.set(`fireHost ${subjectOfAddress(id)}`, { name: `${hostNameOf({ name, ip, port })} ${loop}-${address}`, place: building })
  }
  const points = await tx
    .select({ id: fireHostPoints.id, loop: fireHostPoints.loop, address: fireHostPoints.address, position: fireHostPoints.position, building: buildings.name })
    .from(fireHostPoints)
    .leftJoin(buildings, eq(buildings.id, fireHostPoints.buildingId))
    .where(and(eq(fireHostPoints.tenantId, scope.tenantId), inArray(fireHostPoints.id, hostSubjects.filter((id) => id > 0))))
  for (const { id, loop, address, position, building } of points) {
    names.set(`fireHost ${id}`, { name: `${loop}-${address}`, place: [building, position].filter(Boolean).join(' ') })
  }
  return names
}

interface NamedTable {
  id: AnyPgColumn
  tenantId: AnyPgColumn
}

async function namesById(tx: Db, scope: DataScope, table: PgTable & NamedTable, name: AnyPgColumn, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: table.id, name }).from(table).where(and(eq(table.tenantId, scope.tenantId), among(table.id, ids)))
  return new Map(rows.map((row) => [Number(row.id), String(row.name)]))
}
