import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId, idOf, textFilter } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { asBare, asData, asTable } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import type { ServerDeps } from '../../server-deps'
import { findDepartment, listDepartments, membersOf, type Department, type DepartmentMember } from './departments.queries'
import { addMembers, removeMember, replaceMembers } from './members'

/** `/api/admin/depart`: the tree and the people of a department (contract admin §3.6), beside the calls of its resource. */
export function departmentRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/tree', asBare(async (tx, scope) => treeOf(await listDepartments(tx, scope), null)))
    .get('/user', asTable(async (tx, scope, c) => {
      const department = await findDepartment(tx, scope, demandId(c, 'departId'))
      const rows = department ? await membersOf(tx, department, textFilter(c, 'userName')) : []
      return { rows: rows.map(memberEntity), total: rows.length }
    }))
    .post('/user', async (c) => ok(c, await addMembers(deps, c)))
    .delete('/user', async (c) => ok(c, await removeMember(deps, c)))
    .get('/:id/user', asData(async (tx, scope, c) => {
      const department = await findDepartment(tx, scope, idOf(c.req.param('id') ?? ''))
      if (!department) throw new BusinessError(httpWords.gone)
      return { id: department.id, version: department.version, members: (await membersOf(tx, department)).map(memberEntity) }
    }))
    .post('/:id/user', async (c) => ok(c, await replaceMembers(deps, c, c.req.param('id'))))
}

interface DepartmentNode {
  id: number
  parentId: number | '-1'
  label: string
  code: string
  isDisabled: '0' | '1'
  children: DepartmentNode[]
}

function treeOf(all: readonly Department[], parentId: number | null): DepartmentNode[] {
  return all.filter((one) => one.parentId === parentId).map(({ id, name, code, isDisabled }) => ({
    id, parentId: parentId ?? '-1', label: name, code, isDisabled: wireFlag(isDisabled), children: treeOf(all, id),
  }))
}

const memberEntity = ({ departmentId, isDefault, ...user }: DepartmentMember) => ({ ...user, sex: null, departId: departmentId, isDefault: wireFlag(isDefault) })
