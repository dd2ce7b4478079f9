import { sql } from 'drizzle-orm'
import { customType, index, integer, numeric, real, smallint, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { DEVICE_STATUSES } from './device-states'

/** Bytes of a file. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
/** An instant; read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** The same in whole milliseconds, as JavaScript has them: what was written is found again by its time. */
export const instantMs = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
/** Square metres. */
export const area = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

/** Who wrote a row and when; a deleted row stays. */
export const audit = () => ({
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
  deletedAt: instant('deleted_at'),
})

/** The index of the recycle bin: the deleted rows of a tenant by their time, none of those that are there. */
export const inBin = (name: string, t: { tenantId: AnyPgColumn; deletedAt: AnyPgColumn }) => index(name).on(t.tenantId, t.deletedAt).where(sql`${t.deletedAt} is not null`)

/** Counts the changes of a row: an update names the version that it is based on (`http/resource`). */
export const version = () => integer('version').notNull().default(1)

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** The status of what is watched, and since when. */
export const watched = () => ({
  status: text('status', { enum: DEVICE_STATUSES }).notNull().default('notEnabled'),
  /** since when the device has this status */
  statusAt: instant('status_at'),
  /** time of the newest data; null until the first */
  reportedAt: instant('reported_at'),
  /** since when the stamps of the device cannot be believed (domain 24); null while they can */
  clockFaultAt: instant('clock_fault_at'),
})

/** Where a device stands in its building. */
export const place = () => ({
  floor: smallint('floor'),
  position: text('position'),
  /** pixels of the floor's picture as served (domain 7); null = not marked */
  planX: real('plan_x'),
  planY: real('plan_y'),
})
