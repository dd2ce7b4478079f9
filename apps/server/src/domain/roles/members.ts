import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { idList } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork } from '../../http/write-work'
import { changeTo } from '../../id-change'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { demandChangeable } from '../users/demand-changeable'
import { assignableRole } from '../users/user-rules'
import { updateUser } from '../users/users.queries'
import { refuseWiderAccounts } from './scope-rules'
import { demandRole } from './change-roles'
import { changeMembers, membersOf } from './members.queries'
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
  const { members, version } = await parametersOf(c)
  const wanted = idList(members)
  await writeWork(c, clock, 'role', (write) => keepingWayIn(write, async () => {
    const { tx, scope, author, now } = write
    await lockWrites(tx, 'user')
    const role = demandRole(await findRole(tx, scope, id))
    checkVersion(role, version)
    const before = await membersOf(tx, id)
    const { added, removed } = changeTo(before.map((member) => member.id), wanted)
    if (added.length > 0) await assignableRole(write, id)
    const accounts = (await demandChangeable(write, [...added, ...removed], 'members')).map(({ account }) => account)
    for (const account of accounts) await updateUser(tx, account, { updatedBy: author, updatedAt: now })
    await changeMembers(tx, id, { added, removed })
    await refuseWiderAccounts(write, accounts)
    await updateRole(tx, role, { updatedBy: author, updatedAt: now })
    const usernames = (rows: readonly { username: string }[]) => ({ name: role.name, members: rows.map(({ username }) => username) })
    return [{ act: 'members', id, before: usernames(before), after: usernames(await membersOf(tx, id)) }]
  }))
}
