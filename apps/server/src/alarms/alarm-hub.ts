import { AsyncLocalStorage } from 'node:async_hooks'
import type { WebSocket } from 'ws'

import type { Clock } from '../clock'
import type { Database } from '../db/database'
import { DATA_SCOPE_CHANNEL, dataScopeOf } from '../domain/menus/data-scope.queries'
import { SESSION_REVOKED_CHANNEL } from '../http/session'
import { findSessions } from '../http/session.queries'
import { inBatches } from '../in-batches'
import type { Log } from '../log'
import { repeat } from '../repeat'
import { rootCause } from '../root-cause'
import { CLOSE, createAlarmSocket, type AlarmSocket, type SocketOwner } from './alarm-socket'
import { forgetOldPushes, PUSH_CHANNEL, readHeads } from './alarm-stream.queries'
import { makeRoom } from './make-room'
import { shareRuns } from './share-runs'
import { openTenantStream, type TenantStream } from './tenant-stream'
import { forgetExpiredTickets } from './tickets.queries'

/** How often the hub looks for pushes whose notification was lost with a broken LISTEN connection. */
const CATCH_UP_MS = 5_000
/** Protocol pings and session checks (trust A4, B2). */
const SWEEP_MS = 30_000
const FORGET_MS = 60 * 60 * 1000

export const HUB_LIMITS = { socketsPerUser: 5, socketsPerAddress: 50 } as const

/**
 * The open alarm sockets of this process. Every user of the tenant who may see the channel receives its alarms. The
 * contract narrows them to a list of recipients, which can leave no one (contract admin 6.2): an alarm would be lost.
 */
export interface AlarmHub {
  start(): Promise<void>
  close(): Promise<void>
  /** the last sequence number of the tenant's stream; read it before a socket is accepted */
  headOf(tenantId: string): Promise<number>
  /**
   * Adds a socket whose owner is authenticated. When the user or the address has too many, the most silent one is closed: it is
   * the one whose client is most likely gone.
   */
  join(socket: WebSocket, owner: SocketOwner, asked: JoinRequest): Promise<AlarmSocket>
  leave(alarmSocket: AlarmSocket): void
  /** delivers the new pushes of this tenant */
  wake(tenantId: string): Promise<void>
  /** closes the sockets of an ended session */
  endSession(sessionHash: string): void
  /** the work of the timers, for tests that move the clock */
  catchUp(): Promise<void>
  sweep(): Promise<void>
}

/** How a client follows the stream. */
export interface JoinRequest {
  /** the place after which it missed pushes, as it sent it */
  since: string | null
  /** the end of the stream when it asked */
  start: number
  /** whether it reads several frames in one message */
  batches: boolean
}

export interface AlarmHubOptions {
  database: Database
  clock: Clock
  log: Log
}

