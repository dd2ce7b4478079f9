import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionOver } from './alarm-client.setup'
import { last, Rig, settled } from './alarm-client-rig.fixtures'
import { alarmFrame, anOpenRecord, NOON } from './alarm-client.fixtures'

let rig: Rig
beforeEach(() => {
  rig = new Rig()
})
afterEach(() => {
  rig.actor.stop()
})

describe('heartbeat (spec 1 §4)', () => {
  it('is sent after 30 s of silence; without a reply within 30 s the link is closed', async () => {
    await rig.goLive()
    rig.pass(29_999)
    expect(rig.link).toBe('live')
    rig.pass(1)
    expect(rig.link).toBe('awaitingReply')
    expect(last(rig.commands)).toEqual({ type: 'socket.send', text: 'HeartBeat' })
    rig.pass(29_999)
    expect(rig.link).toBe('awaitingReply')
    rig.pass(1)
    expect(rig.link).toBe('reconnecting')
    expect(last(rig.commands)).toEqual({ type: 'socket.close' })
  })

  it('is scheduled anew with every message', async () => {
    await rig.goLive()
    rig.pass(20_000)
    rig.receive({ type: 'heartbeatReply' })
    rig.pass(29_999)
    expect(rig.link).toBe('live')
  })

  it('counts any message as the reply', async () => {
    await rig.goLive()
    rig.pass(30_000)
    rig.receive({ type: 'unreadable', reason: 'not JSON' })
    expect(rig.link).toBe('live')
  })
})

describe('reconnect', () => {
  it('follows after 3 s, once, however often the close is reported', async () => {
    await rig.goLive()
    rig.close()
    rig.pass(2_000)
    rig.close()
    rig.pass(999)
    expect(rig.connects).toBe(1)
    rig.pass(1)
    expect(rig.connects).toBe(2)
    expect(rig.link).toBe('connecting')
  })

  it('is tried at once when the network or the page comes back', async () => {
    await rig.goLive()
    rig.close()
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() })
    expect(rig.connects).toBe(2)
  })

  it('waits 3 s for 7 failures in a row, then longer, at most 30 s', () => {
    const pauses: number[] = []
    for (let failure = 1; failure <= 12; failure += 1) {
      rig.close(1006, false)
      const before = rig.clock.now()
      while (rig.link === 'reconnecting') rig.pass(100)
      pauses.push(rig.clock.now() - before)
    }
    expect(pauses.slice(0, 7)).toEqual(Array(7).fill(3_000))
    expect(Math.min(...pauses.slice(7))).toBeGreaterThan(3_000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000)
  })

  it.each([
    ['a frame was received', () => rig.receive({ type: 'heartbeatReply' })],
    ['it was open for 30 s, also without a message', () => rig.pass(30_000)],
  ])('waits 3 s again once %s', async (_, prove) => {
    for (let failure = 0; failure < 10; failure += 1) {
      rig.close(1006, false)
      rig.pass(30_000)
    }
    await rig.goLive()
    prove()
    rig.close()
    rig.pass(3_000)
    expect(rig.link).toBe('connecting')
  })

  it('gives up an attempt that neither opens nor fails', () => {
    rig.pass(10_000)
    expect(rig.link).toBe('reconnecting')
  })

  it('does not trust a link after a sleep: it connects anew at once', async () => {
    await rig.goLive()
    // frozen: no timer ran for an hour
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() + 3_600_000 })
    expect(rig.link).toBe('connecting')
    expect(rig.connects).toBe(2)
  })

  it('treats a timer that fires an hour late as a sleep', async () => {
    rig.actor.stop()
    rig = new Rig({ guards: { silenceOverslept: () => true } })
    await rig.goLive()
    rig.pass(30_000)
    expect(rig.link).toBe('connecting')
    expect(rig.connects).toBe(2)
  })

  it.each([3_600_000, -3_600_000])('survives a clock that jumps by %i ms: it connects anew and keeps counting', async (jump) => {
    await rig.goLive([anOpenRecord()])
    rig.receive({ type: 'heartbeatReply' })
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() + jump })
    expect(rig.link).toBe('connecting')
    await rig.goLive([anOpenRecord()])
    expect(rig.status).toMatchObject({ link: 'live', sync: 'synced', pendingCount: 1 })
    expect(rig.alarms).toEqual([])
  })

  it('gives up an attempt on the lost network when the network is back', () => {
    rig.actor.send({ type: 'network.back', at: rig.clock.now() })
    expect(rig.connects).toBe(2)
    expect(rig.link).toBe('connecting')
  })

  it.each([
    ['messages', 20_000],
    ['replies to its heartbeat', 45_000],
  ])('keeps a healthy link when the page becomes visible, however long ago it was opened: it receives %s', async (_, everyMs) => {
    await rig.goLive()
    for (let frame = 1; frame <= 5; frame += 1) {
      rig.pass(everyMs)
      rig.receive({ type: 'heartbeatReply' })
    }
    rig.pass(10_000)
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() })
    expect(rig.link).toBe('live')
    expect(rig.connects).toBe(1)
  })

  it('does not wait for a close event when the network is lost', async () => {
    await rig.goLive()
    rig.actor.send({ type: 'network.lost' })
    expect(rig.link).toBe('reconnecting')
  })

  it('does not wait for an attempt on a lost network', () => {
    rig.actor.send({ type: 'network.lost' })
    expect(rig.link).toBe('reconnecting')
  })

  describe('while it waits for the reply to a heartbeat', () => {
    beforeEach(async () => {
      await rig.goLive()
      rig.pass(40_000)
      expect(rig.link).toBe('awaitingReply')
    })

    it('does not wait for it on a lost network', () => {
      rig.actor.send({ type: 'network.lost' })
      expect(rig.link).toBe('reconnecting')
    })

    it('connects anew after a sleep, and waits on when the page only becomes visible', () => {
      rig.actor.send({ type: 'page.awake', at: rig.clock.now() })
      expect(rig.link).toBe('awaitingReply')
      rig.actor.send({ type: 'page.awake', at: rig.clock.now() + 3_600_000 })
      expect(rig.link).toBe('connecting')
    })
  })
})

