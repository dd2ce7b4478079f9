import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alarmFrame, anOpenRecord, aPoint, NOON } from './alarm-client.fixtures'
import { Rig } from './alarm-client-rig.fixtures'
import { KEEP_EVERY_MS, keepAlarms, KEPT_LIMIT, ledgerAfter, RELOAD_WITHIN_MS, type AlarmStore, type KeptAlarms } from './kept-alarms'
import { standingAlarms } from './standing-alarm'

/** A store of a browser: only text survives. */
let text: string | null
let now: number
let stops: (() => void)[]
const store: AlarmStore = {
  load: () => JSON.parse(text ?? 'null') as unknown,
  save: (kept) => (text = JSON.stringify(kept)),
}
const kept = () => JSON.parse(text ?? '{}') as KeptAlarms
beforeEach(() => {
  text = null
  now = NOON
  stops = []
})
afterEach(() => stops.forEach((stop) => stop()))

/** A page that begins with what is stored, and is open until the end of the test. */
function aPage(): Rig {
  const rig = new Rig({ ledger: ledgerAfter(store, now) })
  stops.push(keepAlarms(rig.actor, store, () => now))
  return rig
}
const leave = () => window.dispatchEvent(new Event('pagehide'))
const hello = (seq: number, replayed = false) => ({ type: 'hello', epoch: 'e', seq, replayed }) as const
const camera = (value: number, place = {}) => alarmFrame({ kind: 'other', points: [aPoint({ value })], raisedAt: NOON + value, ...place })
const standing = (rig: Rig) => standingAlarms(rig.actor.getSnapshot().context.ledger)
const valuesOf = (rig: Rig) => standing(rig).map(({ points: [{ value }] }) => value)

describe('an alarm of a camera or door', () => {
  it('stands again after a reload, and after a crash, which leaves no time to store anything', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(camera(1), camera(2))
    expect(valuesOf(aPage())).toEqual([1, 2])
  })

  it('does not come back once it is acknowledged, also when that was before the first contact of a page', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(camera(1), camera(2))
    const reloaded = aPage()
    reloaded.actor.send({ type: 'alarms.acknowledged', alarms: standing(reloaded).slice(0, 1).map(({ key }) => key) })
    expect(valuesOf(aPage())).toEqual([2])
  })

  it('has a key that none of the new page has', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(camera(1))
    const reloaded = aPage()
    await reloaded.goLive()
    reloaded.receive(camera(2))
    const last = aPage()
    await last.goLive()
    last.receive(camera(3))
    expect(valuesOf(last)).toEqual([1, 2, 3])
    expect(new Set(standing(last).map(({ key }) => key)).size).toBe(3)
  })

  it('is kept for any time, and of very many the newest', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(...Array.from({ length: KEPT_LIMIT + 1 }, (_, index) => camera(index)))
    now += 30 * RELOAD_WITHIN_MS
    const values = valuesOf(aPage())
    expect([values.length, values[0], values.at(-1)]).toEqual([KEPT_LIMIT, 1, KEPT_LIMIT])
  })
})

