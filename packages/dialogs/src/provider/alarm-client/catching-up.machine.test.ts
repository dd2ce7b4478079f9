import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, Rig, settled } from './alarm-client-rig.fixtures'
import { alarmFrame, anOpenRecord, NOON } from './alarm-client.fixtures'

let rig: Rig
beforeEach(() => {
  rig = new Rig()
})
afterEach(() => {
  rig.actor.stop()
})

describe('catch-up (domain 3)', () => {
  it('fetches the lists on every open of the link', async () => {
    expect(rig.fetches).toHaveLength(0)
    await rig.goLive()
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 0 })
    rig.reopen()
    expect(rig.fetches).toHaveLength(2)
    expect(rig.status.sync).toBe('catchingUp')
  })

  it('shows a new alarm at once, with or without names, although the lists are still loading', async () => {
    rig.open()
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p1' }), alarmFrame({ sensorNumber: 'sn2' }))
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: false }, { key: 'alarm-1', late: false }])
    await rig.respond([anOpenRecord({ id: '9' }), anOpenRecord({ id: '10', sensorNumber: 'SN2' })])
    expect(rig.status.pendingCount).toBe(2)
    rig.pass(1_000)
    await rig.respond([anOpenRecord({ id: '9' }), anOpenRecord({ id: '10', sensorNumber: 'SN2' })])
    expect(rig.alarms).toHaveLength(2)
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 2 })
  })

  it('holds back what the lists decide: a replay, and the repeat of a record that may be open', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 10, replayed: false })
    rig.reopen()
    const replayed = alarmFrame({ recordIds: ['9'], id: 'p11', epoch: 'e', seq: 11 })
    const live = alarmFrame({ recordIds: ['12'], id: 'p12', epoch: 'e', seq: 12, sensorNumber: 'sn12' })
    rig.receive({ type: 'hello', epoch: 'e', seq: 11, replayed: true }, replayed, live)
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: false }])
    // the replayed record was handled meanwhile, which two answers show because records are changing
    for (const pause of [0, 1_000]) {
      rig.pass(pause)
      await rig.respond([anOpenRecord({ id: '12', sensorNumber: 'SN12' })])
      expect(rig.alarms).toHaveLength(1)
    }
    expect(rig.status.sync).toBe('synced')
  })

  it('announces as late a replayed alarm whose record only the second answer lists', async () => {
    await replayOfAnUnlistedRecord()
    expect(rig.alarms).toEqual([])
    rig.pass(1_000)
    await rig.respond([anOpenRecord({ id: '9' })])
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })

  it('holds back a replayed alarm that comes after an answer in doubt, and shows nothing of it when the next one says that it was handled', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 10, replayed: false })
    rig.reopen()
    rig.receive({ type: 'hello', epoch: 'e', seq: 11, replayed: true })
    await rig.respond([], { count: 1 })
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p11', epoch: 'e', seq: 11 }))
    rig.pass(1_000)
    await rig.respond([])
    expect(rig.alarms).toEqual([])
  })

  it('announces as late what a list has that could not be read at first after an outage', async () => {
    await rig.goLive()
    rig.reopen()
    await rig.respond([], { missing: ['hydrant'] })
    rig.pass(1_000)
    await rig.respond([anOpenRecord({ kind: 'hydrant', id: '8' })])
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })

  it('announces what waits for an answer when none comes', async () => {
    await replayOfAnUnlistedRecord()
    rig.pass(1_000)
    last(rig.fetches).reject(new Error('down'))
    await settled()
    expect(rig.alarms).toHaveLength(1)
  })

  it('takes the repeat of a record that was open before the page began for no new alarm', async () => {
    rig.open()
    rig.receive(alarmFrame({ recordIds: ['1'], id: 'p5', repeat: 3, raisedAt: NOON + 60_000 }))
    await rig.respond([anOpenRecord()])
    expect(rig.alarms).toEqual([])
    expect(rig.status.pendingCount).toBe(1)
  })

  it('finds no gap in the stream between the last link and the first frame of the next one', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 10, replayed: false })
    rig.reopen()
    rig.receive(alarmFrame({ recordIds: ['50'], id: 'p50', epoch: 'e', seq: 50 }))
    await rig.respond([anOpenRecord({ id: '50' })])
    rig.pass(2_000)
    expect(rig.fetches).toHaveLength(2)
  })

  it('holds replays back for one second at most: slow lists do not delay a fire', async () => {
    rig.open()
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p1' }))
    rig.pass(1_000)
    expect(rig.alarms).toHaveLength(1)
    rig.receive(alarmFrame({ recordIds: ['10'], id: 'p2', sensorNumber: 'sn2' }))
    expect(rig.alarms).toHaveLength(2)
    expect(rig.status.sync).toBe('catchingUp')
    // the response is older than both: another one has to confirm what it lists
    await rig.respond([anOpenRecord()])
    expect(rig.status).toMatchObject({ sync: 'unconfirmed', pendingCount: 2 })
    rig.pass(1_000)
    await rig.respond([anOpenRecord(), anOpenRecord({ id: '9', sensorNumber: 'SN1' }), anOpenRecord({ id: '10', sensorNumber: 'SN2' })])
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 3 })
    expect(rig.alarms).toHaveLength(2)
  })

  it('fetches the lists without a link, too, so that an unreachable socket hides no records', async () => {
    rig.close(1006, false)
    await rig.respond([anOpenRecord()])
    expect(rig.status).toMatchObject({ link: 'reconnecting', sync: 'synced', pendingCount: 1 })
  })

  it('fetches the lists after a second while the first attempt is still under way: it may hang for ten', () => {
    rig.pass(999)
    expect(rig.fetches).toHaveLength(0)
    rig.pass(1)
    expect(rig.fetches).toHaveLength(1)
    expect(rig.link).toBe('connecting')
  })

  it('shows arriving alarms although the lists cannot be fetched, and tries again', async () => {
    rig.open()
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p1' }))
    last(rig.fetches).reject(new Error('down'))
    await settled()
    expect(rig.status.sync).toBe('failed')
    expect(rig.alarms).toHaveLength(1)
    rig.pass(5_000)
    await rig.respond([anOpenRecord({ id: '9' })])
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 1 })
    expect(rig.alarms).toHaveLength(1)
  })

  it('announces once, as late, what arrived while the link was down', async () => {
    await rig.goLive([anOpenRecord()])
    rig.close()
    rig.pass(3_000)
    await rig.goLive([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })

  it('announces as late what arrived while the machine slept, although the link was never seen down', async () => {
    await rig.goLive([anOpenRecord()])
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() + 3_600_000 })
    await rig.goLive([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })

  it('marks as late what an unconfirmed answer and its repetition have found after an outage', async () => {
    await rig.goLive()
    rig.reopen()
    await rig.respond([anOpenRecord()], { count: null })
    expect(rig.alarms).toEqual([])
    rig.pass(1_000)
    await rig.respond([anOpenRecord()], { count: null })
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })

  it('marks as late what is found while the link is down, and nothing that is found after it is up again and caught up', async () => {
    await rig.goLive()
    rig.close()
    rig.pass(10_000)
    last(rig.counts).resolve({ count: 1, at: rig.clock.now() })
    await settled()
    await rig.respond([anOpenRecord()])
    expect(rig.alarms.map(({ late }) => late)).toEqual([true])
    await rig.goLive([anOpenRecord()])
    rig.pass(60_000)
    last(rig.counts).resolve({ count: 2, at: rig.clock.now() })
    await settled()
    await rig.respond([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    expect(rig.alarms.map(({ late }) => late)).toEqual([true, false])
  })

  it('drops the response to a request from before the link opened again', async () => {
    rig.open()
    const old = last(rig.fetches)
    rig.reopen()
    expect(old.signal.aborted).toBe(true)
    await rig.respond([anOpenRecord()])
    expect(rig.status.pendingCount).toBe(1)
  })

  it('sends its position in the stream to the server', async () => {
    await rig.goLive()
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p1', epoch: 'e', seq: 41 }))
    rig.close()
    rig.pass(3_000)
    expect(last(rig.commands)).toEqual({ type: 'socket.connect', since: 'e:41' })
  })

  it('starts over when the epoch of the stream changes', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'a', seq: 1, replayed: false })
    rig.receive({ type: 'hello', epoch: 'b', seq: 1, replayed: false })
    expect(rig.status.sync).toBe('catchingUp')
    expect(rig.fetches).toHaveLength(2)
  })
})

