import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { FieldError } from '../../http/errors'
import { withinMost } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { assignableRole, refuseStronger } from '../users/user-rules'
import { findAccounts, updateUser, type ManagedAccount } from '../users/users.queries'
import { refuseWiderAccounts } from './scope-rules'
import { demandRole } from './change-roles'
import { changeMembers, membersOf } from './members.queries'
import { zhCN } from './roles.messages'
import { findRole, updateRole } from './roles.queries'
import { keepingWayIn } from './way-in'

/** group/{id}/user: who holds a role. Our roles have no leaders (ADR 26). */
export async function readMembers(tx: Db, scope: DataScope, id: string) {
  const role = demandRole(await findRole(tx, scope, id))
  return { version: role.version, members: await membersOf(tx, id), leaders: [] }
}

/**
 * POST group/{id}/user replaces the members of a role; `members` is a comma list of users of the tenant. The caller can give only a
 * role that grants nothing beyond the own rights, can change only users with no more rights, and keeps the way in.
 */
export async function replaceMembers({ clock }: Pick<ServerDeps, 'clock'>, c: Context<AppEnv>, id: string): Promise<void> {
  const { members = '', version } = await parametersOf(c)
  const wanted = new Set(withinMost(members.split(',').map((one) => one.trim()).filter(Boolean)))
  await writeWork(c, clock, 'role', (write) => keepingWayIn(write, async () => {
    const { tx, scope, author, now } = write
    await lockWrites(tx, 'user')
    const role = demandRole(await findRole(tx, scope, id))
    checkVersion(role, version)
    const before = await membersOf(tx, id)
    const held = new Set(before.map((member) => member.id))
    const added = [...wanted].filter((one) => !held.has(one))
    const removed = [...held].filter((one) => !wanted.has(one))
    if (added.length > 0) await assignableRole(write, id)
    const accounts = (await demandChangeable(write, [...added, ...removed])).map(({ account }) => account)
    for (const account of accounts) await updateUser(tx, account, { updatedBy: author, updatedAt: now })
    await changeMembers(tx, id, { added, removed })
    await refuseWiderAccounts(write, accounts)
    await updateRole(tx, role, { updatedBy: author, updatedAt: now })
    const usernames = (rows: readonly { username: string }[]) => ({ name: role.name, members: rows.map(({ username }) => username) })
    return [{ act: 'members', id, before: usernames(before), after: usernames(await membersOf(tx, id)) }]
  }))
}

/** The accounts that get or lose the role; one that the caller does not administer is as unknown. */
async function demandChangeable(write: Write, ids: readonly string[]): Promise<ManagedAccount[]> {
  const accounts = await findAccounts(write.tx, write.session, { ids })
  if (accounts.length < ids.length) throw new FieldError('members', zhCN.memberUnknown)
  await refuseStronger(write, accounts)
  return accounts
}
