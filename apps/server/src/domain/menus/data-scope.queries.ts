import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { menus, roleMenus, userRoles } from '../../db/schema'
import type { Session } from '../../http/app-env'
import type { DataScope, VisibleChannels } from './data-scope'

export async function dataScopeOf(db: Db, session: Session): Promise<DataScope> {
  return { tenantId: session.tenantId, channels: await visibleChannels(db, session) }
}

/**
 * A tenant's administrator sees every channel; other users see those of which one of their roles grants a screen. What
 * the menu does not show is neither pushed, listed, counted nor judged (trust B2.1).
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

interface ScopedColumns {
  tenantId: AnyPgColumn
  channelId: AnyPgColumn
}

/** The rows of a table that are in scope. */
export function inScope({ tenantId, channelId }: ScopedColumns, scope: DataScope): SQL | undefined {
  return and(eq(tenantId, scope.tenantId), isVisible(channelId, scope.channels))
}

function isVisible(column: AnyPgColumn, channels: VisibleChannels): SQL | undefined {
  if (channels === 'all') return undefined
  return channels.size === 0 ? sql`false` : inArray(column, [...channels])
}
