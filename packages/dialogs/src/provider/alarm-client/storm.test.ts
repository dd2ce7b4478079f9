import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { createMockAlarmSocket, pushOf } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { alarmClientOf } from './alarm-client.calls'
import { anOpenRecord, NOON } from './alarm-client.fixtures'
import { statusOf } from './alarm-client-status'
import { FRAME_BATCH_MS } from './link-timing'

const SECONDS = 10
const RATE = 1_000
/** alarms come in bursts of this many */
const TOGETHER = 20

/** Counts only: the cost of a storm is measured by `npm run soak`. */
it('announces a storm of 10 s completely, in order, in at most four batches a second, and leaves no timer', async () => {
  const clock = new SimulatedClock()
  const timers = new Set<unknown>()
  const counted = {
    now: () => clock.now(),
    setTimeout(run: () => void, ms: number) {
      const timer = clock.setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timers.add(timer)
      return timer
    },
    clearTimeout(timer: unknown) {
      timers.delete(timer)
      clock.clearTimeout(timer as number)
    },
  }
  const line = aLine()
  const actor = createActor(alarmClientOf(line.client, '9', counted), { clock: counted })
  const batches: string[][] = []
  actor.on('alarms', ({ alarms }) => batches.push(alarms.map(({ records }) => records[0]?.id ?? '')))
  actor.start()
  await settled()
  line.socket.accept()
  await settled()

  for (let id = 1; id <= SECONDS * RATE; id += 1) {
    if (id % TOGETHER === 0) clock.increment((TOGETHER * 1_000) / RATE)
    line.socket.push(aPush(id))
  }
  clock.increment(FRAME_BATCH_MS)

  expect(batches.flat()).toEqual(Array.from({ length: SECONDS * RATE }, (_, index) => `${index + 1}`))
  expect(statusOf(actor.getSnapshot())).toMatchObject({ link: 'live', pendingCount: SECONDS * RATE })
  expect(batches.length).toBeLessThanOrEqual((SECONDS * 1_000) / FRAME_BATCH_MS + 2)
  actor.stop()
  expect(timers.size).toBe(0)
})

/** The real client over a socket that the test drives, and empty lists. */
function aLine() {
  const socket = createMockAlarmSocket({ autoOpen: false })
  const client = createApiClient({ baseUrl: 'http://line.local', getToken: () => 't', openWebSocket: socket.openWebSocket })
  const overrides: Partial<ApiClient> = {
    alarmSocket: { ...client.alarmSocket, ticket: () => Promise.resolve('t') },
    abnormalRecords: {
      ...client.abnormalRecords,
      countUnhandled: () => Promise.resolve(0),
      list: () => Promise.resolve({ rows: [], total: 0, dropped: 0 }),
    },
  }
  return { socket, client: { ...client, ...overrides } }
}

function aPush(id: number) {
  const record = anOpenRecord({ id: `${id}`, sensorNumber: `sn${id}`, raisedAt: NOON + id })
  return { ...pushOf(record), seq: id, epoch: 'e' }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