describe('a refused link (domain 2)', () => {
  it('checks the session once per failed round and stops when it has expired', async () => {
    rig.close(1006, false)
    expect(rig.sessions).toHaveLength(1)
    last(rig.sessions).resolve('over')
    await settled()
    expect(rig.link).toBe('refused')
    expect(rig.emitted).toContain('refused')
    rig.pass(600_000)
    expect(rig.connects).toBe(1)
  })

  it('checks the session after an attempt that neither opened nor failed, too', () => {
    rig.pass(10_000)
    expect(rig.sessions).toHaveLength(1)
  })

  it.each(['good', 'unknown'] as const)('continues when the session is %s', async (state) => {
    rig.close(1006, false)
    last(rig.sessions).resolve(state)
    await settled()
    expect(rig.link).toBe('reconnecting')
    rig.pass(3_000)
    expect(rig.connects).toBe(2)
  })

  it('checks the session when the server accepted the socket and closed it with 1008', async () => {
    await rig.goLive()
    rig.close(1008)
    expect(rig.sessions).toHaveLength(1)
  })

  it('does not check the session when an open link broke', async () => {
    await rig.goLive()
    rig.close(1006)
    await settled()
    expect(rig.sessions).toHaveLength(0)
  })

  it('ends when a call learns that the session has expired, because a socket without a ticket would stay open', async () => {
    await rig.goLive()
    rig.pass(30_000)
    rig.receive({ type: 'heartbeatReply' })
    rig.pass(29_999)
    rig.receive({ type: 'heartbeatReply' })
    rig.pass(1)
    last(rig.counts).reject(new SessionOver())
    await settled()
    expect(rig.link).toBe('refused')
    expect(rig.emitted.filter((type) => type === 'refused')).toHaveLength(1)
    rig.pass(600_000)
    expect(rig.connects).toBe(1)
    expect(rig.counts).toHaveLength(1)
  })

  it('ends when the lists report that the session has expired', async () => {
    rig.open()
    last(rig.fetches).reject(new SessionOver())
    await settled()
    expect(rig.link).toBe('refused')
    rig.pass(600_000)
    expect(rig.fetches).toHaveLength(1)
  })

  it('hangs up at once when another part reports the end of the session, and returns with a new session', async () => {
    await rig.goLive()
    rig.actor.send({ type: 'session.ended' })
    expect(rig.link).toBe('refused')
    expect(last(rig.commands)).toEqual({ type: 'socket.close' })
    rig.actor.send({ type: 'session.renewed' })
    expect(rig.link).toBe('connecting')
  })
})

