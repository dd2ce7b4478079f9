import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { roles, tenants, userRoles, users } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { grantedMenus } from '../menus/granted-menus'
import { menuPermission } from '../menus/menu-answers'
import { zhCN } from './users.messages'

/** Who is signed in and what he may open, bare (contract admin §3.1). There are no elements yet. */
export async function frontInfo(db: Db, session: Session) {
  const [user] = await db
    .select({ description: users.description, site: tenants.site, tenantNo: tenants.tenantNo })
    .from(users)
    .leftJoin(tenants, eq(tenants.id, users.tenantId))
    .where(eq(users.id, session.userId))
  const granted = await grantedMenus(db, session)
  return {
    id: session.userId,
    username: session.username,
    name: session.name,
    description: user?.description ?? undefined,
    menus: granted.map(menuPermission),
    elements: [],
    groupName: await groupName(db, session),
    site: user?.site ?? undefined,
    tenantNo: user?.tenantNo ?? undefined,
  }
}

async function groupName(db: Db, session: Session): Promise<string | undefined> {
  if (session.isSuperAdmin) return zhCN.superAdmin
  if (session.isTenantAdmin) return zhCN.tenantAdmin
  const [role] = await db
    .select({ name: roles.name })
    .from(roles)
    .innerJoin(userRoles, eq(userRoles.roleId, roles.id))
    .where(eq(userRoles.userId, session.userId))
    .orderBy(asc(roles.createdAt), asc(roles.id))
    .limit(1)
  return role?.name
}
