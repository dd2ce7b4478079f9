import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { buildings, regions, roleAreas, type RoleScope } from '../../db/schema'

/** Which places a role shows. */
export interface RolePlaces {
  scope: RoleScope
  regions: readonly string[]
  buildings: readonly number[]
}

export async function areasOf(tx: Db, roleId: string): Promise<Omit<RolePlaces, 'scope'>> {
  const rows = await tx.select().from(roleAreas).where(eq(roleAreas.roleId, roleId))
  const ofKind = (wanted: 'region' | 'building') => rows.filter(({ kind }) => kind === wanted).map(({ code }) => code).sort()
  return { regions: ofKind('region'), buildings: ofKind('building').map(Number) }
}

/** Replaces the areas of a role. */
export async function replaceAreas(tx: Db, roleId: string, areas: Omit<RolePlaces, 'scope'>): Promise<void> {
  await tx.delete(roleAreas).where(eq(roleAreas.roleId, roleId))
  const rows = [...areas.regions.map((code) => ({ roleId, kind: 'region' as const, code })), ...areas.buildings.map((id) => ({ roleId, kind: 'building' as const, code: String(id) }))]
  if (rows.length > 0) await tx.insert(roleAreas).values(rows)
}

/** The names of regions by code; an unknown one is not among them. */
export async function regionNames(tx: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.select().from(regions).where(inArray(regions.code, [...codes]))
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** The names of buildings of the tenant by id; deleted ones are not among them. */
export async function buildingNames(tx: Db, tenantId: string, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.select({ id: buildings.id, name: buildings.name }).from(buildings)
    .where(and(eq(buildings.tenantId, tenantId), isNull(buildings.deletedAt), inArray(buildings.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
