import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instantMs as instant } from './columns'
import { departments } from './organisation'
import { tenants } from './tenants'

/** The accounts. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** null: an account without a site, such as the super admin */
    tenantId: text('tenant_id').references(() => tenants.id),
    username: text('username').notNull().unique(),
    name: text('name').notNull(),
    mobilePhone: text('mobile_phone'),
    /** where notices by mail go */
    email: text('email'),
    description: text('description'),
    passwordHash: text('password_hash').notNull(),
    isSuperAdmin: boolean('is_super_admin').notNull().default(false),
    isTenantAdmin: boolean('is_tenant_admin').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    isDeleted: boolean('is_deleted').notNull().default(false),
    lastSignInAt: instant('last_sign_in_at'),
    /** the department that the user belongs to first (contract admin §3.6); more are in `departmentMembers` */
    departmentId: integer('department_id').references(() => departments.id),
    /** the account that created this one: a super admin sees the accounts that he has created (contract admin §4.3) */
    createdById: text('created_by_id'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('users_tenant').on(table.tenantId), index('users_department').on(table.departmentId)],
)

/** Users who are in a department beside their own first one. */
export const departmentMembers = pgTable(
  'department_members',
  {
    departmentId: integer('department_id').notNull().references(() => departments.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.departmentId, table.userId] }), index('department_members_user').on(table.userId)],
)
