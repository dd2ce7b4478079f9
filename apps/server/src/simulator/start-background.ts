import { createIngestion } from '../domain/ingestion/ingestion'
import { createTaskWork, TASK_WORK_MS } from '../domain/inspection/tasks/task-work'
import { startNotices } from '../domain/notices/notice-work'
import { RETENTION_MS } from '../domain/retention/retention'
import { createRetention } from '../domain/retention/retention-work'
import { foldAllChanges, FOLD_MS } from '../domain/statistics/fold'
import { repeat } from '../repeat'
import { rootCause } from '../root-cause'
import { createRandom } from '../seed/random'
import type { ServerDeps } from '../server-deps'
import { createSimulator } from './simulator'
import { createSoleSimulator } from './sole-simulator'

const SILENCE_CHECK_MS = 60_000
/** time after which another process continues the simulation */
const DUTY_CHECK_MS = 10_000

/** Background work: finding silent devices, deleting what is too old, adding up statistics, making and settling tasks of inspections, telling people outside the watch desk and, on a demo database where it is on, the simulator. */
export interface Background {
  stop(): Promise<void>
}

export function startBackground({ database, config, clock, log, isDemo, senders }: ServerDeps, { sendsNotices } = { sendsNotices: true }): Background {
  const ingestion = createIngestion({ database: database.forIngestion, clock, log })
  const check = async () => {
    const marked = await ingestion.markSilent()
    if (marked > 0) log.info('devices.offline', { marked })
  }
  const stopChecking = repeat(SILENCE_CHECK_MS, check, (error) => log.warn('devices.silence', { error: String(rootCause(error)) }))

  const stopping = new AbortController()
  const forget = createRetention({ database, clock, log, days: config.keepDays, signal: stopping.signal })
  const stopForgetting = repeat(RETENTION_MS, forget, (error) => log.warn('retention', { error: String(rootCause(error)) }))

  const stopFolding = repeat(FOLD_MS, () => foldAllChanges(database, { signal: stopping.signal }), (error) => log.warn('statistics.fold', { error: String(rootCause(error)) }))

  const stopTasks = repeat(TASK_WORK_MS, createTaskWork({ database, clock, log, signal: stopping.signal }), (error) => log.warn('inspection.tasks', { error: String(rootCause(error)) }))

  const stopNotices = sendsNotices ? startNotices({ database, clock, log, senders }) : null

  const minutesPerAlarm = isDemo ? config.simulatorMinutes : null
  const random = createRandom(config.seed).fork('simulator')
  const simulator =
    minutesPerAlarm === null
      ? null
      : createSoleSimulator(database, () => createSimulator({ database, ingestion, clock, log, random, minutesPerAlarm }))
  const tell = (error: unknown) => log.warn('simulator.duty', { error: String(rootCause(error)) })
  const firstCheck = simulator?.check().catch(tell)
  const stopAsking = simulator ? repeat(DUTY_CHECK_MS, () => simulator.check(), tell) : null

  async function stopSimulating(): Promise<void> {
    await Promise.all([firstCheck, stopAsking?.()])
    await simulator?.stop()
  }

  return {
    async stop() {
      stopping.abort()
      // at once: nothing begins while the end of something else is waited for
      await Promise.all([stopChecking(), stopForgetting(), stopFolding(), stopTasks(), stopNotices?.(), stopSimulating()])
    },
  }
}
