import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { object } from 'valibot'

import type { Db } from '../../db/database'
import { departmentMembers, departments, networkedUnits, positions, users } from '../../db/schema'
import { requiredCode } from '../../http/resource/code'
import type { Reference } from '../../http/resource/definition'
import { contains, flag } from '../../http/resource/filter'
import type { FieldProblem } from '../../http/resource/input'
import { optionalWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import type { Write } from '../../http/write-work'
import type { DataScope } from '../menus/data-scope'
import { optionalDepartment } from './department-id'
import { departmentNames, isPresentMember, isPresentUser, listDepartments, memberCounts, releaseUnits, withinDepartment, type Department } from './departments.queries'
import { refuseLimited } from './refuse-limited'
import { zhCN } from './department.messages'

const t = departments

/**
 * `/api/admin/depart`: the departments of a tenant (contract admin §3.6). Order, leader, phone and state are additive (ADR 3), and so are
 * the calls of a declared resource: the platform has `POST /`, `PUT /{id}` and `DELETE /{id}`. Tree and members are in `departments.routes`.
 */
export const departmentResource = resource({
  name: 'department',
  base: '/api/admin/depart',
  table: t,
  rights: { read: ['adminSys/departManager'], write: ['adminSys/departManager'] },
  filters: { name: contains(t.name), code: contains(t.code), leader: contains(t.leader), within: withinDepartment(t.id), isDisabled: flag(t.isDisabled) },
  order: newestFirst(t),
  sortable: { name: t.name, code: t.code, orderNum: t.orderNumber, updTime: t.updatedAt },
  row: ({ id, code, name, parentId, orderNumber, leader, phone, isDisabled, tenantId }) => ({
    id, code, name, parentId, orderNum: orderNumber, leader, phone, isDisabled: wireFlag(isDisabled), tenantId,
  }),
  write: object({
    code: requiredText(50),
    name: requiredText(50),
    parentId: optionalDepartment,
    orderNum: optionalWhole(0, 9999),
    leader: optionalText(50),
    phone: optionalText(50),
    isDisabled: requiredCode(['0', '1']),
  }),
  values: ({ orderNum, isDisabled, ...rest }) => ({
    ...rest,
    orderNumber: orderNum,
    isDisabled: isDisabled === '1',
  }),
  unique: [{ columns: [t.code], field: 'code', message: zhCN.codeTaken }],
  rules: parentsAreAbove,
  refuses: refuseLimited,
  removeParts: ({ tx }, ids) => releaseUnits(tx, ids),
  adds: shownBeside,
  usedBy: [
    { column: t.parentId, what: zhCN.children },
    { column: users.departmentId, what: zhCN.users, where: isPresentUser },
    { column: departmentMembers.departmentId, what: zhCN.users, where: isPresentMember },
    { column: networkedUnits.departmentId, what: zhCN.units },
    { column: positions.departmentId, what: zhCN.positions },
  ],
})

/** The department of rows of another kind: a stopped one gets no new ones, and keeps those that it has. */
export const departmentReference = (column: AnyPgColumn): Reference =>
  ({ column, field: 'departId', to: departmentResource.definition, message: zhCN.unknown, takesNew: ({ isDisabled }) => isDisabled === false, shows: [] })

/** A department stands below one of the same tenant, and never below itself: a move takes everything below along. */
async function parentsAreAbove({ tx, scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const byId = new Map((await listDepartments(tx, scope)).map((one) => [one.id, one]))
  return new Map(rows.flatMap(({ id, parentId }, place) => {
    if (typeof parentId !== 'number') return []
    if (!byId.has(parentId)) return [[place, { field: 'parentId', message: zhCN.parentUnknown }] as const]
    const way = wayUp(byId, parentId)
    if (typeof id === 'number' && way.includes(id)) return [[place, { field: 'parentId', message: zhCN.parentBelow }] as const]
    return way.length + levelsFrom(byId, id) > MOST_LEVELS ? [[place, { field: 'parentId', message: zhCN.tooDeep(MOST_LEVELS) }] as const] : []
  }))
}

/** The ids from a department up to the top, itself included. */
function wayUp(byId: ReadonlyMap<number, Department>, id: number | null, way: readonly number[] = []): readonly number[] {
  return id === null || way.includes(id) ? way : wayUp(byId, byId.get(id)?.parentId ?? null, [...way, id])
}

const MOST_LEVELS = 10

/** How many levels a department has, itself included; a new one is one. */
function levelsFrom(byId: ReadonlyMap<number, Department>, id: unknown): number {
  const below = typeof id === 'number' ? [...byId.values()].filter(({ parentId }) => parentId === id) : []
  return 1 + Math.max(0, ...below.map((one) => levelsFrom(byId, one.id)))
}

/** The name of the department above, and how many users are in it. */
async function shownBeside(tx: Db, scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  const [all, counts] = [await listDepartments(tx, scope), await memberCounts(tx, ids)]
  const shown = all.filter(({ id }) => ids.includes(id))
  const names = await departmentNames(tx, shown.map(({ parentId }) => parentId))
  return new Map(shown.map(({ id, parentId }) => [id, { parentName: parentId === null ? null : names.get(parentId), users: counts.get(id) ?? 0 }]))
}
