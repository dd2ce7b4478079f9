import type { Database } from '../../db/database'
import type { Log } from '../../log'
import { BIN_DAYS, BIN_KINDS, endOfBin, isBinKind } from './bin-kinds.queries'
import { purgeBatch } from './bin.queries'

interface BinOptions {
  database: Database
  now: number
  log: Log
  /** runs the work of one kind */
  part: (name: string, work: () => Promise<void>) => Promise<void>
  /** ends the work after the step that is under way */
  signal: AbortSignal | undefined
}

/** Removes for good what was deleted more than 30 days ago and what no record names, in small steps, and says in the log what has gone. */
export async function emptyBin({ database, now, log, part, signal }: BinOptions): Promise<void> {
  for (const kind of Object.keys(BIN_KINDS).filter(isBinKind)) {
    await part(kind, async () => {
      let removed = 0
      for (let batch = -1; batch !== 0 && !signal?.aborted; removed += batch) batch = await database.transaction((tx) => purgeBatch(tx, kind, endOfBin(now)))
      if (removed > 0) log.info('retention.deleted', { table: kind, rows: removed, days: BIN_DAYS })
    })
  }
}
