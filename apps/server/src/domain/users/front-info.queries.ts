import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { roles, tenants, users } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { grantsOf } from '../menus/grants.queries'
import { elementPermission, menuPermission } from '../menus/menu-responses'
import { heldRoles } from '../positions/held-roles.queries'
import { logoPathOf } from '../tenants/logo.queries'
import { zhCN } from './users.messages'

/** The signed-in user with the granted menus and elements, without an envelope (contract admin §3.1). */
export async function frontInfo(db: Db, session: Session) {
  const [user] = await db
    .select({ description: users.description, site: tenants.site, tenantNo: tenants.tenantNo, validUntil: tenants.validUntil })
    .from(users)
    .leftJoin(tenants, eq(tenants.id, session.tenantId))
    .where(eq(users.id, session.userId))
  const granted = await grantsOf(db, session)
  return {
    id: session.userId,
    username: session.username,
    name: session.name,
    description: user?.description ?? undefined,
    menus: granted.menus.map(menuPermission),
    elements: granted.elements.map((element) => elementPermission(element, granted.menus)),
    groupName: await groupName(db, session),
    site: user?.site ?? undefined,
    tenantNo: user?.tenantNo ?? undefined,
    validUntil: user?.validUntil ?? undefined,
    actingFor: session.actingFor ?? undefined,
    logo: (await logoPathOf(db, session.tenantId)) ?? undefined,
  }
}

async function groupName(db: Db, session: Session): Promise<string | undefined> {
  if (session.isSuperAdmin) return zhCN.superAdmin
  if (session.isTenantAdmin) return zhCN.tenantAdmin
  const held = heldRoles(db)
  const [role] = await db
    .select({ name: roles.name })
    .from(roles)
    .innerJoin(held, eq(held.roleId, roles.id))
    .where(eq(held.userId, session.userId))
    .orderBy(asc(roles.createdAt), asc(roles.id))
    .limit(1)
  return role?.name
}
