import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import { idList } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { tenantWork } from '../../http/unit-of-work'
import { writeWork, type Change, type Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { unlock } from '../auth/locks.queries'
import { revokeSessions } from '../auth/sessions.queries'
import { refuseWiderAccounts } from '../roles/scope-rules'
import { keepingWayIn } from '../roles/way-in'
import { refuseOverQuota } from '../tenants/quotas.queries'
import { accountOf, demandParameters, newPasswordOf } from './user-input'
import { auditedUser, type Account, type RoleRef } from './user-rows'
import { assignableDepartment, assignableRole, refuseStronger, refuseTakenMobile } from './user-rules'
import { zhCN } from './users.messages'
import { findAccounts, setRole, updateUser, type AccountValues, type ManagedAccount } from './users.queries'

/** user/update: the username is the key. An absent optional field stays as it is; a blank `groupId` takes the roles away. */
export async function changeUser({ clock }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'username', 'mobilePhone')
  await writeWork(c, clock, 'user', async (write) => {
    const [found] = await findAccounts(write.tx, write.session, { username: parameters['username']?.trim() ?? '' })
    if (!found) throw new ParameterError(zhCN.usernameUnknown, 'username')
    const { account } = found
    checkVersion(account, parameters['version'])
    await refuseTakenMobile(write.tx, write.session, parameters['mobilePhone']?.trim() ?? '', account.id)
    const { mobilePhone, email, name, description, groupId, departId } = accountOf(parameters)
    await refuseStronger(write, [found])
    const departmentId = await assignableDepartment(write, departId, account.departmentId)
    const values = { mobilePhone, email, description, departmentId, ...(name == null ? {} : { name }) }
    const change = await keepingWayIn(write, async () => {
      const roles = groupId === undefined ? found.roles : await replaceRoles(write, account, groupId)
      return changed(write, found, 'update', values, roles)
    })
    await refuseWiderAccounts(write, [account])
    return [change]
  })
}

async function replaceRoles(write: Write, account: Account, groupId: string | null): Promise<RoleRef[]> {
  const role = await assignableRole(write, groupId)
  await setRole(write.tx, account.id, role)
  return role ? [role] : []
}

/** user/delete: all of the accounts or none; their sessions end (contract admin §3.1). */
export async function deleteUsers({ clock }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'userIds')
  const ids = idList(parameters['userIds'])
  await writeWork(c, clock, 'user', async (write) => {
    const accounts = await findAccounts(write.tx, write.session, { ids })
    if (accounts.length < ids.length) throw new ParameterError(zhCN.userUnknown, 'userIds')
    accounts.forEach((one) => refuseDeletion(write, one))
    await refuseStronger(write, accounts)
    const changes: Change[] = []
    for (const one of accounts) {
      const change = await changed(write, one, 'delete', { isDeleted: true })
      await revokeSessions(write.tx, one.account.id, write.now.getTime())
      changes.push({ ...change, after: null })
    }
    return changes
  })
}

function refuseDeletion({ session }: Write, { account, tenantName }: ManagedAccount): void {
  if (account.isSuperAdmin) throw new BusinessError(zhCN.deleteSuperAdmin(account.username))
  if (account.id === session.userId) throw new BusinessError(zhCN.deleteOneself)
  if (account.isTenantAdmin && tenantName !== null) throw new BusinessError(zhCN.deleteTenantAdmin(account.username, tenantName))
}

/** user/resetPassword (additive): a new password for an account other than one's own; its sessions end. */
export async function resetPassword({ clock, passwords }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'id', 'password')
  const session = c.get('session')
  const { account, tenantName } = await tenantWork(c, async (tx) => demandAccount(await findAccounts(tx, session, { ids: [parameters['id'] ?? ''] })))
  if (account.id === session.userId) throw new BusinessError(zhCN.resetOneself)
  const passwordHash = await passwords.hash(newPasswordOf(parameters['password'] ?? '', [account.username, account.name, tenantName ?? '']))
  await changeOne({ clock }, c, account.id, parameters['version'], async (write, found) => {
    const change = await changed(write, found, 'resetPassword', { passwordHash })
    // after the account: a sign-in that was checking the old password has either opened its session by now, or is refused
    await revokeSessions(write.tx, account.id, write.now.getTime())
    return change
  }, 'resetPassword')
}

/** user/setDisabled (additive): stops an account, whose sessions end, or lets it sign in again. */
export async function setDisabled({ clock }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'id', 'disabled')
  const isDisabled = parameters['disabled'] === '1'
  if (!isDisabled && parameters['disabled'] !== '0') throw new ParameterError(httpWords.badParameter, 'disabled')
  const act = isDisabled ? 'disable' : 'enable'
  await changeOne({ clock }, c, parameters['id'] ?? '', parameters['version'], async (write, found) => {
    if (found.account.id === write.session.userId) throw new BusinessError(zhCN.stopOneself)
    if (!isDisabled && found.account.isDisabled) await refuseOverQuota(write.tx, found.account.tenantId, 'users', 1)
    if (!isDisabled) await refuseTakenMobile(write.tx, write.session, found.account.mobilePhone ?? '', found.account.id)
    const change = await changed(write, found, act, { isDisabled })
    if (isDisabled) await revokeSessions(write.tx, found.account.id, write.now.getTime())
    return change
  }, act)
}

/** user/unlock (additive): an account that is locked after failed sign-ins may try again at once; its password and sessions stay. */
export async function unlockUser({ clock }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  demandParameters(parameters, 'id')
  await changeOne({ clock }, c, parameters['id'] ?? '', parameters['version'], async ({ tx, now }, { account: { id, username } }) => {
    if (!(await unlock(tx, username, now))) throw new BusinessError(zhCN.notLocked)
    return { act: 'unlock', id, before: { username, locked: true }, after: { username, locked: false } }
  }, 'unlock')
}

/** One change of one account: it is found, its version checked, and a stronger one is refused. The act is what `writeWork` is told. */
export function changeOne(
  { clock }: Pick<ServerDeps, 'clock'>,
  c: Context<AppEnv>,
  id: string,
  version: string | undefined,
  work: (write: Write, found: ManagedAccount) => Promise<Change>,
  act?: string,
): Promise<void> {
  return writeWork(c, clock, 'user', async (write) => {
    const found = demandAccount(await findAccounts(write.tx, write.session, { ids: [id] }))
    checkVersion(found.account, version)
    await refuseStronger(write, [found])
    return [await work(write, found)]
  }, act)
}

/** The account that was found; an unknown one and one of another tenant get the same refusal. */
export function demandAccount([found]: readonly ManagedAccount[]): ManagedAccount {
  if (!found) throw new ParameterError(zhCN.userUnknown, 'id')
  return found
}

/** Writes columns of an account; what it was and what it is go to the audit log. */
async function changed(write: Write, found: ManagedAccount, act: string, values: AccountValues, roles = found.roles): Promise<Change> {
  const before = auditedUser(found.account, found.roles)
  const after = await updateUser(write.tx, found.account, { ...values, updatedBy: write.author, updatedAt: write.now })
  return { act, id: found.account.id, before, after: auditedUser(after, roles) }
}