describe('lists of which one cannot be read', () => {
  it('show the records of the others, and the link reports that some may be missing', async () => {
    rig.open()
    await rig.respond([anOpenRecord()], { count: 2, missing: ['hydrant'] })
    expect(rig.status).toMatchObject({ sync: 'failed', pendingCount: 2 })
    rig.pass(5_000)
    await rig.respond([anOpenRecord()], { count: 1 })
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 1 })
  })

  it('are fetched again every 5 s, not every second, when the recheck lacks one', async () => {
    await rig.goLive()
    rig.receive(alarmFrame())
    rig.pass(1_000)
    await rig.respond([], { missing: ['hydrant'] })
    rig.pass(4_999)
    expect(rig.fetches).toHaveLength(2)
    rig.pass(1)
    expect(rig.fetches).toHaveLength(3)
  })
})

describe('an answer that contradicts what is known', () => {
  it('leaves the records on screen, is marked, and is compared with another answer after a second', async () => {
    await rig.goLive([anOpenRecord()])
    rig.reopen()
    await rig.respond([], { count: 1 })
    expect(rig.status).toMatchObject({ link: 'live', sync: 'unconfirmed', pendingCount: 1 })
    expect(rig.emitted).not.toContain('records.ended')
    rig.pass(1_000)
    await rig.respond([anOpenRecord()])
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 1 })
    expect(rig.alarms).toEqual([])
  })
})