describe('what was pushed during a reload', () => {
  it('is asked for from the position at which the page was left, and announced as late', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(hello(10))
    leave()
    const reloaded = aPage()
    expect(reloaded.commands).toEqual([{ type: 'socket.connect', since: 'e:10' }])
    reloaded.open()
    reloaded.receive(hello(11, true), alarmFrame({ id: 'p11', recordIds: ['1'], seq: 11, epoch: 'e' }))
    await reloaded.respond([anOpenRecord()])
    expect(reloaded.alarms).toEqual([{ key: 'alarm-0', late: true }])
  })

  it('is asked for from before the frames that were still held back', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(hello(10))
    rig.reopen()
    rig.receive(hello(12, true), alarmFrame({ id: 'p11', recordIds: ['1'], seq: 11, epoch: 'e' }), camera(1, { seq: 13, epoch: 'e' }))
    leave()
    expect(aPage().commands).toEqual([{ type: 'socket.connect', since: 'e:10' }])
  })

  it('is asked for after a crash from a position of a few seconds before', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(hello(10))
    now += KEEP_EVERY_MS
    rig.receive(alarmFrame({ id: 'p11', recordIds: ['1'], seq: 11, epoch: 'e' }))
    expect(kept().position).toEqual({ epoch: 'e', seq: 11 })
  })

  it('is asked for after a crash from such a position also when the clock was set back by an hour meanwhile', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(hello(10))
    now -= 3_600_000
    rig.receive(alarmFrame({ id: 'p11', recordIds: ['1'], seq: 11, epoch: 'e' }))
    expect(kept()).toMatchObject({ position: { epoch: 'e', seq: 11 }, at: now })
  })

  it('is not asked for by a page that begins later: its records are standing, not late', async () => {
    const rig = aPage()
    await rig.goLive()
    rig.receive(hello(10))
    leave()
    now += RELOAD_WITHIN_MS + 1
    expect(aPage().commands).toEqual([{ type: 'socket.connect', since: null }])
  })

  it('is asked for among the doors on a platform that numbers no pushes, until it has answered', async () => {
    const rig = aPage()
    await rig.goLive()
    leave()
    const reloaded = aPage()
    reloaded.open()
    expect(reloaded.asksDoors).toBe(true)
    reloaded.pass(500)
    await reloaded.respond([], { doors: { alarms: [], failed: true } })
    leave()
    expect(kept().doorsSince).toBe(0)
  })
})

it.each([
  ['no JSON object', '7'],
  ['without alarms', '{"at":1}'],
  ['without a time', '{"alarms":[]}'],
])('a stored value that is %s leaves the page as it begins without one', (_, stored) => {
  text = stored
  expect(ledgerAfter(store, now)).toEqual(ledgerAfter(undefined, now))
})

const sound = { key: 'a', late: false, receivedAt: NOON, records: [], points: [{ ...aPoint(), kind: 'other', category: '1', raisedAt: NOON, value: 5 }] }
const drawn = (...alarms: unknown[]) => {
  text = JSON.stringify({ alarms, at: now, position: null, doorsSince: null })
  return standingAlarms(ledgerAfter(store, now)).map(({ points: [{ value }] }) => value)
}

it.each([
  ['with a field that cannot be drawn', { position: {} }],
  ['of a record', { kind: 'general' }],
  ['of an unknown category', { category: '7' }],
  ['with a time that is none', { raisedAt: 'now' }],
])('a stored alarm %s is left out, the others are not', (_, broken) => {
  const point = { ...sound.points[0], ...broken }
  expect(drawn({ ...sound, points: [point] }, { ...sound, points: [sound.points[0], point] }, null, { ...sound, points: [] }, sound)).toEqual([5])
})

it.each([
  ['that names records: those are in the lists', { records: [{ kind: 'general', id: '1' }] }],
  ['with a time of arrival that is none', { receivedAt: 'now' }],
  ['that does not say whether it is late', { late: null }],
])('a stored alarm %s is left out, too', (_, broken) => {
  expect(drawn({ ...sound, ...broken }, sound)).toEqual([5])
})

it.each(['e:1', { epoch: 1, seq: 2 }, { epoch: 'e', seq: '2' }])('a stored position that is %j is none', (position) => {
  text = JSON.stringify({ alarms: [], at: now, position, doorsSince: null })
  expect(ledgerAfter(store, now).position).toBeNull()
})

it('a store that throws costs nothing but the memory over a reload', async () => {
  const broken: AlarmStore = { load: () => { throw new Error('forbidden') }, save: () => { throw new Error('full') } }
  const rig = new Rig({ ledger: ledgerAfter(broken, now) })
  stops.push(keepAlarms(rig.actor, broken, () => now))
  await rig.goLive()
  rig.receive(camera(1))
  expect(valuesOf(rig)).toEqual([1])
})

it('nothing is stored any more once the page has given the link up', async () => {
  const rig = aPage()
  await rig.goLive()
  stops.splice(0).forEach((stop) => stop())
  text = null
  rig.receive(camera(1))
  leave()
  expect(text).toBeNull()
})
