import type { Clock } from '../../clock'
import type { RetentionDays } from '../../config'
import type { Database } from '../../db/database'
import type { Log } from '../../log'
import { rootCause } from '../../root-cause'
import { deleteOldImports } from '../imports/imports.queries'
import { emptyBin } from '../recycle-bin/purge'
import { AGEING, deleteBatch, dropReadingDay, oldReadingDays, ownRecordDays, type WhoseRows } from './retention.queries'

export const RETENTION_MS = 60 * 60_000
/** one of several processes does it */
export const RETENTION_DUTY = 119_122
export const DAY_MS = 86_400_000
/** within these days an import that is sent again is recognised */
const IMPORT_DAYS = 7

export interface RetentionOptions {
  database: Database
  clock: Clock
  log: Log
  days: RetentionDays
  /** ends the work after the step that is under way: a server that is stopped does not wait for a year of records */
  signal?: AbortSignal
}

/** One part of the work. One that fails must not keep the others back: it may fail for ever. */
type Part = (name: string, work: () => Promise<void>) => Promise<void>

/** Deletes what is older than the settings keep, in small steps, and says in the log what has gone. */
export async function forgetOldData({ database, clock, log, days, signal }: RetentionOptions): Promise<void> {
  const duty = await database.takeDuty(RETENTION_DUTY)
  if (!duty) return
  const part: Part = async (name, work) => signal?.aborted ? undefined : work().catch((error: unknown) => log.warn('retention.failed', { part: name, error: String(rootCause(error)) }))
  try {
    const before = (kept: number) => new Date(clock.now() - kept * DAY_MS)
    await part('imports', () => database.transaction((tx) => deleteOldImports(tx, before(IMPORT_DAYS))))
    await emptyBin({ database, now: clock.now(), log, part, signal })
    const { readings } = days
    if (readings !== null) await part('readings', () => dropReadings(database, before(readings), log, signal))
    const forget = async (kind: keyof typeof AGEING, kept: number | null, whose: WhoseRows = {}) => {
      for (const ageing of kept === null ? [] : AGEING[kind]) {
        await part(ageing.table, async () => {
          const deleted = await deleteOld(database, ageing, before(kept ?? 0), whose, signal)
          if (deleted > 0) log.info('retention.deleted', { table: ageing.table, rows: deleted, days: kept, ...(whose.only === undefined ? {} : { tenantId: whose.only }) })
        })
      }
    }
    // a tenant that decides it itself keeps its records longer or less long than the server is set up
    const own = await ownRecordDays(database.db)
    for (const { tenantId, days: kept } of own) await forget('records', kept, { only: tenantId })
    await forget('records', days.records, { except: own.map(({ tenantId }) => tenantId) })
    await forget('audit', days.audit)
    await forget('signIns', days.signIns)
  } finally {
    await duty.release()
  }
}

async function dropReadings(database: Database, before: Date, log: Log, signal: AbortSignal | undefined): Promise<void> {
  for (const partition of await oldReadingDays(database.db, before)) {
    if (signal?.aborted) return
    await database.transaction((tx) => dropReadingDay(tx, partition))
    log.info('retention.dropped', { table: partition })
  }
}

async function deleteOld(database: Database, ageing: Parameters<typeof deleteBatch>[1], before: Date, whose: WhoseRows, signal: AbortSignal | undefined): Promise<number> {
  let deleted = 0
  for (let afterId: number | null = 0; afterId !== null && !signal?.aborted; ) {
    const from: number = afterId
    const batch = await database.transaction((tx) => deleteBatch(tx, ageing, before, from, whose))
    deleted += batch.deleted
    afterId = batch.next
  }
  return deleted
}
