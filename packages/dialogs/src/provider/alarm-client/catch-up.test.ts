import type { DoorAlarm } from '@smart-fire/api-client/doors'
import { describe, expect, it } from 'vitest'
import { alarmFrame, aPoint, aResponse, anOpenRecord, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { beginFetch, EMPTY_LEDGER, expectedCount, needsRecheck, pendingCount, type Ledger } from './ledger'
import { standingAlarms, withAcknowledged } from './standing-alarm'

const start = (...records: Parameters<typeof aResponse>[0]): Ledger => catchUp(EMPTY_LEDGER, aResponse(records), []).ledger
const SN2 = { id: '2', sensorNumber: 'SN2' }

describe('records that were open when the page began', () => {
  it('are emitted as standing, so that they can sound again after a reload, and are not announced as new', () => {
    const { ledger, updates } = catchUp(EMPTY_LEDGER, aResponse([anOpenRecord()]), [])
    expect(updates.alarms).toEqual([])
    expect(updates.standing).toMatchObject([{ key: 'open:general:1', late: false, records: [{ kind: 'general', id: '1' }] }])
    expect(pendingCount(ledger)).toBe(1)
    expect(standingAlarms(ledger)).toEqual(updates.standing)
    expect(catchUp(ledger, aResponse([anOpenRecord()]), []).updates.standing).toEqual([])
  })

  it('are announced when their own push comes after the lists, but not when it is a repeat', () => {
    const ledger = start(anOpenRecord())
    const own = applyFrames(ledger, [alarmFrame({ recordIds: ['1'] })], NOON)
    expect(own.updates.alarms).toHaveLength(1)
    const again = applyFrames(ledger, [alarmFrame({ recordIds: ['1'], raisedAt: NOON + 60_000, repeat: 2 })], NOON)
    expect(again.updates.alarms).toEqual([])
    expect(applyFrames(ledger, [alarmFrame({ raisedAt: NOON + 60_000 })], NOON).updates.alarms).toEqual([])
  })

  it('are not emitted as standing if a held push has announced them', () => {
    const { updates } = catchUp(EMPTY_LEDGER, aResponse([anOpenRecord()]), [alarmFrame({ recordIds: ['1'] })])
    expect(updates.standing).toEqual([])
    expect(updates.alarms).toHaveLength(1)
  })
})

describe('a listener that starts later than the link', () => {
  it('gets what was pushed before the first response, which names it as known', () => {
    const pushed = applyFrames(beginFetch(EMPTY_LEDGER), [alarmFrame({ recordIds: ['1'] })], NOON).ledger
    expect(standingAlarms(pushed)).toMatchObject([{ records: [{ kind: 'general', id: '1' }] }])
    const { updates } = catchUp(pushed, aResponse([anOpenRecord()]), [])
    expect([updates.standing, updates.alarms]).toEqual([[], []])
  })

  it('gets an alarm whose record is not known yet, with all its points and under the key by which the record is told', () => {
    const points = [aPoint(), aPoint({ code: 'WD', label: '温度' })]
    const pushed = applyFrames(start(), [alarmFrame({ points })], NOON).ledger
    const [alarm, ...others] = standingAlarms(pushed)
    expect(alarm).toMatchObject({ records: [], points: [{ measuringPointCode: 'YG' }, { measuringPointCode: 'WD' }] })
    expect(others).toEqual([])
    const { updates } = catchUp(beginFetch(pushed), aResponse([anOpenRecord(), anOpenRecord({ id: '2', measuringPointCode: 'WD' })]), [])
    expect(updates.resolved.map((resolved) => resolved.alarm)).toEqual([alarm?.key, alarm?.key])
    expect(updates.alarms).toEqual([])
  })
})

describe('an alarm of a camera or door, which no list of the server has', () => {
  const camera = applyFrames(start(anOpenRecord()), [alarmFrame({ kind: 'other' })], NOON)

  it('is told to a listener that starts later, until an operator acknowledges it', () => {
    const [announced] = camera.updates.alarms
    expect(standingAlarms(camera.ledger).slice(1)).toEqual([announced])
    expect(standingAlarms(withAcknowledged(camera.ledger, ['open:general:1', announced?.key ?? ''])).map(({ key }) => key)).toEqual(['open:general:1'])
  })

  it('is told once more after other alarms, and after the lists were read again', () => {
    const more = applyFrames(camera.ledger, [alarmFrame({ kind: 'other', raisedAt: NOON + 1_000 })], NOON).ledger
    const { ledger } = catchUp(beginFetch(more), aResponse([anOpenRecord()]), [])
    expect(standingAlarms(ledger).map(({ points: [{ kind }] }) => kind)).toEqual(['general', 'other', 'other'])
  })
})

it('a pushed alarm whose record was never found was handled meanwhile: no later listener is told of it', () => {
  const pushed = applyFrames(start(), [alarmFrame()], NOON).ledger
  const first = catchUp(beginFetch(pushed), aResponse([]), []).ledger
  const { ledger, updates } = catchUp(beginFetch(first), aResponse([]), [])
  expect(updates.resolved).toMatchObject([{ record: null }])
  expect(ledger.recordless).toHaveLength(1)
  expect(standingAlarms(ledger)).toEqual([])
})

describe('after the link was down', () => {
  it('announces what arrived meanwhile once, as late', () => {
    const before = { ...start(anOpenRecord()), outageSince: NOON }
    const first = catchUp(before, aResponse([anOpenRecord(), anOpenRecord(SN2)]), [])
    expect(first.updates.alarms).toHaveLength(1)
    expect(first.updates.alarms[0]).toMatchObject({ late: true, records: [{ kind: 'general', id: '2' }] })
    const second = catchUp(first.ledger, aResponse([anOpenRecord(), anOpenRecord(SN2)]), [])
    expect(second.updates.alarms).toEqual([])
  })

  it('announces what it finds in the order in which it was raised, although the lists begin with the newest', () => {
    const [earlier, later] = [anOpenRecord({ ...SN2, raisedAt: NOON + 60_000 }), anOpenRecord({ id: '3', sensorNumber: 'SN3', raisedAt: NOON + 120_000 })]
    const { updates } = catchUp({ ...start(), outageSince: NOON }, aResponse([later, earlier]), [])
    expect(updates.alarms.map(({ records }) => records[0]?.id)).toEqual(['2', '3'])
  })

  it('announces a record whose push was held back as live, not as late', () => {
    const fetched = aResponse([anOpenRecord(SN2)])
    const { updates, ledger } = catchUp(start(), fetched, [alarmFrame({ recordIds: ['2'], sensorNumber: 'sn2' })])
    expect(updates.alarms.map(({ late }) => late)).toEqual([false])
    expect(pendingCount(ledger)).toBe(1)
  })

  it('matches a held push without ids to the record in the lists', () => {
    const { updates, ledger } = catchUp(start(), aResponse([anOpenRecord(SN2)]), [alarmFrame({ sensorNumber: 'sn2' })])
    expect(updates.alarms).toHaveLength(1)
    expect(updates.alarms[0]).toMatchObject({ late: false, records: [{ kind: 'general', id: '2' }] })
    expect(pendingCount(ledger)).toBe(1)
  })

  it('marks replayed pushes as late and leaves out those that were handled meanwhile', () => {
    const held = [
      { type: 'hello', epoch: 'e', seq: 20, replayed: true } as const,
      alarmFrame({ recordIds: ['2'], id: 'p19', epoch: 'e', seq: 19, sensorNumber: 'sn2' }),
      alarmFrame({ recordIds: ['3'], id: 'p20', epoch: 'e', seq: 20, sensorNumber: 'sn3' }),
      alarmFrame({ recordIds: ['4'], id: 'p21', epoch: 'e', seq: 21, sensorNumber: 'sn4' }),
    ]
    const { updates, ledger } = catchUp(start(), aResponse([anOpenRecord(SN2)]), held)
    expect(updates.alarms.map(({ late, records }) => [records[0]?.id, late])).toEqual([['2', true], ['4', false]])
    expect([...ledger.known.keys()]).toEqual(['general:2', 'general:4'])
  })

  it('announces a replayed alarm of a door, which is in no list, as late', () => {
    const held = [{ type: 'hello', epoch: 'e', seq: 20, replayed: true } as const, alarmFrame({ kind: 'other', id: 'p19', epoch: 'e', seq: 19 })]
    const { updates, waiting } = catchUp(start(), aResponse([]), held)
    expect(updates.alarms).toMatchObject([{ late: true, records: [] }])
    expect(waiting).toEqual([])
  })

  it('applies a verdict that is replayed while the lists are being read', () => {
    const held = [{ type: 'hello', epoch: 'e', seq: 20, replayed: true } as const, handledFrame('1', { epoch: 'e', seq: 19 })]
    const { ledger, updates, waiting } = catchUp(start(anOpenRecord()), aResponse([anOpenRecord()]), held)
    expect([pendingCount(ledger), updates.ended.length, waiting]).toEqual([0, 1, []])
  })

  it('withholds no alarm because the lists are not believed yet: neither the repeat of a new record nor a replay of which one record is listed', () => {
    const doubted = { count: 5 }
    const repeat = catchUp(EMPTY_LEDGER, aResponse([], doubted), [alarmFrame({ recordIds: ['1'], repeat: 2 })])
    expect([repeat.updates.alarms.length, repeat.waiting]).toEqual([1, []])
    const replay = alarmFrame({ recordIds: ['1', '2'], points: [aPoint(), aPoint({ code: 'WD' })], id: 'p19', epoch: 'e', seq: 19 })
    const partly = catchUp(start(), aResponse([anOpenRecord()], doubted), [{ type: 'hello', epoch: 'e', seq: 20, replayed: true }, replay])
    expect([partly.updates.alarms.length, partly.waiting]).toEqual([1, []])
  })

  it('ends records that were handled meanwhile', () => {
    const { ledger, updates } = catchUp(start(anOpenRecord()), aResponse([]), [])
    expect(updates.ended).toEqual([{ kind: 'general', id: '1' }])
    expect(pendingCount(ledger)).toBe(0)
  })

  it('applies held frames after the lists: a record that was handled in between stays ended', () => {
    const { ledger } = catchUp(start(), aResponse([anOpenRecord()]), [handledFrame('1')])
    expect(pendingCount(ledger)).toBe(0)
  })
})

describe('alarms of fire doors, which are in no list', () => {
  const door = (id: string, raisedAt = NOON): DoorAlarm => ({ ...anOpenRecord(), kind: 'other', id, raisedAt, position: '3F 东侧防火门', sensorNumber: 'FM01', equipmentType: '防火门监控器', measuringPoint: '门状态', alarmType: '异常开启', value: 1 })
  const down = { ...start(), outageSince: NOON, doorsOwedSince: NOON }

  it('are announced once, as late, when they were raised while the link was down', () => {
    const first = catchUp(down, aResponse([], { doors: { alarms: [door('2', NOON + 60_000), door('1', NOON + 30_000)], failed: false } }), [])
    expect(first.updates.alarms.map(({ late, records, points: [{ kind, raisedAt }] }) => [late, records, kind, raisedAt])).toEqual([[true, [], 'other', NOON + 30_000], [true, [], 'other', NOON + 60_000]])
    expect(pendingCount(first.ledger)).toBe(0)
    expect(catchUp(first.ledger, aResponse([], { doors: { alarms: [door('1', NOON + 30_000)], failed: false } }), []).updates.alarms).toEqual([])
  })

  it('are owed until they have been read: soon for five times, then beside the lists', () => {
    const failing = aResponse([], { doors: { alarms: [], failed: true } })
    let { ledger } = catchUp(down, failing, [])
    for (let failures = 1; failures < 5; failures += 1) {
      expect(needsRecheck(ledger)).toBe(true)
      ledger = catchUp(ledger, failing, []).ledger
    }
    expect(needsRecheck(ledger)).toBe(false)
    const { updates, ledger: settled } = catchUp(ledger, aResponse([], { doors: { alarms: [door('1', NOON + 30_000)], failed: false } }), [])
    expect(updates.alarms).toHaveLength(1)
    expect(settled.doorsOwedSince).toBeNull()
  })

  it('are announced once, too, when a later page of them fails, and when the next outage begins soon after', () => {
    const first = catchUp(down, aResponse([], { doors: { alarms: [door('1', NOON + 30_000)], failed: true } }), [])
    const both = { alarms: [door('1', NOON + 30_000), door('2', NOON + 60_000)], failed: false }
    const second = catchUp(first.ledger, aResponse([], { doors: both }), [])
    const third = catchUp({ ...second.ledger, doorsOwedSince: NOON + 70_000 }, aResponse([], { doors: both }), [])
    expect([first, second, third].map(({ updates }) => updates.alarms.map(({ points: [{ raisedAt }] }) => raisedAt))).toEqual([[NOON + 30_000], [NOON + 60_000], []])
  })

  it('are not announced when they are older than the outage, or when there was none', () => {
    expect(catchUp(down, aResponse([], { doors: { alarms: [door('1', NOON - 3_600_000)], failed: false } }), []).updates.alarms).toEqual([])
    expect(catchUp(start(), aResponse([], { doors: { alarms: [door('1')], failed: false } }), []).updates.alarms).toEqual([])
  })
})

describe('a response that is older than later changes', () => {
  it('does not remove a record that was pushed after the request', () => {
    const pushed = applyFrames(beginFetch(start()), [alarmFrame({ recordIds: ['9'] })], NOON).ledger
    const { ledger } = catchUp(pushed, aResponse([]), [])
    expect([...ledger.known.keys()]).toEqual(['general:9'])
  })

  it('does not bring back a record that was handled after the request', () => {
    const handled = applyFrames(beginFetch(start(anOpenRecord())), [handledFrame('1')], NOON).ledger
    expect(pendingCount(catchUp(handled, aResponse([anOpenRecord()]), []).ledger)).toBe(0)
  })
})

describe('a provisional record', () => {
  const provisional = applyFrames(start(), [alarmFrame()], NOON).ledger

  it('becomes its record without a second announcement', () => {
    const { ledger, updates } = catchUp(provisional, aResponse([anOpenRecord()]), [])
    expect(updates.alarms).toEqual([])
    expect(updates.resolved).toEqual([{ alarm: 'alarm-0', record: { kind: 'general', id: '1' } }])
    expect(pendingCount(ledger)).toBe(1)
    expect(needsRecheck(ledger)).toBe(false)
  })

  it('is looked for once more when the response does not contain it, then dropped: it was handled', () => {
    const once = catchUp(provisional, aResponse([]), []).ledger
    expect(pendingCount(once)).toBe(1)
    expect(needsRecheck(once)).toBe(true)
    const twice = catchUp(once, aResponse([]), [])
    expect(twice.updates.resolved).toEqual([{ alarm: 'alarm-0', record: null }])
    expect(pendingCount(twice.ledger)).toBe(0)
    expect(needsRecheck(twice.ledger)).toBe(false)
  })

  it('is the repeat of an open record that the first lists have: one alarm', () => {
    const early = applyFrames(beginFetch(EMPTY_LEDGER), [alarmFrame({ raisedAt: NOON + 60_000 })], NOON).ledger
    const first = catchUp(early, aResponse([anOpenRecord()]), [])
    const { ledger, updates } = catchUp(first.ledger, aResponse([anOpenRecord()]), [])
    expect([...first.updates.standing, ...updates.standing]).toEqual([])
    expect([...first.updates.resolved, ...updates.resolved]).toEqual([{ alarm: 'alarm-0', record: { kind: 'general', id: '1' } }])
    expect(pendingCount(ledger)).toBe(1)
  })

  it.each([
    ['a fault of the same point', { category: '0' } as const],
    ['a record that was raised after it', { raisedAt: NOON + 120_000 }],
  ])('is no repeat of %s that the first lists have: both are told', (_, part) => {
    const early = applyFrames(beginFetch(EMPTY_LEDGER), [alarmFrame({ raisedAt: NOON + 60_000 })], NOON).ledger
    const answers = [1, 2].reduce((before, __) => {
      const { ledger, updates } = catchUp(before.ledger, aResponse([anOpenRecord(part)]), [])
      return { ledger, resolved: [...before.resolved, ...updates.resolved], told: [...before.told, ...updates.standing, ...updates.alarms] }
    }, { ledger: early, resolved: [] as object[], told: [] as object[] })
    expect(answers.resolved).toEqual([{ alarm: 'alarm-0', record: null }])
    expect(answers.told).toMatchObject([{ records: [{ kind: 'general', id: '1' }] }])
  })

  it('announces the new record of a point whose recovery was not received', () => {
    const doubted = applyFrames(start(anOpenRecord()), [alarmFrame({ raisedAt: NOON + 60_000 })], NOON).ledger
    const { updates } = catchUp(doubted, aResponse([anOpenRecord({ id: '2', raisedAt: NOON + 60_000 })]), [])
    expect(updates.alarms.map(({ records }) => records[0]?.id)).toEqual(['2'])
    expect(updates.ended).toEqual([{ kind: 'general', id: '1' }])
  })
})

describe('the number of repeats', () => {
  const repeated = applyFrames(start(anOpenRecord({ repeats: null })), [alarmFrame({ raisedAt: NOON + 60_000 })], NOON).ledger
  const repeatsAfter = (repeats: number | null) => catchUp(repeated, aResponse([anOpenRecord({ repeats })]), []).ledger.known.get('general:1')?.record.repeats

  it('that was counted here stays when the server counts none, and is otherwise the server\'s', () => {
    expect([null, 7].map(repeatsAfter)).toEqual([2, 7])
  })
})

describe('a count that differs from its lists', () => {
  it('is believed when it is measured twice', () => {
    const known = start(anOpenRecord())
    const once = catchUp(known, aResponse([anOpenRecord()], { count: 3 }), []).ledger
    expect(pendingCount(once)).toBe(1)
    expect(needsRecheck(once)).toBe(true)
    const twice = catchUp(once, aResponse([anOpenRecord()], { count: 3 }), []).ledger
    expect(pendingCount(twice)).toBe(3)
    expect(needsRecheck(twice)).toBe(false)
  })

  it('does not reduce the number of listed records', () => {
    const twice = [1, 2].reduce((ledger) => catchUp(ledger, aResponse([anOpenRecord()], { count: 0 }), []).ledger, EMPTY_LEDGER)
    expect(needsRecheck(twice)).toBe(false)
    expect(pendingCount(twice)).toBe(1)
    expect(expectedCount(twice)).toBe(0)
  })

  it('contains the rows that could not be read', () => {
    expect(pendingCount(catchUp(EMPTY_LEDGER, aResponse([], { count: 2, dropped: 2 }), []).ledger)).toBe(2)
  })
})

describe('a response without one of the lists', () => {
  const HYDRANT = anOpenRecord({ kind: 'hydrant', id: '8', sensorNumber: 'SN8', category: '0' })
  const without = (records: Parameters<typeof aResponse>[0], count: number | null) => aResponse(records, { count, missing: ['hydrant'] })

  const twice = (ledger: Ledger, response: ReturnType<typeof aResponse>) => catchUp(catchUp(ledger, response, []).ledger, response, [])

  it('ends no record of the missing list, announces new ones of the others at its second answer and leaves a doubt', () => {
    const { ledger, updates } = twice({ ...start(anOpenRecord(), HYDRANT), outageSince: NOON }, without([anOpenRecord(SN2)], 2))
    expect([...ledger.known.keys()]).toEqual(['hydrant:8', 'general:2'])
    expect(updates.alarms).toMatchObject([{ late: true, records: [{ id: '2' }] }])
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('takes the number of records from the count, and is unknown without a count', () => {
    expect(pendingCount(catchUp(EMPTY_LEDGER, without([anOpenRecord()], 3), []).ledger)).toBe(3)
    expect(pendingCount(twice(EMPTY_LEDGER, without([anOpenRecord()], 3)).ledger)).toBe(3)
    expect(pendingCount(twice(EMPTY_LEDGER, without([anOpenRecord()], null)).ledger)).toBeNull()
    expect(pendingCount(twice(EMPTY_LEDGER, aResponse([anOpenRecord()], { count: null, dropped: 1 })).ledger)).toBe(2)
  })

  it('makes a starting point for each list: open records of the missing one are not late when they come', () => {
    const first = twice(EMPTY_LEDGER, without([anOpenRecord()], 2))
    const second = catchUp(first.ledger, aResponse([anOpenRecord(), HYDRANT]), [])
    expect([first, second].map(({ updates }) => updates.standing.map(({ key }) => key))).toEqual([['open:general:1'], ['open:hydrant:8']])
    expect(second.updates.alarms).toEqual([])
    expect(needsRecheck(second.ledger)).toBe(false)
  })

  it('drops no provisional record of the missing list', () => {
    const hydrant = applyFrames(start(), [alarmFrame({ kind: 'hydrant' })], NOON).ledger
    const later = [1, 2, 3].reduce((ledger) => catchUp(ledger, without([], 1), []).ledger, hydrant)
    expect(later.provisional).toHaveLength(1)
    expect(pendingCount(later)).toBe(1)
  })
})

describe('what happened while the lists were being read is newer than they are', () => {
  it('a record that was handled meanwhile does not come back with the second answer that lists it', () => {
    const doubted = catchUp(beginFetch(start()), aResponse([anOpenRecord()], { count: 5 }), []).ledger
    const handled = applyFrames(beginFetch(doubted), [handledFrame('1')], NOON).ledger
    const { ledger, updates } = catchUp(handled, aResponse([anOpenRecord()], { count: 5 }), [])
    expect([updates.alarms, ledger.known.size]).toEqual([[], 0])
  })

  it('a record that was pushed meanwhile is neither ended nor doubted by an answer without it', () => {
    const pushed = applyFrames(beginFetch(start()), [alarmFrame({ recordIds: ['1'] })], NOON).ledger
    const { ledger, updates } = catchUp(pushed, aResponse([]), [])
    expect([updates.ended, ledger.known.size, needsRecheck(ledger)]).toEqual([[], 1, false])
  })
})
