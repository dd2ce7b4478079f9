import { describe, expect, it } from 'vitest'
import { alarmFrame, aResponse, anOpenRecord, aPoint, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { EMPTY_LEDGER, needsRecheck, pendingCount } from './ledger'

const synced = (...records: Parameters<typeof aResponse>[0]) => catchUp(EMPTY_LEDGER, aResponse(records), []).ledger

describe('a push that names its records', () => {
  it('is announced once and counts as one', () => {
    const { ledger, updates } = applyFrames(synced(), [alarmFrame({ recordIds: ['9'], id: 'p1' })], NOON)
    expect(updates.alarms).toHaveLength(1)
    expect(updates.alarms[0]).toMatchObject({ late: false, records: [{ kind: 'general', id: '9' }] })
    expect(pendingCount(ledger)).toBe(1)
    expect(needsRecheck(ledger)).toBe(false)
  })

  it('counts once when it is delivered twice', () => {
    const push = alarmFrame({ recordIds: ['9'], id: 'p1' })
    const { ledger, updates } = applyFrames(synced(), [push, push], NOON)
    expect(updates.alarms).toHaveLength(1)
    expect(pendingCount(ledger)).toBe(1)
  })

  it('raises the repeat count of an open record, not the number of records', () => {
    const first = applyFrames(synced(), [alarmFrame({ recordIds: ['9'], id: 'p1' })], NOON)
    const again = applyFrames(first.ledger, [alarmFrame({ recordIds: ['9'], id: 'p2', repeat: 4 })], NOON + 60_000)
    expect(again.updates.alarms).toEqual([])
    expect(pendingCount(again.ledger)).toBe(1)
    expect(again.ledger.known.get('general:9')?.record.repeats).toBe(4)
  })

  it('counts the repeats itself where the server counts none: one for each later report of an open record', () => {
    const push = (id: string, raisedAt: number) => alarmFrame({ recordIds: ['9'], id, raisedAt })
    const frames = [push('p1', NOON), push('p2', NOON), push('p3', NOON + 60_000), push('p4', NOON + 120_000)]
    const repeats = [1, 2, 3, 4].map((count) => applyFrames(synced(), frames.slice(0, count), NOON).ledger.known.get('general:9')?.record.repeats)
    expect(repeats).toEqual([null, null, 2, 3])
  })

  it('tells the three kinds apart: the same id names three records', () => {
    const kinds = ['general', 'hydrant', 'fireHost'] as const
    const frames = kinds.map((kind) => alarmFrame({ kind, recordIds: ['9'], id: kind }))
    const { ledger, updates } = applyFrames(synced(), frames, NOON)
    expect(updates.alarms).toHaveLength(3)
    expect(pendingCount(ledger)).toBe(3)
  })

  it('makes one record per abnormal point and none for a normal point', () => {
    const points = [aPoint({ code: 'A' }), aPoint({ code: 'N', status: '2' }), aPoint({ code: 'B', status: '0' })]
    const { ledger } = applyFrames(synced(), [alarmFrame({ recordIds: ['8', '9'], points })], NOON)
    expect(ledger.known.get('general:8')?.record).toMatchObject({ measuringPointCode: 'A', category: '1' })
    expect(ledger.known.get('general:9')?.record).toMatchObject({ measuringPointCode: 'B', category: '0' })
  })

  it('lists each record once when a repeat overtakes the push that raised several', () => {
    const repeat = alarmFrame({ recordIds: ['8'], id: 'p2', repeat: 2 })
    const raising = alarmFrame({ recordIds: ['8', '9'], id: 'p1', points: [aPoint({ code: 'A' }), aPoint({ code: 'B' })] })
    const { ledger, updates } = applyFrames(synced(), [repeat, raising], NOON)
    expect(updates.alarms.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(['8', '9'])
    expect(pendingCount(ledger)).toBe(2)
  })

  it('notes the position in the stream', () => {
    const { ledger } = applyFrames(synced(), [alarmFrame({ recordIds: ['9'], id: 'p', epoch: 'e', seq: 12 })], NOON)
    expect(ledger.position).toEqual({ epoch: 'e', seq: 12 })
  })
})

describe('a push without ids', () => {
  it('matches the record of its device, point and time', () => {
    const record = anOpenRecord({ id: '5', raisedAt: NOON + 900 })
    const { ledger, updates } = applyFrames(synced(record), [alarmFrame()], NOON)
    expect(updates.alarms[0]?.records).toEqual([{ kind: 'general', id: '5' }])
    expect(ledger.provisional).toEqual([])
    expect(pendingCount(ledger)).toBe(1)
  })

  it('is shown and counted as provisional when no record matches, and requests a recheck', () => {
    const { ledger, updates } = applyFrames(synced(), [alarmFrame()], NOON)
    expect(updates.alarms).toHaveLength(1)
    expect(pendingCount(ledger)).toBe(1)
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('matches a fire host point by host, loop and address', () => {
    const place = { fireHostId: '3', loop: '2', address: '17', sensorNumber: null }
    const record = anOpenRecord({ kind: 'fireHost', id: '5', measuringPointCode: null, ...place })
    const push = alarmFrame({ kind: 'fireHost', points: [aPoint({ code: null })], ...place })
    expect(applyFrames(synced(record), [push], NOON).updates.alarms[0]?.records).toEqual([{ kind: 'fireHost', id: '5' }])
    const other = alarmFrame({ kind: 'fireHost', points: [aPoint({ code: null })], ...place, address: '18' })
    expect(applyFrames(synced(record), [other], NOON).ledger.provisional).toHaveLength(1)
  })

  it('treats a later push of the same open point as a repeat and requests a recheck', () => {
    const { ledger } = applyFrames(synced(anOpenRecord()), [alarmFrame({ raisedAt: NOON + 60_000 })], NOON)
    expect(pendingCount(ledger)).toBe(1)
    expect(ledger.known.get('general:1')?.record.repeats).toBe(2)
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('raises the repeat count of the newest open record of its point', () => {
    const [newer, older] = [anOpenRecord({ id: '5', raisedAt: NOON + 60_000 }), anOpenRecord({ id: '4' })]
    const { ledger } = applyFrames(synced(newer, older), [alarmFrame({ raisedAt: NOON + 120_000 })], NOON)
    expect([...ledger.known.values()].map(({ record }) => [record.id, record.repeats])).toEqual([['5', 2], ['4', older.repeats]])
  })

  it('is neither shown nor counted for its normal points', () => {
    const points = [aPoint(), aPoint({ code: 'WD', label: '温度', status: '2' })]
    const { ledger, updates } = applyFrames(synced(), [alarmFrame({ points }), alarmFrame({ sensorNumber: 'sn2', points: points.slice(1) })], NOON)
    expect(updates.alarms).toHaveLength(1)
    expect(pendingCount(ledger)).toBe(1)
  })

  it('never treats a fire as the repeat of a fault of the same point, whether that one is known or provisional', () => {
    const fire = alarmFrame({ raisedAt: NOON + 60_000 })
    const known = applyFrames(synced(anOpenRecord({ category: '0' })), [fire], NOON)
    expect(known.updates.alarms).toHaveLength(1)
    expect(pendingCount(known.ledger)).toBe(2)
    const pushed = applyFrames(synced(), [alarmFrame({ points: [aPoint({ status: '0' })] }), fire], NOON)
    expect(pushed.updates.alarms).toHaveLength(2)
    expect(pendingCount(pushed.ledger)).toBe(2)
  })

  it('does not announce a second push of a provisional point', () => {
    const frames = [alarmFrame(), alarmFrame({ raisedAt: NOON + 5_000, points: [aPoint({ type: '烟雾报警' })] })]
    const { ledger, updates } = applyFrames(synced(), frames, NOON)
    expect(updates.alarms).toHaveLength(1)
    expect(pendingCount(ledger)).toBe(1)
  })
})

it('announces a camera or a door, which have no record, without counting it', () => {
  const { ledger, updates } = applyFrames(synced(), [alarmFrame({ kind: 'other' })], NOON)
  expect(updates.alarms).toHaveLength(1)
  expect(pendingCount(ledger)).toBe(0)
})

it('ends a record that any operator has handled, once', () => {
  const { ledger, updates } = applyFrames(synced(anOpenRecord()), [handledFrame('1'), handledFrame('1')], NOON)
  expect(pendingCount(ledger)).toBe(0)
  expect(updates.ended).toEqual([{ kind: 'general', id: '1', person: '王敏', at: NOON }])
})

it('counts unreadable frames and continues', () => {
  const frames = [{ type: 'unreadable', reason: 'not JSON' } as const, alarmFrame({ recordIds: ['9'] })]
  const { ledger, updates } = applyFrames(synced(), frames, NOON)
  expect(ledger.unreadableFrames).toBe(1)
  expect(updates.alarms).toHaveLength(1)
})

it('changes nothing that screens watch when only a heartbeat reply arrived', () => {
  const before = synced(anOpenRecord())
  const { ledger } = applyFrames(before, [{ type: 'heartbeatReply' }], NOON)
  expect(ledger.known).toBe(before.known)
  expect(ledger.changes).toBe(before.changes)
})

it('takes frames of one batch one after the other: a point whose record was just handled, or is just known, is judged by what is open then', () => {
  const [before, again] = [alarmFrame({ sensorNumber: 'sn9' }), alarmFrame({ raisedAt: NOON + 60_000 })]
  const handled = applyFrames(synced(anOpenRecord()), [before, handledFrame('1'), again], NOON)
  expect(handled.updates.alarms.map(({ points: [{ sensorNumber }] }) => sensorNumber)).toEqual(['sn9', 'sn1'])
  expect(pendingCount(handled.ledger)).toBe(2)
  const known = applyFrames(synced(), [before, alarmFrame({ recordIds: ['1'], id: 'p1' }), again], NOON)
  expect(known.updates.alarms).toHaveLength(2)
  expect(known.ledger.known.get('general:1')?.record.repeats).toBe(2)
})

describe('a server that sends each push with and without record ids', () => {
  it('is announced once, whichever of the two comes first', () => {
    const [named, nameless] = [alarmFrame({ recordIds: ['9'], id: 'p1' }), alarmFrame()]
    for (const frames of [[named, nameless], [nameless, named]]) {
      const { ledger, updates } = applyFrames(synced(), frames, NOON)
      expect(updates.alarms).toHaveLength(1)
      expect([...ledger.known.keys()]).toEqual(['general:9'])
      expect(ledger.provisional).toEqual([])
    }
    expect(applyFrames(synced(), [nameless, named], NOON).updates.resolved).toEqual([{ alarm: 'alarm-0', record: { kind: 'general', id: '9' } }])
  })
})

describe('after such a pair', () => {
  const pair = applyFrames(synced(), [alarmFrame(), alarmFrame({ recordIds: ['9'], id: 'p1' })], NOON).ledger

  it('the same push with another id of its own is not announced again', () => {
    const { ledger, updates } = applyFrames(pair, [alarmFrame({ recordIds: ['9'], id: 'p2' })], NOON)
    expect([updates.alarms, pendingCount(ledger)]).toEqual([[], 1])
  })

  it('a second report of that moment without ids is no third witness of it: the lists are asked for its record', () => {
    const { ledger } = applyFrames(pair, [alarmFrame({ points: [aPoint({ type: '烟雾报警' })] })], NOON)
    expect([needsRecheck(pair), needsRecheck(ledger)]).toEqual([false, true])
  })
})

it('ignores a door that reports that it is closed', () => {
  const door = (status: '1' | '2') => alarmFrame({ kind: 'other', sensorNumber: null, raisedAt: null, points: [aPoint({ status })] })
  expect(applyFrames(synced(), [door('2'), door('1')], NOON).updates.alarms).toHaveLength(1)
})

it('announces a camera of which one point is abnormal among normal ones', () => {
  const points = [aPoint({ status: '2' }), aPoint({ code: 'B' })]
  expect(applyFrames(synced(), [alarmFrame({ kind: 'other', points })], NOON).updates.alarms).toHaveLength(1)
})

it('emits an early warning, and takes its place in the stream: it is no gap and no alarm', () => {
  const before = synced()
  const { ledger, updates } = applyFrames(before, [{ type: 'earlyWarning', warning: { id: 7 }, epoch: 'e', seq: 1 }, { type: 'earlyWarning', warning: { id: 8 }, epoch: 'e', seq: 2 }], NOON)
  expect(updates).toMatchObject({ warnings: [{ id: 7 }, { id: 8 }], alarms: [] })
  expect(ledger).toMatchObject({ position: { epoch: 'e', seq: 2 }, doubt: before.doubt, changes: before.changes })
})

it('emits a verdict that was raised to a real fire, and does not open its record again', () => {
  const raised = { type: 'raised', kind: 'general', recordId: '7', person: 'lihua', at: NOON, seq: 5, epoch: 'e', from: '0', place: '星河大厦', floor: 3, position: '走廊' } as const
  const { ledger, updates } = applyFrames(synced(), [raised], NOON)
  expect(updates.raised).toMatchObject([{ recordId: '7', from: '0', person: 'lihua' }])
  expect(updates.alarms).toEqual([])
  expect(pendingCount(ledger)).toBe(0)
  expect(ledger.position).toEqual({ epoch: 'e', seq: 5 })
})
