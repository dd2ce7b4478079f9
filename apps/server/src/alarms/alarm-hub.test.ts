import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'

import type { Db } from '../db/database'
import { alarmStreams, sessions } from '../db/schema'
import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { Peer } from '../testing/socket-peer'
import { startTestServer, type TestServer } from '../testing/test-server'
import { appendPushes } from './alarm-stream.queries'
import { createAlarmHub, HUB_LIMITS, type AlarmHub } from './alarm-hub'
import { SOCKET_LIMITS, type SocketOwner } from './alarm-socket'

let server: TestServer
let types: number[]
let site: TestTenant
let sites = 0
let hub: AlarmHub
let owner: SocketOwner
/** while true, every query of the hub fails */
let isBroken = false

beforeAll(async () => {
  server = await startTestServer()
  types = await addCatalogue(server.deps)
})
afterAll(() => server.stop())
beforeEach(async () => {
  isBroken = false
  site = await addTenant(server.deps, `h${(sites += 1)}`, types)
  const { database, clock, log } = server.deps
  hub = createAlarmHub({ database: { ...database, db: breakable(database.db) }, clock, log })
  const [session] = await database.db.select().from(sessions).where(eq(sessions.userId, site.operator.userId))
  owner = { userId: site.operator.userId, tenantId: site.id, sessionHash: session?.tokenHash ?? '', address: '10.0.0.1' }
})

