import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { menus, roleMenus, userRoles } from '../../db/schema'
import type { Session } from '../../http/app-env'

/** The channels whose alarms somebody may see; `all` = every channel of the tenant. */
export type VisibleChannels = ReadonlySet<number> | 'all'

/**
 * A tenant's administrator sees every channel. Everybody else sees those of which a role of theirs grants a screen:
 * what the menu does not show is neither pushed, listed, counted nor judged (trust B2.1).
 */
export async function visibleChannels(db: Db, { userId, isTenantAdmin }: Pick<Session, 'userId' | 'isTenantAdmin'>): Promise<VisibleChannels> {
  if (isTenantAdmin) return 'all'
  const rows = await db
    .selectDistinct({ channelId: menus.channelId })
    .from(menus)
    .innerJoin(roleMenus, eq(roleMenus.menuId, menus.id))
    .innerJoin(userRoles, eq(userRoles.roleId, roleMenus.roleId))
    .where(and(eq(userRoles.userId, userId), isNotNull(menus.channelId)))
  return new Set(rows.flatMap(({ channelId }) => channelId ?? []))
}

/**
 * What somebody may know of: every question to a tenant's data is asked with one. What lies outside is not found, not
 * counted, and told apart from what does not exist by nobody.
 */
export interface DataScope {
  tenantId: string
  channels: VisibleChannels
}

export async function dataScopeOf(db: Db, session: Session): Promise<DataScope> {
  return { tenantId: session.tenantId, channels: await visibleChannels(db, session) }
}

interface WatchedColumns {
  tenantId: AnyPgColumn
  channelId: AnyPgColumn
}

/** The rows of a table that are in scope. */
export function inScope({ tenantId, channelId }: WatchedColumns, scope: DataScope): SQL | undefined {
  return and(eq(tenantId, scope.tenantId), isVisible(channelId, scope.channels))
}

function isVisible(column: AnyPgColumn, channels: VisibleChannels): SQL | undefined {
  if (channels === 'all') return undefined
  return channels.size === 0 ? sql`false` : inArray(column, [...channels])
}

/** For what hangs in a channel without a column that says so. */
export function mayReadChannel({ channels }: DataScope, channelId: string): boolean {
  return channels === 'all' || channels.has(Number(channelId))
}

/** Pictures of floors hang in no channel: they are for everybody who watches any. */
export function mayReadAny({ channels }: DataScope): boolean {
  return channels === 'all' || channels.size > 0
}
