import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { cameras } from './cameras'
import { audit, id, instant, version } from './columns'
import { storedFiles } from './estate'

/** A part of a picture, in per cent of its width and height. */
export interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/** What is recognised in the picture of a camera, and when that is an alarm (ADR 60). */
export const recognitions = pgTable(
  'recognitions',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    cameraId: integer('camera_id').notNull().references(() => cameras.id),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['smoke', 'flame', 'blocked', 'leave'] }).notNull(),
    /** null = the whole picture */
    area: jsonb('area').$type<PictureArea>(),
    /** per cent: the more, the less certain it may be */
    sensitivity: smallint('sensitivity').notNull(),
    /** minutes of the day in UTC+8; one after the other over midnight; null = always */
    startsAt: smallint('starts_at'),
    endsAt: smallint('ends_at'),
    enabled: boolean('enabled').notNull().default(true),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('recognitions_kind').on(t.cameraId, t.kind).where(sql`${t.deletedAt} is null`), index('recognitions_tenant').on(t.tenantId)],
)

/** The picture that a camera has sent with the report of a record of `general_records`. */
export const recordPictures = pgTable('record_pictures', {
  recordId: bigint('record_id', { mode: 'number' }).primaryKey(),
  tenantId: text('tenant_id').notNull(),
  fileKey: text('file_key').notNull().references(() => storedFiles.key),
  takenAt: instant('taken_at').notNull(),
})
