import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { storedFiles, tenants, tenantSettings } from '../../db/schema'

const logos = (db: Db) => db
  .select({ key: storedFiles.key, contentType: storedFiles.contentType, content: storedFiles.content })
  .from(tenantSettings)
  .innerJoin(storedFiles, eq(storedFiles.key, tenantSettings.logoKey))

/** The logo with this key; undefined for any other file. */
export async function findLogo(db: Db, key: string) {
  const [logo] = await logos(db).where(eq(tenantSettings.logoKey, key))
  return logo
}

/** The logo of the tenant that a host name belongs to; where there is a single tenant, of that one (ADR 73). */
export async function findLogoOfHost(db: Db, host: string) {
  const kept = await db.select({ id: tenants.id, isNamed: sql<boolean>`coalesce(lower(${tenants.domain}) = ${host.toLowerCase()}, false)` }).from(tenants).where(isNull(tenants.deletedAt))
  const tenant = kept.find(({ isNamed }) => isNamed) ?? (kept.length === 1 ? kept[0] : undefined)
  if (!tenant) return undefined
  const [logo] = await logos(db).where(eq(tenantSettings.tenantId, tenant.id))
  return logo
}

/** Where a browser finds a logo; null without one. Its key cannot be guessed, and what it shows is public. */
export const logoPath = (key: string | null): string | null => (key === null ? null : `/files/logo/${key}`)

export async function logoPathOf(db: Db, tenantId: string): Promise<string | null> {
  const [settings] = await db.select({ key: tenantSettings.logoKey }).from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId))
  return logoPath(settings?.key ?? null)
}

/** Deletes the file of a logo that was replaced or removed. */
export async function dropLogo(tx: Db, tenantId: string, key: string | null): Promise<void> {
  if (key !== null) await tx.delete(storedFiles).where(and(eq(storedFiles.key, key), eq(storedFiles.tenantId, tenantId)))
}
