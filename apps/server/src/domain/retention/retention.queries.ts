import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { READINGS_DAY_PREFIX } from '../../db/readings'
import { keepForgottenHashes } from '../audit/chain.queries'
import { dropPictures } from '../ingestion/write/record-pictures.queries'
import { dropPartsOfResults } from '../inspection/results/drop-parts.queries'

/** Rows that one transaction looks at, so that none holds up a report. */
export const RETENTION_BATCH = 1000

/** What becomes old: a table whose ids grow with its time unless it says otherwise, and which of its rows may go at all. */
export interface Ageing {
  table: string
  at: string
  /** a row that it does not fit stays, whatever its age */
  mayGo: string
  /** the kind in the history of verdicts, which goes with its record */
  kind?: 'general' | 'hydrant' | 'fireHost'
  /** rows are a chain, each with the hash of the one before: only whole beginnings of it go, and their last hash is kept */
  chained?: true
  /** the time of a row moves: an old one may stand behind many that are younger */
  moves?: true
  /** deletes what refers to rows that go, before they go */
  parts?: (tx: Db, ids: number[]) => Promise<void>
}

/** Whose rows: of one tenant, or of all but these; of all by default. */
export interface WhoseRows {
  only?: string
  except?: readonly string[]
}

/** How long the tenants that decide it themselves keep their records, in days. */
export async function ownRecordDays(db: Db): Promise<{ tenantId: string; days: number }[]> {
  return rowsOf(db, sql`select tenant_id as "tenantId", record_days as days from tenant_settings where record_days is not null order by tenant_id`)
}

function ofTenants({ only, except = [] }: WhoseRows): SQL {
  if (only !== undefined) return sql`tenant_id = ${only}`
  return except.length === 0 ? sql`true` : sql`tenant_id not in (select jsonb_array_elements_text(${JSON.stringify(except)}::jsonb))`
}

/** An open record is never deleted: a user has to judge it first. */
const HANDLED = 'handled'
/** A defect that is not signed is not deleted either, nor the check in which it was found (ADR 57). */
const SIGNED = `not exists (select 1 from inspection_defects d where d.result_id = inspection_results.id and d.status <> '3')`
/** A task goes after its results. */
const WITHOUT_RESULTS = `settled_at is not null and not exists
  (select 1 from inspection_task_points p join inspection_results r on r.task_point_id = p.id where p.task_id = inspection_tasks.id)`

export const AGEING = {
  records: [
    { table: 'general_records', at: 'raised_at', mayGo: HANDLED, kind: 'general', parts: dropPictures },
    { table: 'hydrant_records', at: 'raised_at', mayGo: HANDLED, kind: 'hydrant' },
    { table: 'fire_host_records', at: 'raised_at', mayGo: HANDLED, kind: 'fireHost' },
    // with their deliveries
    { table: 'notices', at: 'created_at', mayGo: 'true' },
    // heard no more
    { table: 'unregistered_devices', at: 'last_at', mayGo: `status not in ('alarm', 'fault')`, moves: true },
    { table: 'unregistered_hosts', at: 'last_at', mayGo: 'true', moves: true },
    { table: 'early_warnings', at: 'raised_at', mayGo: 'handled and ended_at is not null' },
    { table: 'inspection_results', at: 'received_at', mayGo: SIGNED, parts: dropPartsOfResults },
    // with their points, so with what was missed
    { table: 'inspection_tasks', at: 'ends_at', mayGo: WITHOUT_RESULTS },
  ],
  audit: [{ table: 'audit_log', at: 'at', mayGo: 'true', chained: true }],
  signIns: [{ table: 'login_log', at: 'at', mayGo: 'true' }],
} satisfies Record<string, Ageing[]>

/** What a batch has done; `next` is where the following one begins, null when all further rows are younger. */
export interface Batch {
  deleted: number
  next: number | null
}

/** Deletes the old ones among the next rows after `afterId`. Rows are looked at in the order of their ids, which is about that of time. */
export async function deleteBatch(tx: Db, { table, at, mayGo, kind, chained, moves, parts }: Ageing, before: Date, afterId: number, whose: WhoseRows = {}): Promise<Batch> {
  const cutoff = sql`${before.toISOString()}::timestamptz`
  const name = sql.identifier(table)
  const isOld = sql`${sql.identifier(at)} < ${cutoff}`
  const [seen] = await rowsOf<{ last: string | number | null; old: string | number; rows: string | number }>(
    tx,
    sql`select max(id) as last, count(*) filter (where ${isOld}) as old, count(*) as rows
        from (select * from ${name} where id > ${afterId} order by id limit ${RETENTION_BATCH}) seen`,
  )
  const last = Number(seen?.last ?? afterId)
  const next = Number(seen?.rows ?? 0) < RETENTION_BATCH ? null : last
  if (Number(seen?.old ?? 0) === 0) return { deleted: 0, next: moves ? next : null }
  const isBeginning = chained ? sql`id < coalesce((select min(id) from ${name} where not ${isOld}), ${last} + 1)` : sql`true`
  const which = sql`id > ${afterId} and id <= ${last} and ${isOld} and ${isBeginning} and ${sql.raw(mayGo)} and ${ofTenants(whose)}`
  if (chained) await keepForgottenHashes(tx, which)
  if (parts) await parts(tx, idsOf(await rowsOf(tx, sql`select id from ${name} where ${which} order by id for update`)))
  const gone = idsOf(await rowsOf(tx, sql`delete from ${name} where ${which} returning id`))
  if (kind) await forgetVerdicts(tx, kind, gone)
  return { deleted: gone.length, next }
}

const idsOf = (rows: { id: string | number }[]) => rows.map(({ id }) => Number(id))

async function forgetVerdicts(tx: Db, kind: NonNullable<Ageing['kind']>, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from verdict_history where kind = ${kind} and record_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
}

/** The partitions of readings that hold nothing younger than this, oldest first. Their names say their day. */
export async function oldReadingDays(db: Db, before: Date): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'readings'::regclass order by c.relname`,
  )
  return rows.map(({ name }) => name).filter((name) => endOfDay(name) <= before.getTime())
}

const DAY_MS = 86_400_000
const UTC8_MS = 8 * 3_600_000

function endOfDay(partition: string): number {
  const day = Date.parse(`${partition.slice(READINGS_DAY_PREFIX.length).replaceAll('_', '-')}T00:00:00Z`)
  return Number.isNaN(day) ? Infinity : day - UTC8_MS + DAY_MS
}

/** Drops one partition. It waits only a moment for calls that read it, since reports would wait behind it; the next round tries again. */
export async function dropReadingDay(tx: Db, partition: string): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '1s'`)
  await tx.execute(sql`drop table if exists ${sql.identifier(partition)}`)
}
