import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { parametersOf } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import { writeWork, type Change, type Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { refuseWiderStart } from '../roles/scope-rules'
import { randomId } from '../random-id'
import { refuseOverQuota } from '../tenants/quotas.queries'
import { tenantNameOf } from './accounts.queries'
import { accountOf, demandParameters, newPasswordOf, type AccountInput } from './user-input'
import { assignableDepartment, assignableRole, refuseTaken } from './user-rules'
import { auditedUser } from './user-rows'
import { insertUser, setRole } from './users.queries'

/**
 * user/add. The platform's order of checks: blanks, username, mobile number, rules of the fields (contract admin §3.1).
 * The password is hashed between two transactions, since that takes half a second, so what is taken is checked twice.
 */
export async function addUser({ clock, passwords }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'username', 'mobilePhone', 'password')
  const { username = '', mobilePhone = '', password = '' } = parameters
  const session = c.get('session')
  const tenantName = await tenantWork(c, async (tx) => {
    await refuseTaken(tx, session, { username: username.trim(), mobilePhone: mobilePhone.trim() })
    return tenantNameOf(tx, session)
  })
  const input = accountOf(parameters)
  const passwordHash = await passwords.hash(newPasswordOf(password, [input.username, input.name ?? '', tenantName]))
  await writeWork(c, clock, 'user', async (write) => {
    await refuseTaken(write.tx, write.session, input)
    return [await insertAccount(write, input, passwordHash)]
  })
}

/** A new account of the caller's tenant, without one when the super admin makes it (contract admin §4.4). */
export async function insertAccount(write: Write, input: AccountInput, passwordHash: string): Promise<Change> {
  const { tx, session } = write
  const tenantId = session.isSuperAdmin ? null : session.tenantId
  await refuseOverQuota(tx, tenantId, 'users', 1)
  const role = await assignableRole(write, input.groupId ?? null)
  const departmentId = await assignableDepartment(write, input.departId)
  await refuseWiderStart(write, role, departmentId)
  const account = await insertUser(tx, newAccount(write, { input, departmentId, passwordHash }))
  await setRole(tx, account.id, role)
  return { act: 'add', id: account.id, before: null, after: auditedUser(account, role ? [role] : []) }
}

/** The columns of a new account. */
export function newAccount({ session, now, author }: Write, { input, departmentId, passwordHash }: { input: AccountInput; departmentId: number | null; passwordHash: string }) {
  return {
    id: randomId(),
    tenantId: session.isSuperAdmin ? null : session.tenantId,
    username: input.username,
    name: input.name ?? input.username,
    mobilePhone: input.mobilePhone,
    email: input.email ?? null,
    description: input.description ?? null,
    departmentId,
    passwordHash,
    createdById: session.userId,
    createdAt: now,
    updatedBy: author,
    updatedAt: now,
  }
}
