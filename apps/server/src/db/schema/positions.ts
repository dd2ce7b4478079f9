import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'
import { departments } from './organisation'
import { roles } from './roles'
import { users } from './users'

/** Positions of a tenant, e.g. 值班长 (contract admin §3.7): people hold them, and hold the roles of a position with it. */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** the department that it belongs to; null: the whole tenant */
    departmentId: integer('department_id').references(() => departments.id),
    /** place in lists, lowest first; those without one come last */
    orderNumber: integer('order_number'),
    /** a stopped position keeps its people, with their rights, and gets no new ones */
    isDisabled: boolean('is_disabled').notNull().default(false),
    version: version(),
    ...audit(),
  },
  (table) => [
    index('positions_tenant').on(table.tenantId),
    index('positions_department').on(table.departmentId),
    uniqueIndex('positions_code').on(table.tenantId, sql`lower(${table.code})`).where(sql`${table.deletedAt} is null`),
  ],
)

/** Who holds a position. */
export const positionMembers = pgTable(
  'position_members',
  {
    positionId: integer('position_id').notNull().references(() => positions.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.userId] }), index('position_members_user').on(table.userId)],
)

/** The roles that a position carries: its people hold them as well. */
export const positionRoles = pgTable(
  'position_roles',
  {
    positionId: integer('position_id').notNull().references(() => positions.id, { onDelete: 'cascade' }),
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.roleId] }), index('position_roles_role').on(table.roleId)],
)