describe('alarms of fire doors (contract device 11)', () => {
  it('are asked for after an outage on a platform without a replay', async () => {
    await rig.goLive()
    expect(rig.asksDoors).toBe(false)
    rig.reopen()
    expect(rig.asksDoors).toBe(true)
    await rig.respond([], { doors: { alarms: [], failed: true } })
    rig.pass(1_000)
    expect(rig.asksDoors).toBe(true)
    await rig.respond([], { doors: { alarms: [], failed: false } })
    rig.receive(alarmFrame())
    rig.pass(1_000)
    expect(rig.fetches).toHaveLength(4)
    expect(rig.asksDoors).toBe(false)
  })

  it('are asked for again when they were read before the link was open: one may have come in between', async () => {
    await rig.goLive()
    rig.close()
    rig.pass(3_000)
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() })
    expect(rig.link).toBe('connecting')
    last(rig.counts).resolve({ count: 1, at: rig.clock.now() })
    await settled()
    expect(rig.asksDoors).toBe(true)
    await rig.respond([anOpenRecord()], { doors: { alarms: [], failed: false } })
    rig.pass(5_000)
    rig.open()
    expect(rig.asksDoors).toBe(true)
  })

  it('are not asked for when the link breaks before the first response: there is nothing that this page has missed', () => {
    rig.open()
    rig.reopen()
    expect(rig.fetches).toHaveLength(2)
    expect(rig.asksDoors).toBe(false)
  })

  it('are asked for from the beginning of the outage on, however many attempts and answers without them it has', async () => {
    await rig.goLive()
    const since = () => rig.actor.getSnapshot().context.ledger.doorsOwedSince
    const begun = rig.clock.now()
    rig.close()
    rig.pass(3_000)
    rig.actor.send({ type: 'page.awake', at: rig.clock.now() })
    last(rig.counts).resolve({ count: 1, at: rig.clock.now() })
    await settled()
    await rig.respond([anOpenRecord()], { doors: { alarms: [], failed: true } })
    expect(rig.status.since).toBe(rig.clock.now())
    rig.close()
    rig.pass(3_000)
    rig.open()
    expect([since(), rig.asksDoors]).toEqual([begun, true])
  })

  it('are not asked for on our server, which replays everything', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 10, replayed: false })
    rig.reopen()
    expect(rig.asksDoors).toBe(false)
  })
})

describe('a link that reconnects faster than the lists respond', () => {
  const flap = () => {
    rig.reopen()
  }

  it('waits for the running call from the fourth open on, and fetches once more after its response', async () => {
    rig.open()
    for (let opening = 2; opening <= 5; opening += 1) flap()
    expect(rig.fetches).toHaveLength(3)
    expect(last(rig.fetches).signal.aborted).toBe(false)
    await rig.respond([anOpenRecord()])
    expect(rig.status).toMatchObject({ pendingCount: 1, sync: 'catchingUp' })
    expect(rig.fetches).toHaveLength(4)
    await rig.respond([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    expect(rig.status).toMatchObject({ pendingCount: 2, sync: 'synced' })
  })
})

/** An outage; after it the server replays an alarm whose record the first lists lack. */
async function replayOfAnUnlistedRecord() {
  await rig.goLive()
  rig.receive({ type: 'hello', epoch: 'e', seq: 10, replayed: false })
  rig.reopen()
  rig.receive({ type: 'hello', epoch: 'e', seq: 11, replayed: true }, alarmFrame({ recordIds: ['9'], id: 'p11', epoch: 'e', seq: 11 }))
  await rig.respond([], { count: 1 })
}
