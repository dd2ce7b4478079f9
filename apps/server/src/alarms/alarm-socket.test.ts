import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { alarmPushes, alarmStreams, sessions, users } from '../db/schema'
import {
  connectAlarms,
  isAlarm,
  isHandled,
  isHello,
  takeTicket,
  type AlarmClient,
  type ConnectOptions,
  type Frame,
} from '../testing/alarm-client'
import { addCatalogue, addOperator, addTenant, type Operator, type TestTenant } from '../testing/alarm-world'
import { gatewayOf, pointReport } from '../testing/gateway'
import { startTestServer, type TestServer } from '../testing/test-server'
import { HUB_LIMITS } from './alarm-hub'
import { HEARTBEAT_REPLY, SOCKET_LIMITS } from './alarm-socket'
import { appendPushes, forgetOldPushes, KEPT_MS, KEPT_PUSHES, PUSH_CHANNEL } from './alarm-stream.queries'
import { TICKET_LIFE_MS } from './tickets.queries'

const EMBEDDER = 'https://portal.example'

let server: TestServer
let gateway: ReturnType<typeof gatewayOf>
let types: number[]
let site: TestTenant
let sites = 0
const clients: AlarmClient[] = []

beforeAll(async () => {
  server = await startTestServer({ config: { allowedOrigins: [EMBEDDER] } })
  gateway = gatewayOf(server)
  types = await addCatalogue(server.deps)
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.advance(60_000)
  site = await addTenant(server.deps, `a${(sites += 1)}`, types)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

const now = () => server.clock.now()
const smoke = (at: number, status: 0 | 1 | 2 = 1, from = site) => pointReport(from.smoke.number, at, 'YG', status, status === 1 ? '烟感报警' : undefined)

async function connect(operator: Operator = site.operator, options: ConnectOptions = {}): Promise<AlarmClient> {
  const client = await connectAlarms(server, operator, options)
  clients.push(client)
  return client
}

async function connectLive(operator: Operator = site.operator, options: ConnectOptions = {}): Promise<AlarmClient> {
  const client = await connect(operator, options)
  await client.until((frames) => frames.some(isHello))
  return client
}

/** Writes many pushes straight into the table. */
async function fillStream(rows: number, size: number): Promise<void> {
  await server.deps.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into alarm_pushes (tenant_id, seq, body, created_at)
      select tenant_id, last_seq + n, jsonb_build_object('seq', last_seq + n, 'padding', repeat('x', ${size}::int)), now()
      from alarm_streams, generate_series(1, ${rows}::int) n where tenant_id = ${site.id}`)
    await tx.update(alarmStreams).set({ lastSeq: sql`last_seq + ${rows}` }).where(eq(alarmStreams.tenantId, site.id))
    await tx.execute(sql`select pg_notify(${PUSH_CHANNEL}, ${site.id})`)
  })
}

const alarmsOf = (frames: Frame[]) => frames.filter(isAlarm)
const placeOf = (frame: Frame | undefined) => `${String(frame?.epoch)}:${String(frame?.seq)}`

describe('an open socket', () => {
  it('sends hello with its place in the stream, then each alarm with its record', async () => {
    const client = await connectLive()
    expect(client.frames).toEqual([{ type: 'hello', epoch: expect.stringMatching(/^[0-9a-f]+$/) as unknown, seq: 0, replayed: false }])

    const { records } = await gateway.report(smoke(now()))
    const [, push] = await client.until((frames) => frames.length === 2)
    const epoch = client.frames[0]?.epoch
    expect(push).toMatchObject({ kind: 'general', recordIds: [records[0]?.id], bname: site.buildingName, seq: 1, epoch, id: `${String(epoch)}-1` })
  })

  it('notifies every user of the tenant when a user has judged a record', async () => {
    const mine = await connectLive(site.operator)
    const theirs = await connectLive(site.colleague)
    const { records } = await gateway.report(smoke(now()))
    const id = String(records[0]?.id)
    const form = { method: 'POST', body: new URLSearchParams({ id, flag: '1' }) }
    await server.call('/api/datahandler/deviceAbnormal/affirmFire', site.operator.token, form)
    for (const client of [mine, theirs]) {
      const frames = await client.until((all) => all.some(isHandled))
      expect(frames.find(isHandled)).toMatchObject({ kind: 'general', id: Number(id), person: site.operator.username, time: now(), seq: 2 })
    }
  })

  it('delivers a storm of 500 reports completely and in order', async () => {
    const client = await connectLive()
    const reports = Array.from({ length: 500 }, (_, index) => smoke(now() - 500 + index, index % 2 === 0 ? 1 : 2))
    for (let from = 0; from < reports.length; from += 50) await gateway.report(...reports.slice(from, from + 50))
    const frames = await client.until((all) => all.length === 501)
    expect(frames.slice(1).map((frame) => frame.seq)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
    expect(alarmsOf(frames)).toHaveLength(250)
    expect(alarmsOf(frames).map((frame) => frame.alarmdate)).toEqual(reports.filter((_, index) => index % 2 === 0).map((report) => report.at))
  })

  it('delivers no push of another tenant', async () => {
    const other = await addTenant(server.deps, `a${sites}-other`, types)
    const client = await connectLive()
    const theirs = await connectLive(other.operator)
    await gateway.report(smoke(now()), smoke(now() + 1, 2))
    await gateway.report(smoke(now(), 1, other), smoke(now() + 1, 2, other))
    await theirs.until((frames) => frames.length === 3)
    const frames = await client.until((all) => all.length === 3)
    expect(JSON.stringify(frames)).not.toContain(other.id)
    expect(frames.slice(1).map((frame) => frame.seq)).toEqual([1, 2])
  })

  it('replies to any text with the heartbeat reply and ignores blank ones', async () => {
    const client = await connectLive()
    for (const text of ['HeartBeat', '  ', 'anything']) client.socket.send(text)
    const frames = await client.until((all) => all.length === 3)
    expect(frames.slice(1)).toEqual([JSON.parse(HEARTBEAT_REPLY), JSON.parse(HEARTBEAT_REPLY)])
  })
})

describe('a reconnection with `since`', () => {
  it('replays the missed pushes in order, then follows the stream', async () => {
    const first = await connectLive()
    await gateway.report(smoke(now()))
    const seen = placeOf((await first.until((all) => all.length === 2))[1])
    await first.close()
    await gateway.report(smoke(now() + 1, 2), smoke(now() + 2))

    const again = await connectLive(site.operator, { since: seen })
    await gateway.report(smoke(now() + 3, 2))
    const frames = await again.until((all) => all.length === 4)
    // pushes up to the sequence number of the hello frame are a replay: the screen marks them as late
    expect(frames[0]).toMatchObject({ type: 'hello', seq: 3, replayed: true })
    expect(frames.slice(1).map((frame) => frame.seq)).toEqual([2, 3, 4])
  })

  it.each([
    ['one frame in each message', false],
    ['what waits together in one message, for a client that reads that', true],
  ])('delivers every push exactly once when alarms arrive during the replay: %s', async (_what, batches) => {
    const { epoch } = (await connectLive()).frames[0] ?? {}
    const at = (index: number) => smoke(now() + index, index % 2 === 0 ? 1 : 2)
    await gateway.report(...Array.from({ length: 600 }, (_, index) => at(index - 1000)))
    const [client] = await Promise.all([
      connect(site.operator, { since: `${String(epoch)}:100`, batches }),
      gateway.report(...Array.from({ length: 50 }, (_, index) => at(index))),
    ])
    const frames = await client.until((all) => all.length === 551)
    expect(frames.slice(1).map((frame) => frame.seq)).toEqual(Array.from({ length: 550 }, (_, index) => 101 + index))
    if (batches) expect(client.messages.length).toBeLessThan(60)
    else expect(client.messages.every((size) => size === 1)).toBe(true)
  })

  it('reports that it cannot replay from another epoch, from the future or from deleted pushes', async () => {
    const { epoch } = (await connectLive()).frames[0] ?? {}
    await gateway.report(smoke(now()), smoke(now() + 1, 2), smoke(now() + 2))
    await server.deps.database.db.delete(alarmPushes).where(eq(alarmPushes.seq, 1))
    for (const since of ['abcdef012345:1', `${String(epoch)}:99`, `${String(epoch)}:0`, 'nonsense']) {
      const client = await connectLive(site.operator, { since })
      expect(client.frames).toEqual([{ type: 'hello', epoch, seq: 3, replayed: false }])
      await client.close()
    }
  })

  it('keeps at least ten thousand pushes of each tenant, and at least a day of them', async () => {
    const { db } = server.deps.database
    const quiet = await addTenant(server.deps, `quiet${sites}`, types)
    const pushes = (length: number) => Array.from({ length }, () => ({ type: 'test' }))
    await appendPushes(db, site.id, pushes(KEPT_PUSHES + 5), new Date(now()))
    await appendPushes(db, quiet.id, pushes(2), new Date(now()))
    const kept = async () => [await db.$count(alarmPushes, eq(alarmPushes.tenantId, site.id)), await db.$count(alarmPushes, eq(alarmPushes.tenantId, quiet.id))]
    await forgetOldPushes(db, now() + KEPT_MS - 1000)
    expect(await kept()).toEqual([KEPT_PUSHES + 5, 2])
    await forgetOldPushes(db, now() + KEPT_MS + 1000)
    expect(await kept()).toEqual([KEPT_PUSHES, 2])
  })
})

describe('a refused socket is accepted and closed with 1008', () => {
  it('without a ticket, with an unknown one, or with a used one', async () => {
    const used = await takeTicket(server, site.operator)
    await connectLive(site.operator, { ticket: used })
    for (const ticket of ['', 'made-up', used]) {
      const client = await connect(site.operator, { ticket })
      expect(await client.closed).toBe(1008)
      expect(client.frames).toEqual([])
    }
  })

  it('after the 30 seconds of the ticket', async () => {
    const ticket = await takeTicket(server, site.operator)
    server.clock.advance(TICKET_LIFE_MS + 1)
    expect(await (await connect(site.operator, { ticket })).closed).toBe(1008)
  })

  it('with the ticket of another user', async () => {
    expect(await (await connect(site.operator, { userId: site.colleague.userId })).closed).toBe(1008)
  })

  it.each([
    ['a foreign page', 'https://evil.example'],
    ['a page whose host begins as ours does', 'OURS.evil.example'],
    ['a sandboxed page', 'null'],
    ['a program, which sends no origin', null],
  ])('from %s, even with a valid ticket', async (_from, origin) => {
    const logged = server.logLines.length
    const client = await connect(site.operator, { origin: origin?.replace('OURS', server.url) ?? null })
    expect(await client.closed).toBe(1008)
    expect(client.frames).toEqual([])
    expect(server.logLines.slice(logged).join()).toContain('"reason":"origin"')
  })

  it('but not from our own pages and those that the settings allow', async () => {
    await connectLive(site.operator, { origin: server.url })
    await connectLive(site.operator, { origin: EMBEDDER })
  })

  it('when the session has ended since the ticket was issued', async () => {
    const ticket = await takeTicket(server, site.operator)
    await server.deps.database.db.update(sessions).set({ revokedAt: new Date(now()) }).where(eq(sessions.userId, site.operator.userId))
    expect(await (await connect(site.operator, { ticket })).closed).toBe(1008)
  })
})

describe('an open socket is closed', () => {
  it('with 1013 when its user opens too many and it has been silent for the longest time', async () => {
    const mine: AlarmClient[] = []
    for (let count = 0; count < HUB_LIMITS.socketsPerUser; count += 1) mine.push(await connectLive())
    const [first, ...others] = mine
    server.clock.advance(10_000)
    for (const client of others) client.socket.send('HeartBeat')
    for (const client of others) await client.until((frames) => frames.length === 2)
    await connectLive()
    expect(await first?.closed).toBe(1013)
    expect(others.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
  })

  it('at once on logout', async () => {
    const client = await connectLive()
    await server.call(`/api/auth/oauth/token?access_token=${site.operator.token}`, site.operator.token, { method: 'DELETE' })
    expect(await client.closed).toBe(1008)
  })

  it('at the next check when its user is disabled; sockets of other users stay open', async () => {
    const client = await connectLive()
    const guest = await addOperator(server.deps.database.db, site.id, `guest${sites}`, now(), false)
    const guests = await connectLive(guest)
    await server.deps.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, guest.userId))
    await server.deps.hub.sweep()
    expect(await guests.closed).toBe(1008)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })

  it('for binary frames, long texts and more than ten texts a minute', async () => {
    const binary = await connectLive()
    binary.socket.send(Buffer.from('HeartBeat'))
    expect(await binary.closed).toBe(1008)

    const long = await connectLive()
    long.socket.send('x'.repeat(SOCKET_LIMITS.maxTextBytes + 1))
    expect(await long.closed).toBe(1008)

    const huge = await connectLive()
    huge.socket.send('x'.repeat(2000))
    expect(await huge.closed).toBe(1009)

    const chatty = await connectLive()
    for (let count = 0; count <= SOCKET_LIMITS.maxTextsPerMinute; count += 1) chatty.socket.send('HeartBeat')
    expect(await chatty.closed).toBe(1008)
    expect(chatty.frames).toHaveLength(1 + SOCKET_LIMITS.maxTextsPerMinute)
  })

  it('with 1013 when its client does not read, while other sockets are served', async () => {
    const slow = await connectLive()
    const quick = await connectLive(site.colleague)
    slow.socket.pause()
    // 45 MB: more than the buffers of any system take from the server while the client does not read (Linux: at most 32 and 4 MB)
    const large = 1500
    await fillStream(large, 30_000)
    await quick.until((all) => all.length === 1 + large)
    // in steps that the quick client follows: all at once could come while its last frame is still being sent, and close it, too
    const step = 1000
    for (let last = large; last - large <= SOCKET_LIMITS.maxPendingPushes; ) {
      await fillStream(step, 1)
      last += step
      const frames = await quick.until((all) => all.length === 1 + last)
      expect(frames.at(-1)).toMatchObject({ seq: last })
    }
    slow.socket.resume()
    expect(await slow.closed).toBe(1013)
  })

  it('when its client has not replied to pings for a long time', async () => {
    const dead = await connectLive()
    dead.socket.pause()
    server.clock.advance(SOCKET_LIMITS.silenceMs + 1)
    await server.deps.hub.sweep()
    dead.socket.resume()
    expect(await dead.closed).toBe(1006)
  })
})

describe('a lost notification', () => {
  it('is repaired by the next catch-up', async () => {
    const client = await connectLive()
    const { db } = server.deps.database
    await db.insert(alarmPushes).values({ tenantId: site.id, seq: 1, body: { type: 'test', seq: 1 }, createdAt: new Date(now()) })
    await db.update(alarmStreams).set({ lastSeq: 1 }).where(eq(alarmStreams.tenantId, site.id))
    await server.deps.hub.catchUp()
    expect(await client.until((frames) => frames.length === 2)).toMatchObject([{}, { seq: 1 }])
  })
})
