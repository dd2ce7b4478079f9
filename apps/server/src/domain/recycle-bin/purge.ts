import type { Database } from '../../db/database'
import type { Log } from '../../log'
import { BIN_DAYS, BIN_KINDS, endOfBin, isBinKind } from './bin-kinds.queries'
import { purgeBatch } from './bin.queries'

/** Removes for good what was deleted more than 30 days ago and what no record names, in small steps, and says in the log what has gone. Each kind is one `part`. */
export async function emptyBin(database: Database, now: number, log: Log, part: (name: string, work: () => Promise<void>) => Promise<void>): Promise<void> {
  for (const kind of Object.keys(BIN_KINDS).filter(isBinKind)) {
    await part(kind, async () => {
      let removed = 0
      for (let batch = -1; batch !== 0; removed += batch) batch = await database.transaction((tx) => purgeBatch(tx, kind, endOfBin(now)))
      if (removed > 0) log.info('retention.deleted', { table: kind, rows: removed, days: BIN_DAYS })
    })
  }
}
