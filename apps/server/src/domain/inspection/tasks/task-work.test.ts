import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { rowsOf } from '../../../db/database'
import { inspectionResults, inspectionTaskPoints } from '../../../db/schema'
import { aSiteForEachTest, server, site } from '../../../testing/site-for-each-test'
import { JUMP_WAIT_MS } from '../../../wait-after-jump'
import { addPlan, addRoute, aResult, call, db, points, pointsOf, setClock, submit, tasks, TWICE_A_DAY, withFacilities } from '../inspection-work.harness'
import { pointOfTask } from '../results/submit.queries'
import { duePlan, makeTasksOf } from './make-tasks.queries'
import { createTaskWork, doTaskWork, TASK_WORK_MS } from './task-work'

aSiteForEachTest('task-work')
withFacilities()

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const counts = async () => {
  const points = await db().select().from(inspectionTaskPoints).where(eq(inspectionTaskPoints.tenantId, site.id))
  return { tasks: (await tasks()).length, missed: points.filter(({ missedAt }) => missedAt !== null).length }
}

it('while the clock is a year ahead for some hours no task is made and no point is missed; the log says that it waits, and it goes on a day later', async () => {
  setClock('2026-12-01T07:00:00')
  await addPlan()
  const work = createTaskWork(server.deps)
  await work()
  expect(await counts()).toEqual({ tasks: 4, missed: 0 })
  server.clock.jump(YEAR_MS)
  for (let hour = 0; hour < 5; hour += 1) {
    await work()
    server.clock.advance(HOUR_MS)
  }
  expect(await counts()).toEqual({ tasks: 4, missed: 0 })
  expect(server.logLines.filter((line) => line.includes('inspection.waits'))).toHaveLength(1)
  server.clock.jump(-YEAR_MS)
  await work()
  expect(await counts()).toEqual({ tasks: 4, missed: 0 })
  server.clock.advance(JUMP_WAIT_MS - 5 * HOUR_MS)
  await work()
  // it is 07:00 of the next day: both tasks of the first are over, and those of the third day from now are made
  expect(await counts()).toEqual({ tasks: 6, missed: 6 })
})

it('a clock that stays is right: a day after it was set forward the tasks are made and settled; after a correction of less than a day they are at once', async () => {
  setClock('2026-12-01T07:00:00')
  await addPlan()
  const work = createTaskWork(server.deps)
  server.clock.jump(10 * HOUR_MS)
  await work()
  expect(await counts()).toMatchObject({ missed: 6 })
  server.clock.jump(48 * HOUR_MS)
  await work()
  server.clock.advance(JUMP_WAIT_MS - TASK_WORK_MS)
  await work()
  expect(await counts()).toMatchObject({ missed: 6 })
  server.clock.advance(TASK_WORK_MS)
  await work()
  expect(await counts()).toMatchObject({ missed: 24 })
})

it('a stop ends it after the batch of tasks that is being settled', async () => {
  const stop = new AbortController()
  // no plan is due; two batches of tasks are over
  const answers = [false, 100, 100, 0]
  const transaction = async () => {
    const answer = answers.shift()
    if (answer === 100) stop.abort()
    return answer as never
  }
  await doTaskWork({ database: { ...server.deps.database, transaction }, clock: server.clock, signal: stop.signal })
  expect(answers).toEqual([100, 0])
})

it('a task in which something was checked stays when its plan is changed after the clock was set back to before its start', async () => {
  setClock('2026-12-01T09:00:00')
  const inspectionRouteId = await addRoute()
  const id = await addPlan({ inspectionRouteId })
  setClock('2026-12-01T14:30:00')
  const [begun] = await tasks()
  const [point] = await pointsOf(begun?.id ?? 0)
  expect(await submit(aResult(0, { taskPointId: point?.id }))).toMatchObject({ status: 200 })
  setClock('2026-12-01T13:50:00')
  // the changed plan has the same task: it is not made a second time
  expect(await call('deviceInspectionScheme/update', { id, ...TWICE_A_DAY, inspectionRouteId, strictOrder: '1' })).toEqual({ status: 200 })
  expect((await tasks('dateStrs=2026-12-01,2026-12-01')).map((task) => [task.id, task.startTime, task.checkedCount])).toEqual([[begun?.id, '2026-12-01 14:00:00', 1]])
  expect(await call('deviceInspectionScheme/update', { id, ...TWICE_A_DAY, inspectionRouteId, timePeriod: '[["08:00","10:00"]]' })).toEqual({ status: 200 })
  setClock('2026-12-01T14:31:00')
  expect((await tasks()).map((task) => [task.id === begun?.id, task.startTime, task.checkedCount])).toEqual([
    [true, '2026-12-01 14:00:00', 1], [false, '2026-12-02 08:00:00', 0], [false, '2026-12-03 08:00:00', 0],
  ])
})

// the embedded database has one connection: there nothing is done at the same time
it.skipIf(!process.env.DATABASE_URL)('tasks that another server makes while a route is changed have the points of the changed route', async () => {
  setClock('2026-12-01T07:00:00')
  const routeId = await addRoute()
  await addPlan({ inspectionRouteId: routeId })
  setClock('2026-12-02T07:00:00')
  const { database } = server.deps
  let changed: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    const now = new Date(server.clock.now())
    const plan = await duePlan(tx, now)
    if (plan) await makeTasksOf(tx, plan, now)
    changed = call('deviceInspectionRoute/update', { id: routeId, routeName: '东楼', routeFlag: '0', labelIds: String(points()[0]?.id) })
    await expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).not.toEqual([])
  })
  expect(await changed).toEqual({ status: 200 })
  const made = await tasks('dateStrs=2026-12-02,2026-12-03')
  expect(await Promise.all(made.map(async ({ id }) => (await pointsOf(id)).length))).toEqual([1, 1, 1, 1])
})

it.skipIf(!process.env.DATABASE_URL)('a plan is changed also while a check of a task that has not begun is being written: the check stays without the task', async () => {
  setClock('2026-12-01T07:00:00')
  const inspectionRouteId = await addRoute()
  const id = await addPlan({ inspectionRouteId })
  const [first] = await tasks()
  const [point] = await pointsOf(first?.id ?? 0)
  const { data: { id: resultId } } = await submit(aResult(0))
  let changed: Promise<unknown> = Promise.resolve()
  await server.deps.database.transaction(async (tx) => {
    await pointOfTask(tx, site.id, point?.id ?? 0)
    await tx.update(inspectionResults).set({ taskPointId: point?.id ?? 0 }).where(eq(inspectionResults.id, resultId))
    changed = call('deviceInspectionScheme/update', { id, ...TWICE_A_DAY, inspectionRouteId, timePeriod: '[["20:00","21:00"]]' })
    await expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).not.toEqual([])
  })
  expect(await changed).toEqual({ status: 200 })
  expect(await db().select().from(inspectionResults).where(eq(inspectionResults.id, resultId))).toMatchObject([{ taskPointId: null }])
})
