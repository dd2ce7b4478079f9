import type { departments, positions } from '../db/schema'
import { staffOf, type Staff } from './staff'
import { TENANT_ROWS, type DemoAccount } from './tenants'

type DepartmentRow = typeof departments.$inferInsert & { id: number }

/** Of every tenant: who watches and maintains, and who looks after the networked units. */
const PLAN = [
  { code: 'AQ', name: '安全管理部', parent: null, leaderOf: ({ manager }: Staff) => manager, line: '001' },
  { code: 'AQ-ZB', name: '消控值班班', parent: 'AQ', leaderOf: ({ watch }: Staff) => watch, line: '119' },
  { code: 'AQ-WB', name: '维保班', parent: 'AQ', leaderOf: ({ maintenance }: Staff) => maintenance, line: '003' },
  { code: 'WY-1', name: '物业一部', parent: null, leaderOf: ({ property }: Staff) => property[0], line: '004' },
  { code: 'WY-2', name: '物业二部', parent: null, leaderOf: ({ property }: Staff) => property[1], line: '005' },
] as const

type Code = (typeof PLAN)[number]['code']

function idOf(tenantId: string | null, code: Code): number {
  const tenant = TENANT_ROWS.findIndex(({ id }) => id === tenantId)
  return tenant * PLAN.length + PLAN.findIndex((row) => row.code === code) + 1
}

export const departmentsOf = (tenantIds: readonly string[]): DepartmentRow[] => tenantIds.flatMap((tenantId, tenant) => PLAN.map(({ code, name, parent, leaderOf, line }, index) => ({
  id: idOf(tenantId, code), tenantId, code, name, parentId: parent === null ? null : idOf(tenantId, parent), orderNumber: index + 1, leader: leaderOf(staffOf(tenantId)), phone: `05990-216${tenant}${line}`,
})))

/** The own department of a demo account; the account above all tenants has none. */
export function departmentOfAccount({ tenantId, role }: Pick<DemoAccount, 'tenantId' | 'role'>): number | null {
  if (tenantId === null) return null
  return idOf(tenantId, role === 'watch' ? 'AQ-ZB' : role === 'maintenance' ? 'AQ-WB' : role === 'viewer' ? 'WY-1' : 'AQ')
}

/** The department that looks after a networked unit. */
export const departmentOfUnit = ({ id, tenantId }: { id: number; tenantId: string }): number => idOf(tenantId, id % 2 === 0 ? 'WY-2' : 'WY-1')

/** Of every tenant: what people do in its departments. */
const POSITIONS = [
  { code: 'XFGL', name: '消防安全管理人', department: 'AQ' },
  { code: 'ZBY', name: '消控室值班员', department: 'AQ-ZB' },
  { code: 'WBY', name: '维保员', department: 'AQ-WB' },
] as const

const positionId = (tenantId: string, code: (typeof POSITIONS)[number]['code']): number =>
  TENANT_ROWS.findIndex(({ id }) => id === tenantId) * POSITIONS.length + POSITIONS.findIndex((row) => row.code === code) + 1

export const positionsOf = (tenantIds: readonly string[]): (typeof positions.$inferInsert & { id: number })[] => tenantIds.flatMap((tenantId) => POSITIONS.map(({ code, name, department }, index) => ({
  id: positionId(tenantId, code), tenantId, code, name, departmentId: idOf(tenantId, department), orderNumber: index + 1,
})))

/** The position of a demo account; null for those that only look, and for the account above all tenants. */
export function positionOfAccount({ tenantId, role, isTenantAdmin }: Pick<DemoAccount, 'tenantId' | 'role' | 'isTenantAdmin'>): number | null {
  if (tenantId === null) return null
  if (isTenantAdmin) return positionId(tenantId, 'XFGL')
  return role === 'watch' ? positionId(tenantId, 'ZBY') : role === 'maintenance' ? positionId(tenantId, 'WBY') : null
}
