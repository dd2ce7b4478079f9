import { bigint, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

import { DEVICE_STATUSES } from './schema/estate'

/**
 * Samples of devices, range-partitioned by day of UTC+8: one row a sample, `values` in the order of the type's points.
 * Not among the schema files that drizzle-kit reads (it cannot write PARTITION BY): the table is made by
 * `READINGS_TABLE_SQL` in a custom migration and its days by `ensureReadingDays`.
 */
export const readings = pgTable(
  'readings',
  {
    deviceId: bigint('device_id', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    values: real('values').array().notNull(),
    /** what the sample made of the device */
    status: text('status', { enum: DEVICE_STATUSES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.at] })],
)
