import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

import type { Db } from './database'
import { lockWrites } from './lock-writes'
import { DEVICE_STATUSES } from './schema/device-states'

/**
 * Samples of devices, range-partitioned by day of UTC+8: one row a sample, `values` in the order of the type's points
 * (`sensorTypePoints.position`). Not among the schema files that drizzle-kit reads, since it cannot write
 * PARTITION BY: the table is made by the custom migration `readings_by_day`, its days by `ensureReadingDay`.
 */
export const readings = pgTable(
  'readings',
  {
    deviceId: bigint('device_id', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** what the device's clock said, where it cannot be believed and `at` is the arrival (domain 24); otherwise null */
    stampedAt: timestamp('stamped_at', { withTimezone: true, mode: 'date', precision: 3 }),
    values: real('values').array().notNull(),
    /** the status of the device after this sample */
    status: text('status', { enum: DEVICE_STATUSES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceId, t.at] })],
)

/** what the name of a day's partition begins with; the day follows as `2026_11_20` */
export const READINGS_DAY_PREFIX = 'readings_'

const DAY_MS = 86_400_000
const UTC8_MS = 8 * 3_600_000

/** One day of readings: its partition's name and bounds. */
export interface ReadingDay {
  table: string
  from: Date
  to: Date
}

/** The day of UTC+8 that an instant belongs to. */
export function readingDay(at: Date | number): ReadingDay {
  const start = Math.floor((Number(at) + UTC8_MS) / DAY_MS) * DAY_MS - UTC8_MS
  const name = new Date(start + UTC8_MS).toISOString().slice(0, 10).replaceAll('-', '_')
  return { table: `${READINGS_DAY_PREFIX}${name}`, from: new Date(start), to: new Date(start + DAY_MS) }
}

/** Makes the partition that holds `at`, unless it is there: call it before the first sample of a day is written. */
export async function ensureReadingDay(tx: Db, at: Date | number): Promise<ReadingDay> {
  const day = readingDay(at)
  // `if not exists` alone fails when another process makes the same table at the same moment
  await lockWrites(tx, 'readings.days')
  await tx.execute(sql`create table if not exists ${sql.identifier(day.table)} partition of readings
    for values from (${sql.raw(quoted(day.from))}) to (${sql.raw(quoted(day.to))})`)
  return day
}

/** Bounds of a partition cannot be parameters; these come from a clock, never from outside. */
export function quoted(at: Date): string {
  return `'${at.toISOString()}'`
}
