import { afterEach, expect, it, vi } from 'vitest'
import { TASK_WORK_MS } from '../domain/inspection/tasks/task-work'
import { RETENTION_DUTY, RETENTION_MS } from '../domain/retention/retention'
import { FOLD_BATCH } from '../domain/statistics/summaries.queries'
import { connectionTo } from '../testing/connection'
import { startTestServer } from '../testing/test-server'
import { startBackground } from './start-background'

afterEach(() => void vi.useRealTimers())

/** Something that is under way until it is let go. */
function held<Result>() {
  let letGo: (result: Result) => void = () => undefined
  const result = new Promise<Result>((resolve) => (letGo = resolve))
  return { result, letGo: (value: Result) => letGo(value) }
}

it('a stop closes the port while background work still ends, and waits for that', async () => {
  const duty = held<null>()
  const server = await startTestServer({
    isDemo: true,
    config: { simulatorMinutes: 10 },
    prepare: async ({ database }) => void Object.assign(database, { takeDuty: () => duty.result }),
  })
  let isStopped = false
  const stopped = server.stop().then(() => (isStopped = true))
  await expect.poll(() => connectionTo(server.url)).toBe('ECONNREFUSED')
  expect(isStopped).toBe(false)
  duty.letGo(null)
  await stopped
})

it('a stop ends work that is done in batches between two of them, however much is left: adding up statistics, and making the tasks of inspections', async () => {
  const server = await startTestServer()
  let [batches, batchesLeft] = [0, Infinity]
  const transaction = async () => {
    batches += 1
    if ((batchesLeft -= 1) < 0) throw new Error('goes on after the stop')
    await new Promise((resolve) => setImmediate(resolve))
    return FOLD_BATCH as never
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const background = startBackground({ ...server.deps, database: { ...server.deps.database, transaction } }, { sendsNotices: false })
  await vi.advanceTimersByTimeAsync(TASK_WORK_MS)
  vi.useRealTimers()
  expect(batches).toBeGreaterThan(1)
  batchesLeft = 10
  await background.stop()
  expect(server.logLines.filter((line) => line.includes('goes on after the stop'))).toEqual([])
  await server.stop()
})

it('a stop begins no other background work while it waits for the end of one', async () => {
  const server = await startTestServer()
  const { database } = server.deps
  const [check, duties] = [held<never>(), [] as number[]]
  const takeDuty = (duty: number) => {
    duties.push(duty)
    return Promise.resolve(null)
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const background = startBackground({ ...server.deps, database: { ...database, takeDuty, forIngestion: { ...database.forIngestion, transaction: () => check.result } } }, { sendsNotices: false })
  await vi.advanceTimersByTimeAsync(60_000)
  const stopped = background.stop()
  await vi.advanceTimersByTimeAsync(RETENTION_MS)
  vi.useRealTimers()
  await database.transaction(async () => undefined)
  expect(duties).not.toContain(RETENTION_DUTY)
  check.letGo(undefined as never)
  await stopped
  await server.stop()
})
