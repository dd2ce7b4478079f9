import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'

/** Departments of a tenant: a tree (contract admin §3.6). Who is in them stands in `users` and `departmentMembers`. */
export const departments = pgTable(
  'departments',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** the department above; null at the top */
    parentId: integer('parent_id'),
    /** place among those of the same parent, lowest first; those without one come last */
    orderNumber: integer('order_number'),
    leader: text('leader'),
    phone: text('phone'),
    /** a stopped department keeps its people and gets no new ones */
    isDisabled: boolean('is_disabled').notNull().default(false),
    version: version(),
    ...audit(),
  },
  (t) => [
    index('departments_tenant').on(t.tenantId),
    index('departments_parent').on(t.parentId),
    uniqueIndex('departments_code').on(t.tenantId, sql`lower(${t.code})`).where(sql`${t.deletedAt} is null`),
    foreignKey({ name: 'departments_parent_id_departments_id_fk', columns: [t.parentId], foreignColumns: [t.id] }),
  ],
)
