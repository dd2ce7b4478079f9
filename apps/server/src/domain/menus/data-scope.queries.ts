import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { limitTransaction } from '../../db/scoped/limit-transaction'
import { menus, roleMenus } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { heldRoles } from '../positions/held-roles.queries'
import type { DataScope, LimitedPlaces, VisibleChannels } from './data-scope'
import { visiblePlaces } from './visible-places.queries'

/** Whose scope is read: the user of a session, the owner of a socket, or another account. */
export type ScopeViewer = Pick<Session, 'userId' | 'tenantId' | 'isTenantAdmin' | 'isSuperAdmin'>

/** What a user may read now. Call it outside of a limited transaction. */
export async function dataScopeOf(db: Db, viewer: ScopeViewer): Promise<DataScope> {
  return { tenantId: viewer.tenantId, channels: await visibleChannels(db, viewer), places: await visiblePlaces(db, viewer) }
}

/** Reads the caller's scope and limits the transaction to its places: the one door through which a route reaches a tenant's data. */
export async function enterScope(tx: Db, session: Session): Promise<DataScope> {
  const scope = await dataScopeOf(tx, session)
  if (scope.places !== 'all') await limitTransaction(tx, { userId: session.userId, ...scope.places, within: summarisedPlaces(scope.places) })
  return scope
}

/** The places as the summaries of records name them. Of a fire host that is visible in part, the sums are not known. */
function summarisedPlaces({ buildings, hydrants, wholeHosts }: LimitedPlaces): string[] {
  return [...[...buildings].map((id) => `building:${id}`), ...[...hydrants].map((id) => `hydrant:${id}`), ...[...wholeHosts].map((id) => `host:${id}`)]
}

/**
 * A tenant's administrator sees every channel; other users see those of which one of their roles grants a screen. What
 * the menu does not show is neither pushed, listed, counted nor judged (trust B2.1).
 */
export async function visibleChannels(db: Db, { userId, isTenantAdmin }: Pick<Session, 'userId' | 'isTenantAdmin'>): Promise<VisibleChannels> {
  if (isTenantAdmin) return 'all'
  const held = heldRoles(db)
  const rows = await db
    .selectDistinct({ channelId: menus.channelId })
    .from(menus)
    .innerJoin(roleMenus, eq(roleMenus.menuId, menus.id))
    .innerJoin(held, eq(held.roleId, roleMenus.roleId))
    .where(and(eq(held.userId, userId), isNotNull(menus.channelId)))
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

/** Wakes the hubs of all server processes when what the users of a tenant may see can have changed; the payload is the tenant. */
export const DATA_SCOPE_CHANNEL = 'data_scope'

/** The kinds of rows that decide which places a user sees. */
const DECIDING = new Set(['building', 'networkedUnit', 'hydrant', 'fireHost', 'fireHostPoint', 'department', 'role', 'position', 'user'])

export async function announceScope(tx: Db, tenantId: string, kind: string): Promise<void> {
  if (DECIDING.has(kind)) await tx.execute(sql`select pg_notify(${DATA_SCOPE_CHANNEL}, ${tenantId})`)
}
