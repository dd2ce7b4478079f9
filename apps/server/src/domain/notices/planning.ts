import { rootCause } from '../../root-cause'
import { PLAN_BATCH, planNotices, UndecidedError, type Planned } from './plan-notices'
import type { SendingDeps } from './send-notices'

/** For so long a record about which nothing could be decided is left in the outbox; then it is tried again. */
export const LEFT_MS = 60_000

/** Decides about the records in the outbox, batch by batch. */
export interface Planning {
  /** null: nothing was decided this time, and the next call takes less */
  next: () => Promise<Planned | null>
  /** the most records that the next call takes */
  readonly most: number
}

/**
 * A record about which nothing can be decided holds up no other: after a batch that has failed half as many records are taken, down to that one, which is
 * left in the outbox for a while and said in the log. A failure of the database itself is no fault of a record.
 */
export function createPlanning({ database, clock, log, senders }: SendingDeps): Planning {
  const leftAt = new Map<number, number>()
  let most = PLAN_BATCH

  /** also when the clock was set back meanwhile */
  const isLeft = (at: number) => Math.abs(clock.now() - at) < LEFT_MS

  return {
    get most() {
      return most
    },
    async next() {
      for (const [id, at] of leftAt) if (!isLeft(at)) leftAt.delete(id)
      try {
        const planned = await database.transaction((tx) => planNotices(tx, senders, clock.now(), { most, except: [...leftAt.keys()] }))
        most = Math.min(2 * most, PLAN_BATCH)
        return planned
      } catch (error) {
        if (!(error instanceof UndecidedError) || error.records.length === 0) throw error
        const [first, ...others] = error.records
        if (first && others.length === 0) {
          leftAt.set(first.id, clock.now())
          log.error('notices.undecided', { kind: first.kind, record: first.recordId, error: String(rootCause(error.cause)) })
        }
        most = Math.ceil(error.records.length / 2)
        return null
      }
    },
  }
}
