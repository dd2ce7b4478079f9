import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { rowsOf, type Db } from '../../db/database'
import { buildings, departmentMembers, fireHosts, hydrants, networkedUnits, roleAreas, roles, users, type RoleScope } from '../../db/schema'
import { departmentsBelow } from '../departments/departments.queries'
import { heldRoles } from '../positions/held-roles.queries'
import { inRegion } from '../watched/region.queries'
import type { LimitedPlaces, VisiblePlaces } from './data-scope'

/** Whose places are read. */
export interface PlaceViewer {
  userId: string
  tenantId: string
  isTenantAdmin: boolean
  isSuperAdmin: boolean
}

/** Where the places of a user come from. */
export interface PlaceSources {
  regions: string[]
  buildings: number[]
  departments: number[]
}

/** Where the places of a user come from; null for an administrator and for one with a role that shows every place. */
export async function placeSources(db: Db, { userId, isTenantAdmin, isSuperAdmin }: PlaceViewer): Promise<PlaceSources | null> {
  if (isTenantAdmin || isSuperAdmin) return null
  const held = heldRoles(db)
  const own = await db.select({ id: roles.id, scope: roles.dataScope }).from(held).innerJoin(roles, eq(roles.id, held.roleId)).where(eq(held.userId, userId))
  return sourcesOf(db, own, () => departmentsOf(db, userId))
}

/** The same of someone with these roles, in these departments. */
export async function sourcesOf(db: Db, held: readonly { id: string; scope: RoleScope }[], ownDepartments: () => Promise<number[]>): Promise<PlaceSources | null> {
  if (held.some(({ scope }) => scope === 'all')) return null
  const withScope = (scope: RoleScope) => held.filter((role) => role.scope === scope).map(({ id }) => id)
  const areas = await db.select().from(roleAreas).where(inArray(roleAreas.roleId, withScope('areas')))
  const own = withScope('departments').length + withScope('departmentsBelow').length > 0 ? await ownDepartments() : []
  return {
    regions: areas.filter(({ kind }) => kind === 'region').map(({ code }) => code),
    buildings: areas.filter(({ kind }) => kind === 'building').map(({ code }) => Number(code)),
    departments: withScope('departmentsBelow').length > 0 ? await withThoseBelow(db, own) : own,
  }
}

/** The departments that a user is in. */
async function departmentsOf(db: Db, userId: string): Promise<number[]> {
  const [user] = await db.select({ id: users.departmentId }).from(users).where(eq(users.id, userId))
  const added = await db.select({ id: departmentMembers.departmentId }).from(departmentMembers).where(eq(departmentMembers.userId, userId))
  return [...new Set([...(user?.id == null ? [] : [user.id]), ...added.map(({ id }) => id)])]
}

async function withThoseBelow(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  return (await rowsOf<{ id: number }>(db, sql`select id from ${departmentsBelow(ids)} as below(id)`)).map(({ id }) => Number(id))
}

/** The places that these sources show. Deleted ones are among them, because their records still count. */
export async function placesFrom(db: Db, tenantId: string, sources: PlaceSources): Promise<LimitedPlaces> {
  const { regions, departments } = sources
  const managed = idsOf(await db.select({ id: networkedUnits.id }).from(networkedUnits).where(and(eq(networkedUnits.tenantId, tenantId), inArray(networkedUnits.departmentId, departments))))
  const inside = await db.select({ id: buildings.id, unitId: buildings.unitId }).from(buildings)
    .where(and(eq(buildings.tenantId, tenantId), anyOf(inArray(buildings.id, sources.buildings), inRegions(buildings.regionCode, regions), inArray(buildings.unitId, managed))))
  const outside = await db.select({ id: hydrants.id, unitId: hydrants.unitId }).from(hydrants)
    .where(and(eq(hydrants.tenantId, tenantId), anyOf(inRegions(hydrants.regionCode, regions), inArray(hydrants.unitId, managed))))
  const hosts = await hostsAt(db, tenantId, idsOf(inside))
  return {
    buildings: new Set(idsOf(inside)),
    hydrants: new Set(idsOf(outside)),
    units: new Set([...managed, ...[...inside, ...outside].flatMap(({ unitId }) => unitId ?? [])]),
    hosts: new Set(idsOf(hosts)),
    wholeHosts: new Set(idsOf(hosts.filter(({ isWhole }) => isWhole))),
    regions: new Set(regions),
    departments: new Set(departments),
  }
}

/** The hosts that stand in one of these buildings or have a point there; `isWhole`: nothing of the host is elsewhere. */
async function hostsAt(db: Db, tenantId: string, buildingIds: readonly number[]): Promise<{ id: number; isWhole: boolean }[]> {
  if (buildingIds.length === 0) return []
  const here = sql`any (${`{${buildingIds.join(',')}}`}::integer[])`
  const pointWhere = (where: SQL) => sql`exists (select 1 from fire_host_points p where p.fire_host_id = ${fireHosts.id} and ${where})`
  return rowsOf(db, sql`select ${fireHosts.id} as id, (coalesce(${fireHosts.buildingId} = ${here}, false) and not ${pointWhere(sql`p.building_id <> all (${`{${buildingIds.join(',')}}`}::integer[])`)}) as "isWhole"
    from ${fireHosts} where ${fireHosts.tenantId} = ${tenantId} and (${fireHosts.buildingId} = ${here} or ${pointWhere(sql`p.building_id = ${here}`)})`)
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => Number(id))
const inRegions = (column: AnyPgColumn, codes: readonly string[]) => anyOf(...codes.map((code) => inRegion(column, code)))
const anyOf = (...conditions: (SQL | undefined)[]): SQL => or(...conditions) ?? sql`false`

/** The places that a user sees, from all roles together. Call it outside of a limited transaction. */
export async function visiblePlaces(db: Db, viewer: PlaceViewer): Promise<VisiblePlaces> {
  const sources = await placeSources(db, viewer)
  return sources === null ? 'all' : placesFrom(db, viewer.tenantId, sources)
}
