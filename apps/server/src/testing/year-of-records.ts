import { sql } from 'drizzle-orm'

import type { Database, Db } from '../db/database'
import { foldAllChanges } from '../domain/statistics/fold'
import { inParts, withoutIndexes } from './many-records'

/** No report waits for these transactions; in the small ones of the platform a million changes take many minutes. */
const FOLD_BATCH = 50_000
/** of one device that chatters for hours */
export const CHATTERING_ROWS = 200
const DEVICES = 5000

interface Year {
  rows: number
  /** its end, epoch ms */
  now: number
}

/** Adds a year of records and what the statistics keep of them: `rows` of devices in six channels, a tenth as many of hydrants, and those of a device that chatters. */
export async function addYearOfRecords(database: Database, tenantId: string, year: Year): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await withoutIndexes(tx, () => fill(tx, tenantId, year))
  })
  await foldAllChanges(database, { batch: FOLD_BATCH })
  await database.db.execute(sql`analyze`)
}

/** One in twenty a fire, one in ten offline, a few hundred open. One in ten records of hydrants is of each of the points that are counted. */
async function fill(tx: Db, tenantId: string, { rows, now: end }: Year): Promise<void> {
  const now = new Date(end).toISOString()
  await inParts(tx, rows, (series) => sql`insert into general_records (tenant_id, channel_id, device_id, sensor_number, point_code, alarm_type, raised_at, received_at, handled, handle_person,
      handled_at, restored_at, position, building_id, building_name, floor, category, verdict)
    select ${tenantId}, (array[1, 2, 4, 6, 7, 8])[1 + i % ${DEVICES} % 6], i % ${DEVICES}, 's' || i % ${DEVICES}, case when i % 10 = 3 then 'OFFLINE' else 'YG' end, '类型' || i % 12, raised, raised,
      i > 300, case when i > 300 and i % 3 > 0 then 'li' end, case when i > 300 then raised + i % 5000 * interval '1 second' end, case when i % 4 = 0 then raised + interval '2 minutes' end,
      '', 1 + i % 200, '', 1 + i % 20, case when i % 20 = 0 then '1' else '0' end, (i % 3)::text
    from (select i, ${now}::timestamptz - i * (interval '364 days' / ${rows}) as raised from ${series}) rows`)
  await inParts(tx, rows / 10, (series) => sql`insert into hydrant_records (tenant_id, channel_id, device_id, sensor_number, hydrant_id, point_code, alarm_type, raised_at, handled, restored_at)
    select ${tenantId}, 5, i % 500, 's' || i % 500, i % 300, (array['YL', 'XZJ', 'OFFLINE', 'OFFLINE', 'OFFLINE', 'VOL', 'VOL', 'VOL', 'VOL', 'VOL'])[1 + i % 10],
      case when i % 20 = 0 then '高压' else '低压' end, raised, true, raised + interval '2 hours'
    from (select i, ${now}::timestamptz - i * (interval '364 days' / ${rows / 10}) as raised from ${series}) rows`)
  // also a flood on each side of many borders
  await inParts(tx, CHATTERING_ROWS, (series) => sql`insert into general_records (tenant_id, channel_id, device_id, sensor_number, point_code, alarm_type, raised_at, restored_at, handled, building_id, floor, category)
    select ${tenantId}, 1, 4711, 's4711', 'YG', '类型1', raised, raised + interval '20 seconds', true, 7, 1, '0'
    from (select ${now}::timestamptz - interval '40 days' - i * interval '70 seconds' as raised from ${series}) rows`)
}
