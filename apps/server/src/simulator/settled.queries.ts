import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../db/database'

/** An abnormal device or point of a fire host. */
export interface Troubled {
  kind: 'device' | 'fireHostPoint'
  id: number
}

const SOURCES = [
  { kind: 'device', subjects: 'devices', records: 'general_records', column: 'device_id' },
  { kind: 'device', subjects: 'devices', records: 'hydrant_records', column: 'device_id' },
  { kind: 'fireHostPoint', subjects: 'fire_host_points', records: 'fire_host_records', column: 'subject_id' },
] as const

/** Abnormal devices whose records were judged before this instant, so that the site has had time to repair them. */
export async function findSettled(db: Db, judgedBefore: Date): Promise<Troubled[]> {
  const found: Troubled[] = []
  for (const { kind, subjects, records, column } of SOURCES) {
    const [of, record] = [sql.identifier(records), sql.identifier(column)]
    const rows = await rowsOf<{ id: number | string }>(
      db,
      sql`select x.id from ${sql.identifier(subjects)} x
          where x.deleted_at is null and x.status in ('alarm', 'fault')
            and exists (select 1 from ${of} r where r.${record} = x.id and r.raised_at >= x.status_at - interval '1 second'
                        and r.handle_person is not null and r.handled_at < ${judgedBefore.toISOString()}::timestamptz)
            and not exists (select 1 from ${of} r where r.${record} = x.id and not r.handled)
          order by x.id`,
    )
    found.push(...rows.map(({ id }) => ({ kind, id: Number(id) })))
  }
  return found
}
