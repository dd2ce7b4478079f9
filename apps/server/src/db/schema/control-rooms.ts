import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'
import { buildings, networkedUnits } from './estate'

/** Where a networked unit watches its fire alarm systems, and the phone that is answered there (ADR 42). */
export const controlRooms = pgTable(
  'control_rooms',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    /** a unit goes for good only when all its rooms are deleted, and takes them with it */
    unitId: integer('unit_id').notNull().references(() => networkedUnits.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** null = in none of the buildings of the tenant */
    buildingId: integer('building_id').references(() => buildings.id, { onDelete: 'set null' }),
    floor: smallint('floor'),
    position: text('position'),
    phone: text('phone'),
    managerName: text('manager_name'),
    managerPhone: text('manager_phone'),
    remark: text('remark'),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('control_rooms_name').on(t.unitId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
    index('control_rooms_tenant').on(t.tenantId),
    index('control_rooms_building').on(t.buildingId),
  ],
)
