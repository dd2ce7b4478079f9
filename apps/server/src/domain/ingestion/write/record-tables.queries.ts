import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client/wire'
import { sql, type SQL } from 'drizzle-orm'

/** For each kind of record its table, the column that names the subject, and what else a recovery sets. */
export const RECORD_TABLES: Record<RecordKind, { name: SQL; subject: SQL; close: SQL }> = {
  general: { name: sql.raw('general_records'), subject: sql.raw('device_id'), close: sql.raw(', confirmed_at = c.now') },
  hydrant: { name: sql.raw('hydrant_records'), subject: sql.raw('device_id'), close: sql.raw('') },
  fireHost: { name: sql.raw('fire_host_records'), subject: sql.raw('subject_id'), close: sql.raw('') },
}

export const RECORD_KINDS = Object.values(RECORD_KIND)
