import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'

import type { Database } from '../db/database'
import { alarmPushes, alarmStreams, sessions, socketTickets } from '../db/schema'
import { DATA_SCOPE_CHANNEL } from '../domain/menus/data-scope.queries'
import { aSiteForEachTest, server, site } from '../testing/site-for-each-test'
import { Peer } from '../testing/socket-peer'
import { createAlarmHub, type AlarmHub } from './alarm-hub'
import { appendPushes, KEPT_MS, KEPT_PUSHES, PUSH_CHANNEL } from './alarm-stream.queries'

aSiteForEachTest('background')

/** The connection on which the hub listens brings it nothing: what it is told again after a break, by the channel. */
const afterBreak = new Map<string, () => void>()
let hub: AlarmHub
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { database, clock, log } = server.deps
  const listen: Database['listen'] = async (channel, _listener, onGap) => {
    if (onGap) afterBreak.set(channel, onGap)
    return async () => undefined
  }
  hub = createAlarmHub({ database: { ...database, listen }, clock, log })
  await hub.start()
})
afterEach(async () => {
  await hub.close()
  vi.useRealTimers()
})

const db = () => server.deps.database.db
const ofOperator = () => eq(sessions.userId, site.operator.userId)

async function join(): Promise<Peer> {
  const [session] = await db().select().from(sessions).where(ofOperator())
  const peer = new Peer()
  await hub.join(peer as unknown as WebSocket, { userId: site.operator.userId, tenantId: site.id, sessionHash: session?.tokenHash ?? '', address: '10.0.0.1' }, { since: null, start: 0, batches: false })
  return peer
}
const pushFire = () => db().transaction((tx) => appendPushes(tx, site.id, [{ type: 'test', text: 'fire in the kitchen' }], new Date(server.clock.now())))
const fires = ({ texts }: Peer) => texts.filter((text) => text.includes('fire in the kitchen')).length
const endSession = () => db().update(sessions).set({ revokedAt: new Date() }).where(ofOperator())

it('a push whose notification is lost arrives within seconds', async () => {
  const desk = await join()
  await pushFire()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => fires(desk)).toBe(1)
})

it('a push whose notification was lost while the connection to the database was broken arrives as soon as that is back', async () => {
  const desk = await join()
  await pushFire()
  afterBreak.get(PUSH_CHANNEL)?.()
  await expect.poll(() => fires(desk)).toBe(1)
})

it('a session that has ended unnoticed keeps its socket for half a minute at most; the others are asked whether they are still there', async () => {
  const desk = await join()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.poll(() => desk.pings).toBe(1)
  expect(desk.closedWith).toBeNull()
  await endSession()
  // the next round begins when this one is over
  await expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(30_000)
    return desk.closedWith
  }).toBe(1008)
})

it('what users may see is read anew when the connection to the database is back', async () => {
  const desk = await join()
  await endSession()
  afterBreak.get(DATA_SCOPE_CHANNEL)?.()
  await expect.poll(() => desk.closedWith).toBe(1008)
})

it('old pushes and expired tickets are deleted every hour', async () => {
  const old = new Date(server.clock.now() - KEPT_MS - 1)
  await db().insert(socketTickets).values({ ticketHash: site.id, userId: 'u', tenantId: site.id, sessionHash: 's', expiresAt: old })
  await db().insert(alarmStreams).values({ tenantId: site.id, epoch: 'e', lastSeq: KEPT_PUSHES + 1 })
  await db().insert(alarmPushes).values({ tenantId: site.id, seq: 1, body: { type: 'test', seq: 1, epoch: 'e' }, createdAt: old })
  await vi.advanceTimersByTimeAsync(3_600_000)
  await expect.poll(() => db().$count(alarmPushes, eq(alarmPushes.tenantId, site.id))).toBe(0)
  await expect.poll(() => db().$count(socketTickets, eq(socketTickets.tenantId, site.id))).toBe(0)
})

it('a server that stops says so to its clients, which connect again, and does nothing more', async () => {
  const desk = await join()
  await hub.close()
  expect(desk.closedWith).toBe(1001)
  await db().insert(socketTickets).values({ ticketHash: site.id, userId: 'u', tenantId: site.id, sessionHash: 's', expiresAt: new Date(server.clock.now() - KEPT_MS - 1) })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await db().$count(socketTickets, eq(socketTickets.tenantId, site.id))).toBe(1)
  expect(desk.pings).toBe(0)
})
