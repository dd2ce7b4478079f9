import type { Context } from 'hono'

import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { idList, idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import { changeTo } from '../../id-change'
import type { ServerDeps } from '../../server-deps'
import { grantsOf } from '../menus/grants.queries'
import { findRoles, grantMoreThan } from '../roles/roles.queries'
import { refuseWiderAccounts } from '../roles/scope-rules'
import { keepingWayIn } from '../roles/way-in'
import { demandChangeable } from '../users/demand-changeable'
import { updateUser, type ManagedAccount } from '../users/users.queries'
import { zhCN } from './position.messages'
import { changeCarried, changeHolders, findPosition, holdersOf, rolesOfPosition, touchPosition, type Position } from './positions.queries'

type Deps = Pick<ServerDeps, 'clock'>

/**
 * POST position/{id}/user replaces who holds a position; `users` is a comma list (contract admin §3.7). With the position come its roles, so the
 * rules are those of the members of a role: nothing beyond the caller's own rights and places is given, only users with no more rights are
 * changed, and the caller keeps the way in (ADR 26).
 */
export async function replaceHolders({ clock }: Deps, c: Context<AppEnv>, id: string): Promise<void> {
  const { users, version } = await parametersOf(c)
  await writeWork(c, clock, 'position', (write) => keepingWayIn(write, async () => {
    const { tx, author, now } = write
    await lockWrites(tx, 'user')
    const position = await demandPosition(write, id)
    checkVersion(position, version)
    const before = await holdersOf(tx, position.id)
    const change = changeTo(before.map((one) => one.id), idList(users))
    if (change.added.length > 0) {
      if (position.isDisabled) throw new FieldError('users', zhCN.disabled)
      await refuseBeyond(write, (await rolesOfPosition(tx, position.id)).map((role) => role.id), 'users')
    }
    const accounts = await demandChangeable(write, [...change.added, ...change.removed], 'users')
    await changeHolders(tx, position.id, change)
    await settle(write, position, accounts)
    for (const { account } of accounts) await updateUser(tx, account, { updatedBy: author, updatedAt: now })
    const names = (rows: readonly { username: string }[]) => ({ name: position.name, users: rows.map(({ username }) => username) })
    return [{ act: 'members', id: position.id, before: names(before), after: names(await holdersOf(tx, position.id)) }]
  }))
}

/** POST position/{id}/group replaces the roles of a position; `groups` is a comma list. Its people get and lose them at once, so the same rules hold. */
export async function replaceCarried({ clock }: Deps, c: Context<AppEnv>, id: string): Promise<void> {
  const { groups, version } = await parametersOf(c)
  // a role must not be deleted before the commit; locks are taken in the order role, position, user
  await writeWork(c, clock, 'role', (write) => keepingWayIn(write, async () => {
    const { tx, scope } = write
    await lockWrites(tx, 'position')
    await lockWrites(tx, 'user')
    const position = await demandPosition(write, id)
    checkVersion(position, version)
    const before = await rolesOfPosition(tx, position.id)
    const change = changeTo(before.map((one) => one.id), idList(groups))
    if ((await findRoles(tx, scope, change.added)).length < change.added.length) throw new FieldError('groups', zhCN.roleUnknown)
    await refuseBeyond(write, [...change.added, ...change.removed], 'groups')
    const accounts = await demandChangeable(write, (await holdersOf(tx, position.id)).map((one) => one.id), 'users')
    await changeCarried(tx, position.id, change)
    await settle(write, position, accounts)
    const names = (rows: readonly { name: string }[]) => ({ name: position.name, roles: rows.map(({ name }) => name) })
    return [{ kind: 'position', act: 'roles', id: position.id, before: names(before), after: names(await rolesOfPosition(tx, position.id)) }]
  }))
}

/** Refuses what shows a user more places than the caller sees, and counts the version up. */
async function settle(write: Write, position: Position, accounts: readonly ManagedAccount[]): Promise<void> {
  await refuseWiderAccounts(write, accounts.map(({ account }) => account))
  await touchPosition(write.tx, position, { updatedBy: write.author, updatedAt: write.now })
}

async function demandPosition({ tx, scope }: Write, id: string): Promise<Position> {
  const position = await findPosition(tx, scope, idOf(id))
  if (!position) throw new BusinessError(httpWords.gone)
  return position
}

/** A user who is no administrator neither gives nor takes a role that grants more than the own rights. */
async function refuseBeyond({ tx, session }: Write, roleIds: readonly string[], field: string): Promise<void> {
  if (session.isTenantAdmin || session.isSuperAdmin) return
  if (await grantMoreThan(tx, roleIds, await grantsOf(tx, session))) throw new FieldError(field, zhCN.roleTooStrong)
}
