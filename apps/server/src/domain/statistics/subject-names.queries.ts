import { and, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { buildings, devices, fireHostPoints, fireHosts, hydrants, unmatchedAddresses, unregisteredDevices } from '../../db/schema'
import { addressOfSubject, hostNameOf, isAddress, isHostItself, subjectOfAddress } from '../ingestion/subject/host-subject'
import { subjectOfUnregistered, unregisteredOfSubject } from '../ingestion/subject/unregistered-device'
import type { DataScope } from '../menus/data-scope'

/** What a member is called: a name, and where it is; null for a thing that is no longer there. */
export interface MemberName {
  name: string | null
  place: string | null
}

/** By kind and member, as `general 12`. */
type Named = [key: string, name: MemberName][]

/** The names of what records are about, by the ids of devices and of subjects of fire hosts. Only those tables are read of which something is named. */
export async function subjectNames(tx: Db, scope: DataScope, deviceIds: readonly number[], hostSubjects: readonly number[]): Promise<Named> {
  const ofHosts = (is: typeof isAddress) => hostSubjects.filter((id) => is({ kind: 'fireHost', id }))
  const sorts: [number[], (tx: Db, scope: DataScope, ids: number[]) => Promise<Named>][] = [
    [deviceIds.filter((id) => id > 0), namesOfDevices],
    [deviceIds.filter((id) => id < 0).map(unregisteredOfSubject), namesOfUnregistered],
    [ofHosts(isHostItself).map((id) => -id), namesOfHosts],
    [ofHosts(isAddress).map(addressOfSubject), namesOfAddresses],
    [hostSubjects.filter((id) => id > 0), namesOfPoints],
  ]
  const names: Named = []
  for (const [ids, read] of sorts) if (ids.length > 0) names.push(...(await read(tx, scope, ids)))
  return names
}

/** By number, at their building or hydrant. */
async function namesOfDevices(tx: Db, { tenantId }: DataScope, ids: number[]): Promise<Named> {
  const rows = await tx
    .select({ id: devices.id, number: devices.number, position: devices.position, building: buildings.name, hydrant: hydrants.name })
    .from(devices)
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .where(and(eq(devices.tenantId, tenantId), inArray(devices.id, ids)))
  return rows.flatMap(({ id, number, position, building, hydrant }) => {
    const name = { name: number, place: [hydrant ?? building, position].filter(Boolean).join(' ') }
    // for both kinds: a sensor that was taken off its hydrant has records of hydrants, and stands at none
    return [[`general ${id}`, name], [`hydrant ${id}`, name]] satisfies Named
  })
}

/** By number; where they are is not known (ADR 86). */
async function namesOfUnregistered(tx: Db, { tenantId }: DataScope, ids: number[]): Promise<Named> {
  const t = unregisteredDevices
  const rows = await tx.select({ id: t.id, number: t.number }).from(t).where(and(eq(t.tenantId, tenantId), inArray(t.id, ids)))
  return rows.map(({ id, number }) => [`general ${subjectOfUnregistered(id)}`, { name: number, place: null }])
}

async function namesOfHosts(tx: Db, { tenantId }: DataScope, ids: number[]): Promise<Named> {
  const rows = await tx
    .select({ id: fireHosts.id, name: fireHosts.name, ip: fireHosts.serverIp, port: fireHosts.port, building: buildings.name })
    .from(fireHosts)
    .leftJoin(buildings, eq(buildings.id, fireHosts.buildingId))
    .where(and(eq(fireHosts.tenantId, tenantId), inArray(fireHosts.id, ids)))
  return rows.map(({ id, building, ...host }) => [`fireHost ${-id}`, { name: hostNameOf(host), place: building }])
}

/** Addresses without a point: by loop and address, with their host before that. */
async function namesOfAddresses(tx: Db, { tenantId }: DataScope, ids: number[]): Promise<Named> {
  const t = unmatchedAddresses
  const rows = await tx
    .select({ id: t.id, loop: t.loop, address: t.address, name: fireHosts.name, ip: fireHosts.serverIp, port: fireHosts.port, building: buildings.name })
    .from(t)
    .innerJoin(fireHosts, eq(fireHosts.id, t.fireHostId))
    .leftJoin(buildings, eq(buildings.id, fireHosts.buildingId))
    .where(and(eq(t.tenantId, tenantId), inArray(t.id, ids)))
  return rows.map(({ id, loop, address, building, ...host }) => [`fireHost ${subjectOfAddress(id)}`, { name: `${hostNameOf(host)} ${loop}-${address}`, place: building }])
}

/** Points of fire hosts: by loop and address, at their building. */
async function namesOfPoints(tx: Db, { tenantId }: DataScope, ids: number[]): Promise<Named> {
  const t = fireHostPoints
  const rows = await tx
    .select({ id: t.id, loop: t.loop, address: t.address, position: t.position, building: buildings.name })
    .from(t)
    .leftJoin(buildings, eq(buildings.id, t.buildingId))
    .where(and(eq(t.tenantId, tenantId), inArray(t.id, ids)))
  return rows.map(({ id, loop, address, position, building }) => [`fireHost ${id}`, { name: `${loop}-${address}`, place: [building, position].filter(Boolean).join(' ') }])
}
