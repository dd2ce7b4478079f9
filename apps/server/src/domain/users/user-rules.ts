import type { Db } from '../../db/database'
import type { Session } from '../../http/app-env'
import { BusinessError, FieldError, ParameterError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { keepDepartment } from '../departments/departments.queries'
import { zhCN as departmentWords } from '../departments/department.messages'
import { grantsOf } from '../menus/grants.queries'
import { findRole, grantMoreThan } from '../roles/roles.queries'
import { refuseWiderAccounts } from '../roles/scope-rules'
import type { RoleRef } from './user-rows'
import { zhCN } from './users.messages'
import { isMobileTaken, isUsernameTaken, type ManagedAccount } from './users.queries'

const isAdministrator = ({ isSuperAdmin, isTenantAdmin }: Session) => isSuperAdmin || isTenantAdmin

/** Usernames are unique over all tenants, mobile numbers among the accounts that the caller administers. */
export async function refuseTaken(tx: Db, session: Session, names: { username: string; mobilePhone: string }): Promise<void> {
  if (await isUsernameTaken(tx, names.username)) throw new ParameterError(zhCN.usernameTaken, 'username')
  await refuseTakenMobile(tx, session, names.mobilePhone)
}

export async function refuseTakenMobile(tx: Db, session: Session, mobilePhone: string, except?: string): Promise<void> {
  if (await isMobileTaken(tx, session, mobilePhone, except)) throw new ParameterError(zhCN.mobileTaken, 'mobilePhone')
}

/**
 * The role that an input names: null for none. It must belong to the caller's tenant. A user who is no administrator must
 * not assign a role that grants more than his own: he could gain its rights through a second account.
 */
export async function assignableRole({ tx, scope, session }: Write, groupId: string | null): Promise<RoleRef | null> {
  if (groupId === null) return null
  const role = await findRole(tx, scope, groupId)
  if (!role) throw new FieldError('groupId', zhCN.roleUnknown)
  if (!isAdministrator(session) && (await grantMoreThan(tx, [role.id], await grantsOf(tx, session)))) {
    throw new FieldError('groupId', zhCN.roleTooStrong)
  }
  return role
}

/** A user who is no administrator must not change an account with more rights than his own: with its password he would gain them. */
export async function refuseStronger(write: Write, accounts: readonly ManagedAccount[]): Promise<void> {
  const { tx, session } = write
  if (isAdministrator(session)) return
  await refuseWiderAccounts(write, accounts.map(({ account }) => account))
  const grants = await grantsOf(tx, session)
  for (const { account, heldRoleIds: roleIds } of accounts.filter((one) => one.account.id !== session.userId)) {
    const isStronger = account.isSuperAdmin || account.isTenantAdmin || (await grantMoreThan(tx, roleIds, grants))
    if (isStronger) throw new BusinessError(zhCN.accountTooStrong(account.username))
  }
}

/** The department that an input names: null for none. A stopped one gets no new people; `before` is the one that the account has. */
export async function assignableDepartment({ tx, scope }: Write, id: number | null | undefined, before: number | null = null): Promise<number | null> {
  if (id === undefined || id === before) return before
  if (id === null) return null
  const department = await keepDepartment(tx, scope, id)
  if (!department || department.isDisabled) throw new FieldError('departId', departmentWords.unknown)
  return department.id
}
