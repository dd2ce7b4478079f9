import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { instantMs as instant } from './columns'
import { elements, menus } from './menus'
import { tenants } from './tenants'
import { users } from './users'

/** All places of the tenant; chosen areas; those of the member's departments, with or without the departments below. */
export const ROLE_SCOPES = ['all', 'areas', 'departmentsBelow', 'departments'] as const
export type RoleScope = (typeof ROLE_SCOPES)[number]

export const roles = pgTable(
  'roles',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    /** which places its members see (ADR 31) */
    dataScope: text('data_scope', { enum: ROLE_SCOPES }).notNull().default('all'),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    /** counts the changes of the role itself, of its rights and of its members */
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('roles_tenant_name').on(table.tenantId, table.name)],
)

/** The areas of a role whose scope is `areas`: a region by its code (GB/T 2260), a building by its id. */
export const roleAreas = pgTable(
  'role_areas',
  {
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['region', 'building'] }).notNull(),
    code: text('code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.kind, table.code] })],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
)

export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
    menuId: integer('menu_id').notNull().references(() => menus.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.menuId] })],
)

export const roleElements = pgTable(
  'role_elements',
  {
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
    elementCode: text('element_code').notNull().references(() => elements.code, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.elementCode] })],
)
