import { EventEmitter } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebSocket } from 'ws'

import { alarmStreams } from '../db/schema'
import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createAlarmSocket, SOCKET_LIMITS, type AlarmSocket } from './alarm-socket'
import { appendPushes } from './alarm-stream.queries'
import { openTenantStream, type TenantStream } from './tenant-stream'

let server: TestServer
let site: TestTenant
beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'storm', await addCatalogue(server.deps))
})
afterAll(() => server.stop())

/** A client that reads at once. */
class QuickPeer extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  closedWith: number | null = null
  seqs: unknown[] = []
  send(text: string, sent?: () => void) {
    this.seqs.push((JSON.parse(text) as { seq: unknown }).seq)
    sent?.()
  }
  close(code: number) {
    this.closedWith = code
  }
}

const push = () => server.deps.database.transaction((tx) => appendPushes(tx, site.id, [{ type: 'test' }], new Date(server.clock.now())))

/** A stream that has grown by one push whenever a socket has read what it missed from the database. */
function growing(stream: TenantStream, socket: () => AlarmSocket, times: number): TenantStream {
  let left = times
  return Object.create(stream, {
    after: {
      value: async (...asked: Parameters<TenantStream['after']>) => {
        const rows = await stream.after(...asked)
        if (left-- > 0) {
          await push()
          await stream.refresh()
          socket().advance()
        }
        return rows
      },
    },
  }) as TenantStream
}

it('closes no client that reads at once: how long the database takes for what it missed is not its slowness', async () => {
  const { database, clock } = server.deps
  await push()
  // a stream that has had more pushes than may be pending, and a process that has just begun and has none of them in memory
  const head = SOCKET_LIMITS.maxPendingPushes + 10
  await database.db.update(alarmStreams).set({ lastSeq: head }).where(eq(alarmStreams.tenantId, site.id))
  await push()
  await push()
  const stream = await openTenantStream(database.db, site.id)
  const peer = new QuickPeer()
  const owner = { userId: site.operator.userId, tenantId: site.id, sessionHash: '', address: '10.0.0.1' }
  const socket: AlarmSocket = createAlarmSocket(peer as unknown as WebSocket, owner, growing(stream, () => socket, 2), { clock, batches: false })
  socket.show({ channels: 'all', places: 'all' })
  await socket.begin(`${stream.epoch}:${head}`, stream.lastSeq)
  expect(peer.closedWith).toBeNull()
  expect(peer.seqs).toEqual([head + 2, head + 1, head + 2, head + 3, head + 4])
})
