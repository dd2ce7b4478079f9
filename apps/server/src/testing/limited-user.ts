import { eq } from 'drizzle-orm'

import { roleAreas, roleElements, roleMenus, roles } from '../db/schema'
import { menuIdOf } from '../domain/menus/menu-catalogue'
import { addOperator, type Operator } from './alarm-world'
import type { TestServer } from './test-server'

/** What the person may do, and the one building that is in sight. */
export interface LimitedRights {
  buildingId: number
  channels?: readonly number[]
  /** paths of screens beside those of the channels */
  screens?: readonly string[]
  /** codes of elements, as `screen:btn_edit` */
  acts?: readonly string[]
}

/** Adds a person of a site who sees one building only (ADR 31). */
export async function addLimitedUser({ deps, clock }: TestServer, tenantId: string, { buildingId, channels, screens = [], acts = [] }: LimitedRights): Promise<Operator> {
  const { db } = deps.database
  const user = await addOperator(db, tenantId, `${tenantId}-guard`, clock.now(), false, channels)
  const roleId = roleOf(user)
  if (screens.length > 0) await db.insert(roleMenus).values(screens.map((path) => ({ roleId, menuId: menuIdOf(path) }))).onConflictDoNothing()
  if (acts.length > 0) await db.insert(roleElements).values(acts.map((elementCode) => ({ roleId, elementCode })))
  await db.update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, roleId))
  await limitTo({ deps }, user, buildingId)
  return user
}

/** From here on the person sees this building instead. */
export async function limitTo({ deps: { database: { db } } }: Pick<TestServer, 'deps'>, user: Operator, buildingId: number): Promise<void> {
  const roleId = roleOf(user)
  await db.delete(roleAreas).where(eq(roleAreas.roleId, roleId))
  await db.insert(roleAreas).values({ roleId, kind: 'building', code: String(buildingId) })
}

const roleOf = ({ username }: Operator): string => `r-${username}`
