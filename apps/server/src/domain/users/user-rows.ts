import type { users } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'

export type Account = typeof users.$inferSelect

export interface RoleRef {
  id: string
  name: string
}

/** A row of user/list: one for each role (contract admin §3.1). What follows `role` is additive. */
export const listedUser = ({ account, role, department = null }: { account: Account; role: RoleRef | null; department?: string | null | undefined }) => ({
  id: account.id,
  username: account.username,
  name: account.name,
  mobilePhone: account.mobilePhone,
  email: account.email,
  role: role?.name,
  groupId: role?.id,
  departId: account.departmentId,
  departName: department,
  description: account.description,
  attr1: wireFlag(account.isTenantAdmin),
  isDisabled: wireFlag(account.isDisabled),
  lastSignInTime: wireTime(account.lastSignInAt),
  crtTime: wireTime(account.createdAt),
  updUserName: account.updatedBy,
  updTime: wireTime(account.updatedAt),
  version: account.version,
})

/** The entity of user/{id}, without the hash of the password, which the platform returns as well. */
export const userEntity = ({ account, roles, departmentName }: { account: Account; roles: readonly RoleRef[]; departmentName: string | null }) => ({
  ...listedUser({ account, role: roles[0] ?? null, department: departmentName }),
  groupName: roles[0]?.name,
  isDeleted: wireFlag(account.isDeleted),
  isSuperAdmin: wireFlag(account.isSuperAdmin),
  tenantId: account.tenantId,
})

/** What the audit log keeps of an account. */
export const auditedUser = (account: Account, roles: readonly RoleRef[]) => ({
  username: account.username,
  name: account.name,
  mobilePhone: account.mobilePhone,
  email: account.email,
  description: account.description,
  departId: account.departmentId,
  groupIds: roles.map(({ id }) => id),
  isDisabled: account.isDisabled,
})