describe('data age (trust A5.5)', () => {
  it('is stale 75 s after the last contact and fresh again with the next contact', async () => {
    await rig.goLive()
    rig.close()
    rig.pass(74_999)
    expect(rig.status.stale).toBe(false)
    rig.pass(1)
    expect(rig.status.stale).toBe(true)
    await rig.goLive()
    expect(rig.status.stale).toBe(false)
  })

  it.each(['page.awake', 'network.back'] as const)('is stale at once after a night of sleep, during which no timer ran (%s)', async (type) => {
    await rig.goLive()
    rig.actor.send({ type, at: rig.clock.now() + 8 * 3_600_000 })
    expect(rig.status).toMatchObject({ link: 'connecting', stale: true })
    await rig.goLive()
    expect(rig.status.stale).toBe(false)
  })

  it.each(['page.awake', 'network.back'] as const)('is not stale because a page that heard of the server a minute ago is back (%s)', async (type) => {
    await rig.goLive()
    rig.actor.send({ type, at: rig.clock.now() + 74_999 })
    expect(rig.status.stale).toBe(false)
  })

  it.each([
    ['an open link', () => Promise.resolve(rig.open())],
    ['a frame', () => Promise.resolve(rig.receive({ type: 'heartbeatReply' }))],
    ['the lists', () => rig.respond([])],
  ])('is renewed by each contact: %s', async (_, contact) => {
    rig.pass(75_000)
    expect(rig.status.stale).toBe(true)
    await contact()
    expect(rig.status.stale).toBe(false)
  })

  it('is not renewed by a failed call', async () => {
    rig.close(1006, false)
    rig.pass(60_000)
    last(rig.fetches).reject(new Error('down'))
    await settled()
    rig.pass(15_000)
    expect(rig.status.stale).toBe(true)
  })
})

it('runs no timer after the actor was stopped', async () => {
  await rig.goLive()
  rig.actor.stop()
  const commands = rig.commands.length
  rig.pass(600_000)
  expect(rig.commands).toHaveLength(commands)
})

it('tells that a record is over before it tells the alarm that has its id now', async () => {
  await rig.goLive([anOpenRecord()])
  rig.emitted.length = 0
  rig.receive(alarmFrame({ recordIds: ['1'], sensorNumber: 'new', raisedAt: NOON + 60_000 }))
  expect(rig.emitted).toEqual(['records.ended', 'alarms'])
})

it('fetches the lists after the session was renewed also where no socket can be opened', async () => {
  rig.close(1006, false)
  last(rig.fetches).reject(new SessionOver())
  await settled()
  rig.pass(60_000)
  const before = rig.fetches.length
  rig.actor.send({ type: 'session.renewed' })
  rig.close(1006, false)
  await rig.respond([anOpenRecord()])
  expect([rig.fetches.length, rig.status.sync, rig.status.pendingCount]).toEqual([before + 1, 'synced', 1])
})
