import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'
import { departments } from './organisation'

/** An instant; read and written as a Date. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A site: one customer, isolated from every other (contract admin §3.8). */
export const tenants = pgTable(
  'tenants',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    domain: text('domain'),
    logoUrl: text('logo_url'),
    site: text('site'),
    tenantNo: text('tenant_no'),
    description: text('description'),
    /** the last day of the contract, in UTC+8; null = no end (ADR 32) */
    validUntil: date('valid_until', { mode: 'string' }),
    /** enabled accounts at most; null = any number */
    maxUsers: integer('max_users'),
    /** devices at most, without the points of fire hosts; null = any number */
    maxDevices: integer('max_devices'),
    /** no user signs in; reports are still recorded (ADR 32) */
    isStopped: boolean('is_stopped').notNull().default(false),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    updatedAt: instant('updated_at'),
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('tenants_name').on(table.name).where(sql`${table.deletedAt} is null`),
    uniqueIndex('tenants_domain').on(table.domain).where(sql`${table.deletedAt} is null`),
  ],
)

/** The channels that a tenant has subscribed to (contract admin §4.1). */
export const tenantChannels = pgTable(
  'tenant_channels',
  {
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.channelId] })],
)

/** The systems whose section a tenant has switched off; a row for each. Its devices report and alarm as before (ADR 36). */
export const hiddenChannels = pgTable(
  'hidden_channels',
  {
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    hiddenBy: text('hidden_by').notNull(),
    hiddenAt: instant('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.channelId] })],
)

/** Settings of a tenant; no row = the defaults. */
export const tenantSettings = pgTable('tenant_settings', {
  tenantId: text('tenant_id').primaryKey().references(() => tenants.id, { onDelete: 'cascade' }),
  /** whether the pictures of floors are given out (enums: planSetup) */
  planSetup: boolean('plan_setup').notNull().default(false),
  /** after how many days handled records, notices and early warnings are deleted; null = as the server is set up */
  recordDays: integer('record_days'),
  /** the file of the logo, of `stored_files`; null = the mark of the product (ADR 73) */
  logoKey: text('logo_key'),
  version: integer('version').notNull().default(0),
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
})

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

/**
 * The menu tree, the same for every tenant; `domain/menus` decides who is granted what. Filled from `menu-catalogue` at each start; title, icon,
 * order and visibility of a row that a user has changed stay as they are.
 */
export const menus = pgTable('menus', {
  id: integer('id').primaryKey(),
  /** -1 = top level */
  parentId: integer('parent_id').notNull(),
  code: text('code').notNull(),
  title: text('title').notNull(),
  icon: text('icon'),
  href: text('href'),
  type: text('type'),
  orderNum: integer('order_num').notNull(),
  channelId: integer('channel_id'),
  superAdminMenu: boolean('super_admin_menu').notNull(),
  siteMenu: boolean('site_menu').notNull(),
  /** not in the navigation; rights and data scope do not change (ADR 33) */
  isHidden: boolean('is_hidden').notNull().default(false),
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  /** null: as in the catalogue */
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
  version: integer('version').notNull().default(1),
})

export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
    menuId: integer('menu_id').notNull().references(() => menus.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.menuId] })],
)

/** What can be pressed on a screen, the same for every tenant. Filled from `element-catalogue` at each start. */
export const elements = pgTable('elements', {
  /** `<section>/<screen>:btn_<act>` */
  code: text('code').primaryKey(),
  menuId: integer('menu_id').notNull().references(() => menus.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** the call that it makes, as the platform writes it: without /api (contract admin §4.2) */
  method: text('method').notNull(),
  uri: text('uri').notNull(),
})

export const roleElements = pgTable(
  'role_elements',
  {
    roleId: text('role_id').notNull().references(() => roles.id, { onDelete: 'cascade' }),
    elementCode: text('element_code').notNull().references(() => elements.code, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.elementCode] })],
)

/** A signed-in browser. Only SHA-256 hashes of tokens are stored, so a stolen copy of the table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    refreshHash: text('refresh_hash').notNull().unique(),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** `token_hash` of the session that a renewal has begun in its place; null: not renewed yet */
    renewedBy: text('renewed_by'),
    /** where it was made or renewed last; null for sessions of before this was kept */
    ip: text('ip'),
    browser: text('browser'),
    system: text('system'),
    /** the tenant as whose administrator a super admin acts in this session (ADR 32) */
    actingTenantId: text('acting_tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const pictureCodes = pgTable('picture_codes', {
  key: text('key').primaryKey(),
  code: text('code').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Failed sign-ins of an account or of an address (trust B4); `subject` is `account:<name>` or `ip:<address>`. */
export const loginFailures = pgTable('login_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
  blockedUntil: instant('blocked_until'),
})

/** A name or password that is wrong, a wrong picture code, too many attempts, a stopped account, a wrong code of the second factor. */
export const SIGN_IN_REASONS = ['password', 'code', 'throttled', 'disabled', 'secondFactor'] as const

/** Sign-ins, accepted and refused: the rows of 登录日志 (contract admin §3.12). */
export const loginLog = pgTable(
  'login_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** of the account that was named; null for an account without a site, and for a name that no account has */
    tenantId: text('tenant_id'),
    userId: text('user_id'),
    /** as it was typed */
    username: text('username').notNull(),
    ip: text('ip').notNull(),
    at: instant('at').notNull(),
    result: text('result', { enum: ['ok', 'refused'] }).notNull().default('ok'),
    /** why it was refused */
    reason: text('reason', { enum: SIGN_IN_REASONS }),
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [index('login_log_tenant_at').on(table.tenantId, table.at)],
)

/**
 * Who did what (trust B4); written in the same transaction as the change itself. The rows of a tenant are a chain: `hash` covers the row
 * and the hash of the row before it, so that a row that was changed or removed later is found (`npm run verify-audit`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    tenantId: text('tenant_id'),
    userId: text('user_id'),
    ip: text('ip'),
    requestId: text('request_id'),
    action: text('action').notNull(),
    result: text('result').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
    /** null in rows of before there was a chain */
    prevHash: text('prev_hash'),
    hash: text('hash'),
  },
  (table) => [index('audit_log_tenant_at').on(table.tenantId, table.at), index('audit_log_list').on(table.tenantId, table.id)],
)

/** The newest row of each chain of the audit log: a row that was removed from its end is found, and writers wait for one another here. */
export const auditChains = pgTable('audit_chains', {
  /** the tenant; '' for what belongs to none */
  chain: text('chain').primaryKey(),
  /** the first row of the chain; rows before it have no hash */
  firstId: bigint('first_id', { mode: 'number' }),
  lastId: bigint('last_id', { mode: 'number' }),
  lastHash: text('last_hash'),
  /** of the newest row that the retention has deleted: the oldest row that is left follows it */
  forgottenHash: text('forgotten_hash'),
})
