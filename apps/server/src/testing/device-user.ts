import { roleElements, roleMenus } from '../db/schema'
import { addOperator } from './alarm-world'
import { server, site } from './site-for-each-test'
import { menuIdOf } from '../domain/menus/menu-catalogue'

/** Adds a user who sees these systems and the pages of devices, with these elements; resolves with the token. */
export async function userWith(name: string, channels: number[], ...codes: string[]): Promise<string> {
  const { db } = server.deps.database
  const { token, username } = await addOperator(db, site.id, `${name}-${site.id}`, server.clock.now(), false, channels)
  const roleId = `r-${username}`
  await db.insert(roleMenus).values(['adminSys', 'adminSys/deviceManger'].map((path) => ({ roleId, menuId: menuIdOf(path) })))
  if (codes.length > 0) await db.insert(roleElements).values(codes.map((elementCode) => ({ roleId, elementCode })))
  return token
}
