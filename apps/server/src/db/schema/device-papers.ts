import { bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'
import { devices } from './devices'
import { storedFiles } from './estate'

/** What was done to a device, and when it is due again (ADR 76). */
export const deviceMaintenance = pgTable(
  'device_maintenance',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    /** a device that goes for good takes its entries with it */
    deviceId: bigint('device_id', { mode: 'number' }).notNull().references(() => devices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['inspection', 'cleaning', 'calibration', 'repair', 'replacement'] }).notNull(),
    doneOn: date('done_on').notNull(),
    /** a person or a firm, in any words: many are no users of the platform */
    doneBy: text('done_by').notNull(),
    passed: boolean('passed').notNull(),
    description: text('description'),
    /** when the same is due again; null = not planned */
    nextOn: date('next_on'),
    version: version(),
    ...audit(),
  },
  (t) => [index('device_maintenance_device').on(t.deviceId, t.doneOn), index('device_maintenance_tenant').on(t.tenantId, t.doneOn)],
)

/** Papers and pictures of a device (ADR 76). */
export const deviceFiles = pgTable(
  'device_files',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    /** the rows go with their device, but their contents in `stored_files` do not: what removes a device for good must delete those itself */
    deviceId: bigint('device_id', { mode: 'number' }).notNull().references(() => devices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['manual', 'acceptance', 'calibration', 'drawing', 'photo', 'other'] }).notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** null once the row is deleted: its file is gone */
    fileKey: text('file_key').references(() => storedFiles.key),
    version: version(),
    ...audit(),
  },
  (t) => [index('device_files_device').on(t.deviceId), index('device_files_tenant').on(t.tenantId), index('device_files_key').on(t.fileKey)],
)