function breakable(db: Db): Db {
  return new Proxy(db, {
    get(target, name: keyof Db) {
      if (isBroken) throw new Error('the database is away')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

const join = async (as: Partial<SocketOwner> = {}, start = 0) => {
  const peer = new Peer()
  await hub.join(peer as unknown as WebSocket, { ...owner, ...as }, { since: null, start, batches: true })
  return peer
}

describe('a place of a user', () => {
  it('frees its place when joining fails in the middle: database errors keep no user out', async () => {
    await hub.headOf(site.id)
    isBroken = true
    for (let count = 0; count < HUB_LIMITS.socketsPerUser; count += 1) await expect(join()).rejects.toThrow('away')
    isBroken = false
    const peers: Peer[] = []
    for (let count = 0; count < HUB_LIMITS.socketsPerUser; count += 1) peers.push(await join())
    expect(peers.map(({ closedWith, texts }) => [closedWith, texts.length])).toEqual(peers.map(() => [null, 1]))
  })

  it('goes from the most silent socket to the newest, which is never refused', async () => {
    const peers: Peer[] = []
    for (let count = 0; count < HUB_LIMITS.socketsPerUser; count += 1) peers.push(await join())
    server.clock.advance(30_000)
    const silent = peers[2]
    for (const peer of peers) if (peer !== silent) peer.emit('pong')
    server.clock.advance(1_000)
    const newest = await join()
    expect(peers.map(({ closedWith }) => closedWith)).toEqual([null, null, 1013, null, null])
    expect(newest.closedWith).toBeNull()
  })

  it('goes from the most silent socket also after the clock was set back: a dead one does not push out a live one', async () => {
    const peers: Peer[] = []
    for (let count = 0; count < HUB_LIMITS.socketsPerUser; count += 1) peers.push(await join())
    server.clock.jump(-3_600_000)
    server.clock.advance(30_000)
    const dead = peers[2]
    for (const peer of peers) if (peer !== dead) peer.emit('pong')
    await join()
    expect(peers.map(({ closedWith }) => closedWith)).toEqual([null, null, 1013, null, null])
  })

  it('is no place of another user, and one of an address is none of another address', async () => {
    const peers: Peer[] = []
    for (let count = 0; count < HUB_LIMITS.socketsPerUser; count += 1) peers.push(await join())
    await join({ userId: site.colleague.userId })
    for (let count = 0; count < HUB_LIMITS.socketsPerAddress; count += 1) await join({ userId: `user-${count}`, address: '10.0.0.2' })
    expect(peers.map(({ closedWith }) => closedWith)).toEqual([null, null, null, null, null])
  })

  it.each([['10.0.0.3', 1013], ['127.0.0.1', null], ['::ffff:127.0.0.1', null], ['::1', null]])('is one of at most 50 from one address: from %s, one more closes the first with %s. Clients behind a proxy on this machine all have the address of the machine', async (address, closedWith) => {
    const first = await join({ userId: 'first', address })
    for (let count = 1; count < HUB_LIMITS.socketsPerAddress; count += 1) await join({ userId: `user-${count}`, address })
    expect(first.closedWith).toBeNull()
    await join({ userId: 'last', address })
    expect(first.closedWith).toBe(closedWith)
  })

  it('is the oldest one of equally silent sockets', async () => {
    const peers: Peer[] = []
    for (let count = 0; count <= HUB_LIMITS.socketsPerUser; count += 1) peers.push(await join())
    expect(peers.map(({ closedWith }) => closedWith)).toEqual([1013, null, null, null, null, null])
  })
})

it('a tenant whose stream could not be opened has its alarms as soon as the database is back', async () => {
  isBroken = true
  await expect(hub.headOf(site.id)).rejects.toThrow('away')
  await expect(join()).rejects.toThrow('away')
  isBroken = false
  expect((await join()).texts).toHaveLength(1)
})

describe('a clock that is set', () => {
  it('forward ends no socket: no client was silent meanwhile', async () => {
    const peer = await join()
    server.clock.jump(3_600_000)
    await hub.sweep()
    server.clock.jump(-3_600_000)
    expect(peer.isEnded).toBe(false)
  })

  it('back keeps no dead socket open', async () => {
    const peer = await join()
    server.clock.jump(-3_600_000)
    server.clock.advance(SOCKET_LIMITS.silenceMs + 1)
    await hub.sweep()
    server.clock.jump(3_600_000)
    expect(peer.isEnded).toBe(true)
  })
})

describe('a desk', () => {
  const push = async () => {
    await server.deps.database.db.transaction((tx) => appendPushes(tx, site.id, [{ type: 'test' }], new Date(server.clock.now())))
    await hub.wake(site.id)
  }

  it('that has read everything is not too slow, however much the stream has grown before it came', async () => {
    await hub.headOf(site.id)
    await server.deps.database.db.update(alarmStreams).set({ lastSeq: SOCKET_LIMITS.maxPendingPushes + 10 }).where(eq(alarmStreams.tenantId, site.id))
    await push()
    const desk = await join({}, await hub.headOf(site.id))
    await push()
    await expect.poll(() => desk.texts.length).toBe(2)
    expect(desk.closedWith).toBeNull()
  })

  it('that takes nothing is closed when too many bytes wait for it, however few pushes these are', async () => {
    const desk = await join()
    desk.isStuck = true
    await push()
    desk.bufferedAmount = SOCKET_LIMITS.maxBufferedBytes
    await push()
    expect(desk.closedWith).toBeNull()
    desk.bufferedAmount += 1
    await push()
    expect(desk.closedWith).toBe(1013)
  })

  it('that sends its heartbeats is not silent, also where nothing replies to pings', async () => {
    const peer = new Peer()
    const socket = await hub.join(peer as unknown as WebSocket, owner, { since: null, start: 0, batches: true })
    server.clock.advance(SOCKET_LIMITS.silenceMs)
    socket.receive('HeartBeat')
    server.clock.advance(SOCKET_LIMITS.silenceMs)
    await hub.sweep()
    expect(peer.isEnded).toBe(false)
  })
})

describe('what a socket may see', () => {
  it('is nothing once its session has ended, also when it ended before the hub knew the socket', async () => {
    await hub.headOf(site.id)
    await server.deps.database.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.tokenHash, owner.sessionHash))
    expect((await join()).closedWith).toBe(1008)
  })

  it('is nothing of a tenant that its session has left', async () => {
    const peer = await join()
    const other = await addTenant(server.deps, `o${(sites += 1)}`, types)
    await server.deps.database.db.update(sessions).set({ actingTenantId: other.id }).where(eq(sessions.tokenHash, owner.sessionHash))
    await hub.sweep()
    expect(peer.closedWith).toBe(1008)
  })
})

describe('a push whose notification has not come yet', () => {
  // on PostgreSQL the notification comes a moment after the commit, or never when its connection is lost: this hub has not begun to listen
  const push = () => server.deps.database.db.transaction((tx) => appendPushes(tx, site.id, [{ type: 'test', text: 'fire in the kitchen' }], new Date(server.clock.now())))
  const fires = ({ texts }: Peer) => texts.filter((text) => text.includes('fire in the kitchen')).length

  it('goes to every desk when another desk that joins has read it', async () => {
    const desks = [await join(), await join()]
    await push()
    await join()
    await expect.poll(() => desks.map(fires)).toEqual([1, 1])
  })

  it('goes to every desk when a request for the end of the stream has read it', async () => {
    const desks = [await join(), await join()]
    await push()
    await hub.headOf(site.id)
    await expect.poll(() => desks.map(fires)).toEqual([1, 1])
  })

  it('goes to every desk once, also when the notification comes afterwards', async () => {
    const desks = [await join(), await join()]
    await push()
    await join()
    await hub.wake(site.id)
    await hub.catchUp()
    expect(desks.map(fires)).toEqual([1, 1])
  })
})
