import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Log } from '../../../log'
import { waitAfterJump } from '../../../wait-after-jump'
import { duePlan, makeTasksOf } from './make-tasks.queries'
import { settleTasks } from './settle-tasks.queries'

/** How often tasks are made and settled. */
export const TASK_WORK_MS = 60_000

interface TaskWorkDeps {
  database: Database
  clock: Clock
  /** ends the work after the plan or the tasks that are under way */
  signal?: AbortSignal
}

/**
 * Makes the tasks of all plans that are due, and settles those that are over, until there is nothing left to do. Any number of server
 * processes may do it at the same time: each plan and each task is locked by one of them.
 */
export async function doTaskWork({ database, clock, signal }: TaskWorkDeps): Promise<void> {
  const now = new Date(clock.now())
  const makeNext = () => database.transaction(async (tx) => {
    const plan = await duePlan(tx, now)
    if (plan) await makeTasksOf(tx, plan, now)
    return plan !== undefined
  })
  while (!signal?.aborted && (await makeNext()));
  while (!signal?.aborted && (await database.transaction((tx) => settleTasks(tx, now))) > 0);
}

/**
 * Gives the work that makes and settles tasks; call it again and again. It waits after a jump of the clock, for less time than tasks are made ahead: with
 * a clock that is wrong for an hour it would record points as missed that are not due.
 */
export const createTaskWork = (deps: TaskWorkDeps & { log: Log }): (() => Promise<void>) => waitAfterJump(deps, 'inspection.waits', () => doTaskWork(deps))