export function createAlarmHub({ database, clock, log }: AlarmHubOptions): AlarmHub {
  const sockets = new Set<AlarmSocket>()
  const streams = new Map<string, Promise<TenantStream>>()
  const stops: Array<() => Promise<void>> = []

  function streamOf(tenantId: string): Promise<TenantStream> {
    const opening = streams.get(tenantId) ?? openTenantStream(database.db, tenantId)
    streams.set(tenantId, opening)
    opening.catch(() => streams.delete(tenantId))
    return opening
  }

  async function wake(tenantId: string): Promise<void> {
    const opening = streams.get(tenantId)
    if (!opening) return
    await follow(tenantId, await opening)
  }

  /**
   * Reads the new pushes of a tenant and sends them to all its sockets. A socket that joins needs this as well: it may read a push before the
   * database's notification comes. The notification then finds nothing new, and the other sockets would wait for the next push.
   */
  async function follow(tenantId: string, stream: TenantStream): Promise<void> {
    try {
      await stream.refresh()
    } finally {
      // a reading that fails has perhaps read a part
      for (const alarmSocket of sockets) if (alarmSocket.tenantId === tenantId) alarmSocket.advance()
    }
  }

  function endSession(sessionHash: string): void {
    for (const alarmSocket of socketsOf(sessionHash)) alarmSocket.close(CLOSE.refused, 'session over')
  }

  const socketsOf = (sessionHash: string) => [...sockets].filter((alarmSocket) => alarmSocket.sessionHash === sessionHash)

  async function catchUp(): Promise<void> {
    const tenantIds = [...new Set([...sockets].map((alarmSocket) => alarmSocket.tenantId))]
    const heads = await readHeads(database.db, tenantIds)
    for (const [tenantId, lastSeq] of heads) {
      const stream = await streamOf(tenantId)
      if (lastSeq > stream.lastSeq) await wake(tenantId)
    }
  }

  async function sweep(): Promise<void> {
    for (const alarmSocket of sockets) alarmSocket.ping()
    await lookAtAll([...sockets])
  }

  const find = inBatches((sessionHashes: readonly string[]) => findSessions(database.db, sessionHashes, clock.now()))

  /**
   * Shows the sockets of a session what its user may see now, and closes them when it has ended or has gone to another tenant ("act as").
   * Sockets that ask at the same time, as all do after a restart, share an answer.
   */
  const lookAt = shareRuns(async (sessionHash: string) => {
    const session = await find(sessionHash)
    if (!session) return endSession(sessionHash)
    const visible = await dataScopeOf(database.db, session)
    for (const alarmSocket of socketsOf(sessionHash)) {
      if (alarmSocket.tenantId === session.tenantId) alarmSocket.show(visible)
      else alarmSocket.close(CLOSE.refused, 'other tenant')
    }
  })

  async function lookAtAll(joined: readonly AlarmSocket[]): Promise<void> {
    for (const sessionHash of new Set(joined.map((alarmSocket) => alarmSocket.sessionHash))) await lookAt(sessionHash)
  }

  /** Something that decides what users see was written: a fire in a building that has just come into view must be pushed. */
  const lookAgain = (tenantId: string) => lookAtAll([...sockets].filter((one) => one.tenantId === tenantId))

  /** Failures of background work are logged, never thrown. */
  const logFailure = (error: unknown) => log.warn('alarms.background', { error: String(rootCause(error)) })

  return {
    wake,
    endSession,
    catchUp,
    sweep,
    async start() {
      // a notification arrives in the async context of the transaction that sent it: leave that context
      const outside = AsyncLocalStorage.snapshot()
      stops.push(await database.listen(PUSH_CHANNEL, (tenantId) => outside(() => void wake(tenantId).catch(logFailure)), () => void catchUp().catch(logFailure)))
      stops.push(await database.listen(SESSION_REVOKED_CHANNEL, endSession))
      stops.push(await database.listen(DATA_SCOPE_CHANNEL, (tenantId) => outside(() => void lookAgain(tenantId).catch(logFailure)), () => void sweep().catch(logFailure)))
      stops.push(repeat(CATCH_UP_MS, catchUp, logFailure))
      stops.push(repeat(SWEEP_MS, sweep, logFailure))
      stops.push(repeat(FORGET_MS, () => forgetOldPushes(database.db, clock.now()), logFailure))
      stops.push(repeat(FORGET_MS, () => forgetExpiredTickets(database.db, clock.now()), logFailure))
    },
    async close() {
      for (const stop of stops.splice(0)) await stop()
      for (const alarmSocket of sockets) alarmSocket.close(CLOSE.goingAway, 'server stops')
      sockets.clear()
    },
    async headOf(tenantId) {
      const stream = await streamOf(tenantId)
      await follow(tenantId, stream)
      return stream.lastSeq
    },
    async join(socket, owner, { since, start, batches }) {
      const stream = await streamOf(owner.tenantId)
      makeRoom(sockets, owner, HUB_LIMITS)
      const alarmSocket = createAlarmSocket(socket, owner, stream, { clock, batches })
      sockets.add(alarmSocket)
      try {
        // only now: before, the hub did not know the socket, and the end of its session would not have reached it
        await lookAt(owner.sessionHash)
        await follow(owner.tenantId, stream)
        await alarmSocket.begin(since, start)
      } catch (error) {
        // a join that fails keeps no place: five of them would lock the user out
        sockets.delete(alarmSocket)
        throw error
      }
      return alarmSocket
    },
    leave(alarmSocket) {
      sockets.delete(alarmSocket)
    },
  }
}
