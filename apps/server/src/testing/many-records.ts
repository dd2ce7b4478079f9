import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Database, type Db } from '../db/database'

/**
 * Adds `rows` records of devices and a tenth as many of hydrants and of fire hosts to a tenant, the newest `open` of each unhandled, by SQL. They are in
 * no statistics, and their devices and buildings do not exist.
 */
export async function addManyRecords(database: Database, tenantId: string, amount: { rows: number; open: number }): Promise<void> {
  await database.transaction(async (tx) => {
    // without triggers: no test reads the statistics of these rows, and adding them up would take longer than everything else
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await withoutIndexes(tx, () => fill(tx, tenantId, amount))
    await tx.execute(sql`analyze`)
  })
}

/** Drops the indexes of the records and makes them again at the end: filling is faster without them. */
export async function withoutIndexes(tx: Db, fillTables: () => Promise<void>): Promise<void> {
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
  const indexes = await rowsOf<{ name: string; text: string }>(
    tx,
    sql`select indexname as name, indexdef as text from pg_indexes where tablename in ('general_records', 'hydrant_records', 'fire_host_records') and indexname not like '%\_pkey'`,
  )
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await fillTables()
  for (const { text } of indexes) await tx.execute(sql.raw(text))
}

/** One statement for all rows could take longer than an answer of PostgreSQL is waited for: the limit of a statement is lifted here, this wait is not (ADR 16). */
const ROWS_OF_PART = 100_000

/** Inserts the rows 1 to `rows` in parts: `series` gives the numbers of a part, as `i`. */
export async function inParts(tx: Db, rows: number, insert: (series: SQL) => SQL): Promise<void> {
  for (let first = 1; first <= rows; first += ROWS_OF_PART) {
    await tx.execute(insert(sql`generate_series(${first}::int, ${Math.min(first + ROWS_OF_PART - 1, rows)}::int) i`))
  }
}

/** Most records are handled, one in a hundred is a fire, a few hundred are open; 500 places, three days for each thousand. */
async function fill(tx: Db, tenantId: string, { rows, open }: { rows: number; open: number }): Promise<void> {
  const common = sql`${tenantId}, 'YG', '烟感报警', now() - i * interval '4 minutes', i > ${open}, case when i > ${open} then now() end,
    '三层' || i % 500 || '号走廊'`
  const columns = sql`tenant_id, point_code, alarm_type, raised_at, handled, handled_at, position`
  const category = sql`case when i % 100 = 0 then '1' else '0' end`
  await inParts(tx, rows, (series) => sql`insert into general_records (${columns}, channel_id, device_id, sensor_number, building_id, building_name, floor, category, verdict)
    select ${common}, 1 + i % 2, 100000 + i % 5000, lpad(to_hex(i), 16, '0'), 100 + i % 200, '大厦' || i % 200, i % 20, ${category}, '2' from ${series}`)
  await inParts(tx, rows / 10, (series) => sql`insert into hydrant_records (${columns}, channel_id, device_id, sensor_number, hydrant_id, hydrant_name)
    select ${common}, 5, 200000 + i % 5000, lpad(to_hex(i), 16, '0'), 100 + i % 2000, '消火栓' || i % 2000 from ${series}`)
  await inParts(tx, rows / 10, (series) => sql`insert into fire_host_records (${columns}, channel_id, fire_host_point_id, fire_host_id, loop, address, series, building_id, building_name, floor, category, verdict)
    select ${common}, 11, 300000 + i % 5000, 1 + i % 20, '1', (i % 250)::text, '感烟', 100 + i % 200, '大厦' || i % 200, i % 20, ${category}, '2'
    from ${series}`)
}
