import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionOver } from './alarm-client.setup'
import { last, Rig, settled } from './alarm-client-rig.fixtures'
import { alarmFrame } from './alarm-client.fixtures'

let rig: Rig
beforeEach(() => {
  rig = new Rig()
})
afterEach(() => {
  rig.actor.stop()
})

const hello = (seq: number, replayed = false, epoch = 'e') => ({ type: 'hello', epoch, seq, replayed }) as const
const pushed = (seq: number, epoch = 'e') => alarmFrame({ recordIds: [`${seq}`], id: `p${seq}`, sensorNumber: `sn${seq}`, epoch, seq })

async function fail(error = new Error('down')) {
  last(rig.fetches).reject(error)
  await settled()
}

describe('alarms that the server sends again after an outage wait for the lists', () => {
  beforeEach(async () => {
    await rig.goLive()
    rig.receive(hello(10))
    rig.reopen()
    rig.receive(hello(12, true), pushed(11))
  })

  it('for one second: slow lists delay no fire, and those that come then are shown at once', () => {
    rig.pass(999)
    expect(rig.alarms).toEqual([])
    rig.pass(1)
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
    rig.receive(pushed(12))
    expect(rig.alarms).toHaveLength(2)
    expect(rig.status.sync).toBe('catchingUp')
  })

  it('until these have failed: from then on none is withheld', async () => {
    await fail()
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
    rig.receive(pushed(12))
    expect(rig.alarms).toHaveLength(2)
    expect(rig.status.sync).toBe('failed')
  })

  it('until the session is over: what has arrived is shown', async () => {
    await fail(new SessionOver())
    expect(rig.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })
})

it('lists that cannot be fetched are tried again after a second, then every 5 s', async () => {
  rig.open()
  const tries: number[] = []
  for (let failure = 1; failure <= 3; failure += 1) {
    const [before, begun] = [rig.fetches.length, rig.clock.now()]
    await fail()
    while (rig.fetches.length === before) rig.pass(500)
    tries.push(rig.clock.now() - begun)
  }
  expect(tries).toEqual([1_000, 5_000, 5_000])
})

it('an alarm that comes in one message with the greeting of a new stream is shown', async () => {
  await rig.goLive()
  rig.receive(hello(10))
  rig.receive(hello(1, false, 'f'), pushed(2, 'f'))
  expect(rig.alarms).toHaveLength(1)
  expect(rig.status.sync).toBe('catchingUp')
})
