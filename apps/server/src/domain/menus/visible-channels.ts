import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { MiddlewareHandler } from 'hono'

import type { Db } from '../../db/database'
import { menus, roleMenus, userRoles } from '../../db/schema'
import type { AppEnv, Session } from '../../http/app-env'

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

/** What a row's channel must be; nothing for those who see all. */
export function isVisible(column: AnyPgColumn, channels: VisibleChannels): SQL | undefined {
  if (channels === 'all') return undefined
  return channels.size === 0 ? sql`false` : inArray(column, [...channels])
}

/** Every route behind this has `c.get('channels')`. */
export const withVisibleChannels: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('channels', await visibleChannels(c.get('database').db, c.get('session')))
  await next()
}
