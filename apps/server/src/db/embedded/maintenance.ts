import type { Clock } from '../../clock'
import type { EmbeddedClient } from './embedded-client'

/** the least time between two looks at the tables */
export const MAINTENANCE_MS = 60_000
/** a checkpoint shortens the log: after this time, or when the log has grown by this much */
const CHECKPOINT_MS = 5 * 60_000
const CHECKPOINT_BYTES = 64 * 1024 * 1024

/**
 * Does what the background processes of PostgreSQL do and the embedded one does not have: checkpoints, without which the
 * log grows for ever, and vacuum, without which dead rows stay. An idle database is not even asked.
 */
export function createMaintenance(client: EmbeddedClient, clock: Clock): () => Promise<void> {
  let usesSeen = client.uses
  let checkpointAt = clock.now()
  let checkpointLsn = '0/0'

  async function checkpointWhenDue(): Promise<void> {
    const { lsn, bytes } = await client.take('list', async (pg) => {
      const { rows } = await pg.query<{ lsn: string; bytes: string }>(
        `select pg_current_wal_lsn()::text as lsn, pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn)::text as bytes`,
        [checkpointLsn],
      )
      return { lsn: rows[0]?.lsn ?? '0/0', bytes: Number(rows[0]?.bytes ?? 0) }
    })
    const isDue = clock.now() - checkpointAt >= CHECKPOINT_MS || bytes >= CHECKPOINT_BYTES
    if (bytes <= 0 || !isDue) return
    await client.take('list', (pg) => pg.exec('checkpoint'))
    checkpointAt = clock.now()
    checkpointLsn = lsn
  }

  /** Gives what has failed: a table that cannot be cleaned must not keep the others from it, nor the log from being shortened. */
  async function vacuumWhenDue(): Promise<unknown[]> {
    const due = await client.take('list', async (pg) => (await pg.query<{ name: string }>(TABLES_DUE)).rows)
    const failures: unknown[] = []
    // one turn for each table, so that alarms pass between them
    for (const { name } of due) await client.take('list', (pg) => pg.exec(`vacuum (analyze) ${name}`)).catch((error: unknown) => failures.push(error))
    return failures
  }

  return async () => {
    if (client.uses === usesSeen) return
    const failures = await vacuumWhenDue()
    await checkpointWhenDue()
    usesSeen = client.uses
    if (failures.length > 0) throw failures[0]
  }
}

/** Tables that PostgreSQL's own autovacuum would choose, with its default thresholds; those with most dead rows first. */
const TABLES_DUE = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind = 'r' and s.schemaname <> 'pg_toast' and (
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or age(c.relfrozenxid) > 100000000)
  order by s.n_dead_tup desc, name`
