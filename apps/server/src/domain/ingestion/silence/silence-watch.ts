import type { Clock } from '../../../clock'
import { watchClock } from '../../../clock-jumps'
import type { Database } from '../../../db/database'
import type { Log } from '../../../log'
import { markSilentDevices, SILENT_BATCH } from './silence'
import { forgetFutureReports } from './silence.queries'
import { HOST_BATCH, markSilentHosts } from './silent-hosts'

/** Time after a start, or after a jump of the clock, in which gateways may report before anything counts as silent. */
export const SILENCE_GRACE_MS = 30 * 60_000

/**
 * Marks devices and fire hosts from which nothing has come for too long. A jump of the server's clock is no silence: it restarts
 * the time of grace, and what was heard before it gets the length of the jump in addition (ADR 5).
 */
export function createSilenceWatch({ database, clock, log }: { database: Database; clock: Clock; log?: Log }): () => Promise<number> {
  const jumps = watchClock(clock)
  let listeningSince = clock.steady()
  // until the database has taken it: a check that failed must not leave them for ever
  let mayHaveFutureReports = true

  return async () => {
    const now = clock.now()
    const jump = jumps.look()
    if (jump !== 0) {
      listeningSince = clock.steady()
      log?.warn('clock.jumped', { seconds: Math.round(jump / 1000) })
    }
    mayHaveFutureReports ||= jump < 0
    if (mayHaveFutureReports) await database.transaction((tx) => forgetFutureReports(tx, now))
    mayHaveFutureReports = false
    if (clock.steady() - listeningSince < SILENCE_GRACE_MS) return 0
    const check = { now, jumps: jumps.forward }
    const devices = await inBatches(SILENT_BATCH, () => database.transaction((tx) => markSilentDevices(tx, check)))
    return devices + (await inBatches(HOST_BATCH, () => database.transaction((tx) => markSilentHosts(tx, check))))
  }
}

/** Repeats `work` until it has less to do than a batch; gives the total. */
async function inBatches(size: number, work: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const done = await work()
    total += done
    if (done < size) return total
  }
}
