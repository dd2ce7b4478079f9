import type { Context } from 'hono'

import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { idList, idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import { changeTo, type IdChange } from '../../id-change'
import type { ServerDeps } from '../../server-deps'
import { demandChangeable } from '../users/demand-changeable'
import { updateUser } from '../users/users.queries'
import { refuseLimited } from './refuse-limited'
import { changeMembers, findDepartment, membersOf, touchDepartment, type Department, type DepartmentMember } from './departments.queries'
import { zhCN } from './department.messages'

type Deps = Pick<ServerDeps, 'clock'>

/** POST depart/user: users come into a department beside those that are in it (contract admin §3.6). */
export async function addMembers(deps: Deps, c: Context<AppEnv>): Promise<true> {
  const { departId = '', userIds } = await parametersOf(c)
  return changed(deps, c, departId, undefined, () => ({ added: idList(userIds), removed: [] }))
}

/** DELETE depart/user: one user leaves it, unless it is the default department of the user (contract admin §3.6). */
export async function removeMember(deps: Deps, c: Context<AppEnv>): Promise<true> {
  const { departId = '', userId } = await parametersOf(c)
  return changed(deps, c, departId, undefined, () => ({ added: [], removed: idList(userId) }))
}

/** POST depart/{id}/user (additive): replaces the people of a department, all of them or none. */
export async function replaceMembers(deps: Deps, c: Context<AppEnv>, id: string): Promise<true> {
  const { members, version } = await parametersOf(c)
  return changed(deps, c, id, version, (before) => changeTo(before.map((one) => one.id), idList(members)))
}

async function changed({ clock }: Deps, c: Context<AppEnv>, id: string, version: string | undefined, changeOf: (before: readonly DepartmentMember[]) => IdChange): Promise<true> {
  await writeWork(c, clock, 'department', async (write) => {
    const { tx, scope, author, now } = write
    refuseLimited(write)
    await lockWrites(tx, 'user')
    const department = await demandDepartment(write, id)
    checkVersion(department, version)
    const before = await membersOf(tx, department)
    const { added, removed } = changeOf(before)
    if (added.length > 0 && department.isDisabled) throw new FieldError('members', zhCN.disabled)
    refuseDefault(before.filter((one) => removed.includes(one.id)))
    for (const { account } of await demandChangeable(write, [...added, ...removed], 'members')) await updateUser(tx, account, { updatedBy: author, updatedAt: now })
    await changeMembers(tx, department.id, { added, removed })
    await touchDepartment(tx, department, { updatedBy: author, updatedAt: now })
    const after = await membersOf(tx, { id: department.id, tenantId: scope.tenantId })
    return [{ act: 'members', id: department.id, before: audited(department, before), after: audited(department, after) }]
  })
  return true
}

async function demandDepartment({ tx, scope }: Write, id: string): Promise<Department> {
  const department = await findDepartment(tx, scope, idOf(id))
  if (!department) throw new BusinessError(httpWords.gone)
  return department
}

/** A user stays in the department that the account itself names. */
function refuseDefault(removed: readonly DepartmentMember[]): void {
  const own = removed.filter(({ isDefault }) => isDefault)
  if (own.length > 0) throw new FieldError('members', zhCN.ownDepartment(own.map(({ name, username }) => name || username)))
}

const audited = ({ name }: Department, members: readonly DepartmentMember[]) => ({ name, members: members.map(({ username }) => username) })
