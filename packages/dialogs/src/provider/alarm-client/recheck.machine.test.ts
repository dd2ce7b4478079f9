import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionOver } from './alarm-client.setup'
import { last, Rig, settled } from './alarm-client-rig.fixtures'
import { alarmFrame, anOpenRecord, aResponse, handledFrame } from './alarm-client.fixtures'
import { CLOSE_WATCH_MS } from './link-timing'

let rig: Rig
beforeEach(() => {
  rig = new Rig()
})
afterEach(() => {
  rig.actor.stop()
})

describe('recheck', () => {
  it('fetches the lists for an unmatched push within 2 s, one call at a time', async () => {
    await rig.goLive()
    rig.receive(alarmFrame())
    expect(rig.status.pendingCount).toBe(1)
    rig.pass(1_000)
    rig.receive(alarmFrame({ sensorNumber: 'sn2' }))
    rig.pass(5_000)
    expect(rig.fetches).toHaveLength(2)
    await rig.respond([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    expect(rig.status.pendingCount).toBe(2)
    expect(rig.alarms).toHaveLength(2)
    expect(rig.emitted).toContain('alarms.resolved')
  })

  it('compares the count every 60 s while live and fetches only if it differs', async () => {
    await rig.goLive()
    await compareCount(0)
    expect(rig.fetches).toHaveLength(1)
    await compareCount(2)
    expect(rig.fetches).toHaveLength(2)
  })

  it('compares the count every 15 s while a sound plays, from its start on, and every 60 s after it (domain 5)', async () => {
    await rig.goLive()
    rig.actor.send({ type: 'watch.began' })
    rig.pass(CLOSE_WATCH_MS)
    expect(rig.counts).toHaveLength(1)
    last(rig.counts).resolve({ count: 0, at: rig.clock.now() })
    await settled()
    rig.actor.send({ type: 'watch.ended' })
    rig.pass(CLOSE_WATCH_MS)
    expect(rig.counts).toHaveLength(1)
  })

  it.each([['begins', 'watch.began', 1], ['ends', 'watch.ended', 0]] as const)('knows of a sound that %s while the link is down', async (_, type, compared) => {
    await rig.goLive()
    rig.actor.send({ type: type === 'watch.began' ? 'watch.ended' : 'watch.began' })
    rig.close()
    rig.actor.send({ type })
    rig.pass(3_000)
    await rig.goLive()
    rig.pass(CLOSE_WATCH_MS)
    expect(rig.counts).toHaveLength(compared)
  })

  it('does not fetch for differing counts while alarms pour in; without numbered pushes the third in a row does', async () => {
    await rig.goLive()
    for (let round = 1; round <= 3; round += 1) {
      rig.pass(30_000)
      rig.receive({ type: 'heartbeatReply' })
      rig.pass(30_000)
      rig.receive(alarmFrame({ recordIds: [`${round}`], id: `p${round}`, sensorNumber: `sn${round}` }))
      last(rig.counts).resolve({ count: 99, at: rig.clock.now() })
      await settled()
      expect(rig.fetches).toHaveLength(round < 3 ? 1 : 2)
    }
  })

  it('begins to count the differing counts anew after one that agrees', async () => {
    await rig.goLive()
    for (const count of [99, 99, null, 99, 99]) {
      rig.pass(30_000)
      rig.receive({ type: 'heartbeatReply' })
      rig.pass(30_000)
      const id = `${rig.counts.length}`
      rig.receive(alarmFrame({ recordIds: [id], id: `p${id}`, sensorNumber: `sn${id}` }))
      last(rig.counts).resolve({ count: count ?? rig.status.pendingCount ?? 0, at: rig.clock.now() })
      await settled()
    }
    expect(rig.counts).toHaveLength(5)
    expect(rig.fetches).toHaveLength(1)
  })

  it('neither ends an alarm that arrived while the lists were fetched again, nor brings back a record that ended meanwhile', async () => {
    const records = ['1', '2', '3'].map((id) => anOpenRecord({ id, sensorNumber: `SN${id}` }))
    await rig.goLive(records.slice(0, 2))
    rig.receive(alarmFrame({ sensorNumber: 'sn3' }))
    rig.pass(1_000)
    rig.receive(alarmFrame({ recordIds: ['4'], id: 'p4', sensorNumber: 'sn4' }), handledFrame('1'))
    await rig.respond(records)
    expect(rig.status.records.map(({ id }) => id).sort()).toEqual(['2', '3', '4'])
  })

  it('goes on after a response that came while the link was catching up', async () => {
    const recheck = await overtakenRecheck()
    const catchingUp = last(rig.fetches)
    for (const call of [recheck, catchingUp]) {
      call.resolve(aResponse([anOpenRecord()], { at: rig.clock.now() }))
      await settled()
    }
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 1 })
    rig.receive(alarmFrame({ sensorNumber: 'sn2' }))
    rig.pass(1_000)
    expect(rig.fetches).toHaveLength(4)
  })

  it('drops a response that came while the link was catching up: an alarm that arrived meanwhile would end with the next one', async () => {
    const recheck = await overtakenRecheck()
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p9', sensorNumber: 'sn9' }))
    for (const call of [recheck, last(rig.fetches)]) {
      call.resolve(aResponse([anOpenRecord()], { at: rig.clock.now() }))
      await settled()
    }
    expect(rig.status.records.map(({ id }) => id)).toContain('9')
  })

  it('drops a response that was requested before the catch-up and comes after it: it is older than what the catch-up has found', async () => {
    const recheck = await overtakenRecheck()
    await rig.respond([anOpenRecord(), anOpenRecord({ id: '9', sensorNumber: 'SN9' })])
    expect(rig.status).toMatchObject({ sync: 'synced', pendingCount: 2 })
    recheck.resolve(aResponse([anOpenRecord()], { at: rig.clock.now() }))
    await settled()
    expect(rig.status.records.map(({ id }) => id)).toEqual(['1', '9'])
  })

  it('keeps an alarm that arrives during the catch-up although the call before it fails meanwhile', async () => {
    const recheck = await overtakenRecheck()
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p9', sensorNumber: 'sn9' }))
    recheck.reject(new Error('down'))
    await settled()
    await rig.respond([anOpenRecord()])
    expect(rig.status.records.map(({ id }) => id)).toContain('9')
  })

  it('ignores a count that was requested within a second of an alarm, because others may be under way', async () => {
    await rig.goLive()
    const check = async (passed: number) => {
      rig.pass(60_000 - passed)
      rig.receive(alarmFrame({ recordIds: [`${rig.fetches.length}${passed}`], id: `p${passed}`, sensorNumber: `sn${passed}` }))
      rig.pass(passed)
      last(rig.counts).resolve({ count: 99, at: rig.clock.now() })
      await settled()
      return rig.fetches.length
    }
    expect(await check(999)).toBe(1)
    expect(await check(1_000)).toBe(2)
  })

  it('ignores a count that was requested before an alarm and comes long after it', async () => {
    await rig.goLive()
    rig.pass(60_000)
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p9' }))
    rig.pass(5_000)
    last(rig.counts).resolve({ count: 0, at: rig.clock.now() })
    await settled()
    expect(rig.fetches).toHaveLength(1)
  })

  it('believes a count although the clock was set back since the last change', async () => {
    await rig.goLive()
    rig.pass(59_000)
    rig.receive(alarmFrame({ recordIds: ['9'], id: 'p9' }))
    rig.pass(1_000)
    last(rig.counts).resolve({ count: 3, at: 0 })
    await settled()
    expect(rig.fetches).toHaveLength(2)
  })

  it('fetches no lists for counts that differ while numbered pushes are arriving: a gap would show in their numbers', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 0, replayed: false })
    for (const seq of [1, 2, 3, 4]) {
      rig.pass(59_500)
      rig.receive(alarmFrame({ recordIds: [`${seq}`], id: `p${seq}`, sensorNumber: `sn${seq}`, seq, epoch: 'e' }))
      rig.pass(500)
      last(rig.counts).resolve({ count: 99, at: rig.clock.now() })
      await settled()
    }
    expect(rig.counts).toHaveLength(4)
    expect(rig.fetches).toHaveLength(1)
  })

  it('fetches the lists within 2 s when a position of the stream was missed', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 1, replayed: false }, alarmFrame({ recordIds: ['3'], id: 'p3', seq: 3, epoch: 'e' }))
    rig.pass(2_000)
    expect(rig.fetches).toHaveLength(2)
    await rig.respond([anOpenRecord({ id: '2', sensorNumber: 'SN2' }), anOpenRecord({ id: '3' })])
    expect(rig.alarms.map(({ late }) => late)).toEqual([false, false])
  })

  it('keeps a doubt that a failed call left', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 1, replayed: false }, alarmFrame({ recordIds: ['3'], id: 'p3', seq: 3, epoch: 'e' }))
    rig.pass(2_000)
    last(rig.fetches).reject(new Error('down'))
    await settled()
    rig.pass(5_000)
    expect(rig.fetches).toHaveLength(3)
  })

  async function compareCount(count: number) {
    rig.pass(30_000)
    rig.receive({ type: 'heartbeatReply' })
    rig.pass(29_999)
    rig.receive({ type: 'heartbeatReply' })
    rig.pass(1)
    last(rig.counts).resolve({ count, at: rig.clock.now() })
    await settled()
  }

  it('fetches again after 5 s the lists that a differing count has asked for and that failed', async () => {
    await rig.goLive()
    await compareCount(2)
    last(rig.fetches).reject(new Error('down'))
    await settled()
    rig.pass(4_999)
    expect(rig.fetches).toHaveLength(2)
    rig.pass(1)
    expect(rig.fetches).toHaveLength(3)
  })

  it('drops the answer to a request from before the link opened again', async () => {
    await rig.goLive()
    rig.receive(alarmFrame())
    rig.pass(1_000)
    const before = last(rig.fetches)
    rig.reopen()
    expect(before.signal.aborted).toBe(true)
  })

  it('that learns of the end of the session ends the link, and shows what has waited for its answer', async () => {
    await rig.goLive()
    rig.receive({ type: 'hello', epoch: 'e', seq: 10, replayed: false })
    rig.reopen()
    rig.receive({ type: 'hello', epoch: 'e', seq: 11, replayed: true }, alarmFrame({ recordIds: ['9'], id: 'p11', epoch: 'e', seq: 11 }))
    await rig.respond([], { count: 1 })
    rig.pass(1_000)
    expect(rig.alarms).toEqual([])
    last(rig.fetches).reject(new SessionOver())
    await settled()
    expect([rig.alarms.length, rig.link]).toEqual([1, 'refused'])
  })

  it('fetches the lists when the server does not count: at once while live, at the third poll while down', async () => {
    const failCount = async () => {
      last(rig.counts).reject(new Error('down'))
      await settled()
    }
    await rig.goLive()
    rig.pass(30_000)
    rig.receive({ type: 'heartbeatReply' })
    rig.pass(30_000)
    await failCount()
    expect(rig.fetches).toHaveLength(2)
    await rig.respond()
    rig.close(1006, false)
    for (let poll = 1; poll <= 3; poll += 1) {
      expect(rig.fetches).toHaveLength(2)
      rig.pass(10_000)
      await failCount()
    }
    expect(rig.fetches).toHaveLength(3)
  })

  it('fetches the lists once a minute while down, although the count is right: one record may have replaced another', async () => {
    rig.close(1006, false)
    await rig.respond([])
    for (let minute = 1; minute <= 2; minute += 1) {
      for (let poll = 1; poll <= 6; poll += 1) {
        expect(rig.fetches).toHaveLength(minute)
        rig.pass(10_000)
        last(rig.counts).resolve({ count: 0, at: rig.clock.now() })
        await settled()
      }
      expect(rig.fetches).toHaveLength(minute + 1)
      await rig.respond([])
    }
  })

  it('fetches the lists while down whichever way the clock is set', async () => {
    await rig.goLive()
    rig.close(1006, false)
    rig.pass(10_000)
    last(rig.counts).resolve({ count: 0, at: rig.clock.now() - 3_600_000 })
    await settled()
    expect(rig.fetches).toHaveLength(2)
  })

  it('requests the count every 10 s while down', async () => {
    rig.close(1006, false)
    await rig.respond([])
    for (let poll = 1; poll <= 3; poll += 1) {
      rig.pass(10_000)
      expect(rig.counts).toHaveLength(poll)
      last(rig.counts).resolve({ count: 0, at: rig.clock.now() })
      await settled()
    }
    expect(rig.fetches).toHaveLength(1)
  })

  it.each(['page.awake', 'network.back'] as const)('requests the count at once when the page or the network comes back while down (%s)', async (type) => {
    rig.close(1006, false)
    await rig.respond([])
    rig.actor.send({ type, at: rig.clock.now() })
    expect(rig.counts).toHaveLength(1)
  })

  it('ends a record once that was handled by any operator or by a verdict of this user', async () => {
    await rig.goLive([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    rig.actor.send({ type: 'record.handled', record: { kind: 'general', id: '1' } })
    rig.receive(handledFrame('1'))
    expect(rig.status.pendingCount).toBe(1)
    rig.receive(handledFrame('2'))
    expect(rig.status.pendingCount).toBe(0)
  })

  it('ends a record by a verdict of this user at once, also while the lists are loading and when they cannot be fetched', async () => {
    await rig.goLive([anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })])
    rig.reopen()
    rig.actor.send({ type: 'record.handled', record: { kind: 'general', id: '1' } })
    expect(rig.status).toMatchObject({ sync: 'catchingUp', pendingCount: 1 })
    last(rig.fetches).reject(new Error('network'))
    await settled()
    rig.actor.send({ type: 'record.handled', record: { kind: 'general', id: '2' } })
    expect(rig.status).toMatchObject({ sync: 'failed', pendingCount: 0 })
  })
})

/** A call for a push without a record is under way when the server begins a new stream, which the link catches up with. */
async function overtakenRecheck() {
  await rig.goLive()
  rig.receive({ type: 'hello', epoch: 'e', seq: 1, replayed: false }, alarmFrame())
  rig.pass(1_000)
  const recheck = last(rig.fetches)
  rig.receive({ type: 'hello', epoch: 'f', seq: 1, replayed: false })
  return recheck
}
