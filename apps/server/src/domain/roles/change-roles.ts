import type { Context } from 'hono'
import { looseObject, nullish, number, object, string, union } from 'valibot'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError, ParameterError } from '../../http/errors'
import { idList } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { optionalText, requiredText } from '../../http/resource/text'
import type { UsedBy } from '../../http/resource/used-by.queries'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import type { RoleScope } from '../../db/schema'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { positionsWith } from '../positions/positions.queries'
import { randomId } from '../random-id'
import { zhCN } from './roles.messages'
import { deleteRoles, findRole, findRoles, insertRole, isNameTaken, memberCounts, updateRole, type Role } from './roles.queries'
import { refuseWiderRole } from './scope-rules'

const roleInput = object({ name: requiredText(50), description: optionalText(200) })

/** The version of a role as an update names it; a client of the deployed platform sends none. */
export const versionField = nullish(union([string(), number()]))

type Deps = Pick<ServerDeps, 'clock'>

/** group/add: a role of the caller's tenant, without rights and without members. */
export async function addRole({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const { name, description } = demandInput(roleInput, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, 'role', async (write) => {
    await refuseTaken(write, name)
    const { tx, scope, author, now } = write
    const stamp = { createdBy: author, createdAt: now, updatedBy: author, updatedAt: now }
    const role = await insertRole(tx, { id: randomId(), tenantId: scope.tenantId, name, description: description ?? null, dataScope: narrowest(scope), ...stamp })
    return [{ act: 'add', id: role.id, before: null, after: auditedRole(role) }]
  })
}

/** A new role shows every place, or what anyone may give: the places of the member's own departments. */
const narrowest = ({ places }: DataScope): RoleScope => (places === 'all' ? 'all' : 'departments')

/** group/update: name and description. */
export async function changeRole({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const body = await jsonBody(c, looseObject({ id: string(), version: versionField }))
  const { name, description } = demandInput(roleInput, body)
  await writeWork(c, clock, 'role', async (write) => {
    const before = demandRole(await findRole(write.tx, write.scope, body.id))
    checkVersion(before, body.version)
    await refuseWiderRole(write, before)
    await refuseTaken(write, name, before.id)
    const after = await updateRole(write.tx, before, { name, description, updatedBy: write.author, updatedAt: write.now })
    return [{ act: 'update', id: before.id, before: auditedRole(before), after: auditedRole(after) }]
  })
}

/**
 * group/delete: all of the roles or none. A role with members is refused, because its users would lose their rights with it;
 * the deployed platform removes the links (ADR 26).
 */
export async function removeRoles({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const ids = idList(c.req.query('id'))
  if (ids.length === 0) throw new ParameterError(httpWords.required, 'id')
  await writeWork(c, clock, 'role', async (write) => {
    const { tx, scope } = write
    // no position and no user may be given one of the roles before the commit
    await lockWrites(tx, 'position')
    await lockWrites(tx, 'user')
    const found = await findRoles(tx, scope, ids)
    if (found.length < ids.length) throw new BusinessError(httpWords.gone)
    for (const role of found) await refuseWiderRole(write, role)
    const uses = await usesOf(tx, ids)
    if (uses.length > 0) throw new BusinessError(httpWords.inUse(uses), { usedBy: uses })
    await deleteRoles(tx, ids)
    return found.map((role) => ({ act: 'delete', id: role.id, before: auditedRole(role), after: null }))
  })
}

/** What forbids the deletion of these roles: their members, and positions that carry them. */
export async function usesOf(tx: Db, ids: readonly string[]): Promise<UsedBy[]> {
  const users = [...(await memberCounts(tx, ids)).values()].reduce((sum, one) => sum + one, 0)
  const uses = [{ what: zhCN.users, count: users }, { what: zhCN.positions, count: await positionsWith(tx, ids) }]
  return uses.filter(({ count }) => count > 0)
}

/** The role that was found; an unknown one and one of another tenant get the same refusal. */
export function demandRole(role: Role | undefined): Role {
  if (!role) throw new BusinessError(httpWords.gone)
  return role
}

async function refuseTaken({ tx, scope }: Write, name: string, except?: string): Promise<void> {
  if (await isNameTaken(tx, scope, name, except)) throw new FieldError('name', zhCN.nameTaken)
}

const auditedRole = ({ name, description }: Role) => ({ name, description })
