import type { Clock } from '../../../clock'
import { watchClock } from '../../../clock-jumps'
import type { Database } from '../../../db/database'
import type { Log } from '../../../log'
import { duePlan, makeTasksOf } from './make-tasks.queries'
import { settleTasks } from './settle-tasks.queries'

/** How often tasks are made and settled. */
export const TASK_WORK_MS = 60_000

const DAY_MS = 86_400_000
/** How long no task is made or settled after the clock was set forward: shorter than tasks are made ahead. A wrong clock has to be noticed and set right within this time. */
export const TASK_WAIT_MS = DAY_MS

/**
 * Makes the tasks of all plans that are due, and settles those that are over, until there is nothing left to do. Any number of server
 * processes may do it at the same time: each plan and each task is locked by one of them.
 */
export async function doTaskWork({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = new Date(clock.now())
  const makeNext = () => database.transaction(async (tx) => {
    const plan = await duePlan(tx, now)
    if (plan) await makeTasksOf(tx, plan, now)
    return plan !== undefined
  })
  while (await makeNext());
  while ((await database.transaction((tx) => settleTasks(tx, now))) > 0);
}

/**
 * Gives the work that makes and settles tasks; call it again and again. After the clock was set forward by a day or more it waits for a day of time that
 * has really passed: a clock that was set wrong for an hour would otherwise record as missed what nobody has had to check yet.
 */
export function createTaskWork(deps: { database: Database; clock: Clock; log: Log }): () => Promise<void> {
  const { clock, log } = deps
  const jumps = watchClock(clock)
  let waitsUntil = clock.steady()
  return async () => {
    const jump = jumps.look()
    if (jump >= DAY_MS) {
      waitsUntil = clock.steady() + TASK_WAIT_MS
      log.warn('inspection.waits', { seconds: TASK_WAIT_MS / 1000, clockJumped: Math.round(jump / 1000) })
    }
    if (clock.steady() >= waitsUntil) await doTaskWork(deps)
  }
}
