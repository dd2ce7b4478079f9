import { describe, expect, it } from 'vitest'
import { alarmFrame, aResponse, anOpenRecord, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { beginCatchUp, beginFetch, EMPTY_LEDGER, needsRecheck, pendingCount, type Ledger } from './ledger'
import { KEPT_RECORDLESS, KEPT_RECORDS, KEPT_SLACK } from './ledger-draft'
import { standingAlarms, withAcknowledged } from './standing-alarm'

const hello = (seq: number, part: { epoch?: string; replayed?: boolean } = {}) =>
  ({ type: 'hello', epoch: 'e', seq, replayed: false, ...part }) as const
const pushed = (seq: number, part: { epoch?: string } = {}) =>
  alarmFrame({ id: `p${seq}`, recordIds: [`${seq}`], sensorNumber: `sn${seq}`, seq, epoch: 'e', ...part })
const skipped = (from: number, seq: number) => ({ type: 'skipped', epoch: 'e', from, seq }) as const

/** Caught up, at position 10 of the stream. */
const at10 = catchUp(EMPTY_LEDGER, aResponse([]), [hello(10)]).ledger
const receive = (ledger: Ledger, ...frames: Parameters<typeof applyFrames>[1]) => applyFrames(ledger, frames, NOON)

describe('consecutive positions', () => {
  it('leave no doubt: alarms, verdicts and messages for other users count alike', () => {
    const { ledger, updates } = receive(at10, pushed(11), handledFrame('11', { seq: 12, epoch: 'e' }), skipped(13, 20), pushed(21))
    expect(needsRecheck(ledger)).toBe(false)
    expect(ledger.position).toEqual({ epoch: 'e', seq: 21 })
    expect(updates.alarms).toHaveLength(2)
  })

  it('may arrive twice', () => {
    const { ledger, updates } = receive(at10, pushed(11), pushed(12), pushed(11), pushed(12))
    expect(needsRecheck(ledger)).toBe(false)
    expect(updates.alarms).toHaveLength(2)
    expect(pendingCount(ledger)).toBe(2)
  })
})

describe('a greeting without a replay', () => {
  it('leaves no doubt when the stream has not gone on', () => {
    expect(needsRecheck(receive(at10, hello(10)).ledger)).toBe(false)
  })

  it('of another stream is a gap, however short that stream is', () => {
    expect(needsRecheck(receive(at10, hello(5, { epoch: 'f' })).ledger)).toBe(true)
  })

  it('is where the stream goes on: a push that does not follow it is a gap', () => {
    const greeted = receive(beginCatchUp(at10), hello(12)).ledger
    expect([pushed(13), pushed(14)].map((push) => needsRecheck(receive(greeted, push).ledger))).toEqual([false, true])
  })
})

describe('a gap', () => {
  it.each([
    ['between two pushes', [pushed(11), pushed(13)]],
    ['before positions of messages for other users', [skipped(12, 14)]],
    ['of a push that could not be read', [{ type: 'unreadable', reason: 'not JSON' } as const, pushed(12)]],
    ['behind a change of the epoch without a greeting', [pushed(11, { epoch: 'f' })]],
    ['that a greeting shows', [hello(12)]],
  ])('%s requests a recheck', (_, frames) => {
    expect(needsRecheck(receive(at10, ...frames).ledger)).toBe(true)
  })

  it('is settled by the next complete response, which announces the missed alarms once; without an outage they are not late', () => {
    const gap = receive(at10, pushed(12)).ledger
    const fetched = catchUp(beginFetch(gap), aResponse([anOpenRecord({ id: '11', sensorNumber: 'SN11' }), anOpenRecord({ id: '12', sensorNumber: 'SN12' })]), [])
    expect(fetched.updates.alarms).toMatchObject([{ late: false, records: [{ id: '11' }] }])
    expect(needsRecheck(fetched.ledger)).toBe(false)
  })

  it('that was found after the request is not settled by its response', () => {
    const gap = receive(beginFetch(at10), pushed(12)).ledger
    expect(needsRecheck(catchUp(gap, aResponse([]), []).ledger)).toBe(true)
  })

  it('closes when frames only arrived in another order, and announces each once', () => {
    const { ledger, updates } = receive(at10, pushed(12), pushed(11), pushed(13))
    expect(updates.alarms.map(({ records }) => records[0]?.id)).toEqual(['12', '11', '13'])
    expect(catchUp(beginFetch(ledger), aResponse([12, 11, 13].map((id) => anOpenRecord({ id: `${id}` }))), []).updates.alarms).toEqual([])
  })

  it('right behind the lists of a reconnect is noticed like any other', () => {
    const { ledger } = catchUp(beginCatchUp(at10), aResponse([]), [])
    expect(needsRecheck(receive(ledger, pushed(11)).ledger)).toBe(false)
    expect(needsRecheck(receive(ledger, pushed(12)).ledger)).toBe(true)
  })

  it('across a reconnect is covered by the lists that were just fetched', () => {
    const { ledger } = catchUp(beginFetch(at10), aResponse([]), [pushed(50), pushed(51)])
    expect(needsRecheck(ledger)).toBe(false)
    expect(ledger.position).toEqual({ epoch: 'e', seq: 51 })
  })
})

it('does not bring back a record whose verdict arrived before its push', () => {
  const { ledger, updates } = receive(at10, handledFrame('11', { seq: 12, epoch: 'e' }), pushed(11))
  expect(updates.alarms).toEqual([])
  expect(pendingCount(ledger)).toBe(0)
})

it('counts a push without ids that arrives twice with the same content as one', () => {
  const { ledger, updates } = receive(at10, alarmFrame({ sensorNumber: null }), alarmFrame({ sensorNumber: null }))
  expect(updates.alarms).toHaveLength(1)
  expect(pendingCount(ledger)).toBe(1)
})

describe('lists with inconsistent pages', () => {
  const known = catchUp(EMPTY_LEDGER, aResponse([anOpenRecord()]), []).ledger
  const unsure = (ledger: Ledger) => catchUp(beginFetch(ledger), aResponse([], { count: 1, unsure: ['general'] }), [])

  it('end no record that is missing from them, and are fetched again', () => {
    const { ledger, updates } = unsure(known)
    expect(updates.ended).toEqual([])
    expect(pendingCount(ledger)).toBe(1)
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('are believed at the second answer that lists the same', () => {
    expect(unsure(unsure(known).ledger).ledger.known.size).toBe(0)
  })

  it('are read once more although they list what is known, because they may lack an unknown record', () => {
    const moved = (ledger: Ledger) => catchUp(beginFetch(ledger), aResponse([anOpenRecord()], { unsure: ['general'] }), []).ledger
    expect(needsRecheck(moved(known))).toBe(true)
    expect(needsRecheck(moved(moved(known)))).toBe(false)
  })
})

describe('more open records than are kept in full', () => {
  const ALL = KEPT_RECORDS + KEPT_SLACK + 5
  const many = (from: number, count: number, category: '0' | '1' = '0') =>
    Array.from({ length: count }, (_, index) => anOpenRecord({ id: `${from + index}`, sensorNumber: `sn${from + index}`, category, raisedAt: NOON + (from + index) * 1_000 }))
  const { ledger: full, updates: first } = catchUp(EMPTY_LEDGER, aResponse([...many(5, KEPT_RECORDS + KEPT_SLACK).reverse(), ...many(0, 5, '1')]), [])

  it('are all counted; the oldest faults are known by id only, fires in full', () => {
    expect(pendingCount(full)).toBe(ALL)
    expect(full.known.size).toBe(KEPT_RECORDS)
    expect([...full.distant.keys()].slice(0, 3)).toEqual(['5', '6', '7'].map((id) => `general:${id}`))
    expect(full.known.has('general:0')).toBe(true)
  })

  it('are dropped from every list of the page, which is told by name', () => {
    expect(first.dropped.records).toEqual([...full.distant.values()])
    expect(first.dropped.records).toHaveLength(KEPT_SLACK + 5)
    expect(receive(full, alarmFrame({ recordIds: ['99999'], id: 'new' })).updates.dropped).toEqual({ records: [], alarms: [] })
  })

  it('are the oldest fires when there are only fires', () => {
    const { updates } = catchUp(EMPTY_LEDGER, aResponse(many(0, ALL, '1')), [])
    expect(updates.dropped.records.slice(0, 2).map(({ id }) => id)).toEqual(['0', '1'])
  })

  it('are the oldest also when pushes make them too many: the lists began with the newest', () => {
    const { ledger } = catchUp(EMPTY_LEDGER, aResponse(many(0, KEPT_RECORDS + KEPT_SLACK).reverse()), [])
    const { updates } = receive(ledger, alarmFrame({ recordIds: ['99999'], id: 'new', raisedAt: NOON + ALL * 1_000 }))
    expect(updates.dropped.records.slice(0, 2).map(({ id }) => id)).toEqual(['0', '1'])
  })

  it('are neither counted nor announced again when they are reported again', () => {
    const { ledger, updates } = receive(full, alarmFrame({ recordIds: ['5'], id: 'again', repeat: 2, sensorNumber: 'sn5' }))
    expect(updates.alarms).toEqual([])
    expect(pendingCount(ledger)).toBe(ALL)
  })

  it('end like any other', () => {
    const { ledger, updates } = receive(full, handledFrame('5'))
    expect(updates.ended).toMatchObject([{ kind: 'general', id: '5' }])
    expect(pendingCount(ledger)).toBe(ALL - 1)
  })

  it('are kept in full again, without an announcement, when there is room', () => {
    const { ledger, updates } = catchUp(full, aResponse(many(5, 10)), [])
    expect(ledger.known.size).toBe(10)
    expect(ledger.distant.size).toBe(0)
    expect(updates.alarms).toEqual([])
    expect(updates.ended).toHaveLength(ALL - 10)
  })
})

it('treats ids of a new stream, or of another of the three tables, as new', () => {
  const same = (part: Parameters<typeof alarmFrame>[0]) => alarmFrame({ id: '1', epoch: 'e', seq: 11, sensorNumber: 'sn1', ...part })
  const { updates } = receive(at10, same({ recordIds: ['1'] }), same({ recordIds: ['2'] }), same({ kind: 'hydrant', recordIds: ['1'] }), same({ epoch: 'f', recordIds: ['3'] }))
  expect(updates.alarms).toHaveLength(4)
})

it('fetches the lists for a record that is pushed after its verdict: it may have been reopened', () => {
  const verdict = receive(at10, pushed(11), handledFrame('11', { seq: 12, epoch: 'e' })).ledger
  const again = receive(verdict, alarmFrame({ id: 'p13', recordIds: ['11'], sensorNumber: 'sn11', seq: 13, epoch: 'e' }))
  expect(pendingCount(again.ledger)).toBe(0)
  expect(needsRecheck(again.ledger)).toBe(true)
})

describe('a replayed push', () => {
  const replay = [hello(12, { replayed: true }), pushed(11), pushed(12)]

  it('is announced as late while the lists of its kind were not read since the link opened', () => {
    const { ledger, updates } = receive(beginCatchUp(at10), ...replay)
    expect(updates.alarms.map(({ late }) => late)).toEqual([true, true])
    expect(pendingCount(ledger)).toBe(2)
  })

  it('is where the next link goes on when this one breaks in the middle of the replay', () => {
    expect(receive(at10, hello(12, { replayed: true }), pushed(11)).ledger.position).toEqual({ epoch: 'e', seq: 11 })
  })

  it('was handled meanwhile if the lists do not contain it; since a greeting may be wrong, they are fetched once more', () => {
    const { ledger, updates } = receive(at10, ...replay)
    expect(updates.alarms).toEqual([])
    expect(needsRecheck(ledger)).toBe(true)
    expect(needsRecheck(catchUp(beginCatchUp(at10), aResponse([]), replay).ledger)).toBe(false)
  })
})

it('keeps as many alarms without a record, of doors and cameras, as it has room for, and names the others', () => {
  const doors = Array.from({ length: KEPT_RECORDLESS * 1.1 + 1 }, (_, index) => alarmFrame({ kind: 'other', raisedAt: NOON + index }))
  const { ledger, updates } = receive(EMPTY_LEDGER, ...doors)
  expect(ledger.recordless).toHaveLength(KEPT_RECORDLESS)
  expect([updates.dropped.alarms.length, updates.dropped.alarms[0]]).toEqual([doors.length - KEPT_RECORDLESS, 'alarm-0'])
})

it('drops none of them for those that an operator has acknowledged', () => {
  const door = (index: number) => alarmFrame({ kind: 'other', raisedAt: NOON + index })
  const camera = receive(EMPTY_LEDGER, door(0)).ledger
  const { ledger, updates } = receive(camera, ...Array.from({ length: KEPT_RECORDLESS }, (_, index) => door(index + 1)))
  const seen = withAcknowledged(ledger, updates.alarms.map(({ key }) => key))
  const next = receive(seen, ...Array.from({ length: KEPT_RECORDLESS }, (_, index) => door(index + 5_000)))
  expect(next.updates.dropped.alarms).toEqual([])
  expect(standingAlarms(next.ledger)[0]?.key).toBe('alarm-0')
})

describe('a database that was restored from a backup: the stream goes on from an earlier position, with ids that this page knows', () => {
  const before = receive(at10, pushed(11), handledFrame('11', { seq: 12, epoch: 'e' })).ledger
  const restored = receive(before, hello(10)).ledger

  it('pushes behind that position are announced, none is taken for one that was received before', () => {
    const { ledger, updates } = receive(restored, alarmFrame({ id: 'p11', recordIds: ['20'], sensorNumber: 'new', raisedAt: NOON + 60_000, seq: 11, epoch: 'e' }))
    expect(updates.alarms).toMatchObject([{ late: false, records: [{ id: '20' }] }])
    expect(ledger.position).toEqual({ epoch: 'e', seq: 11 })
  })

  it('a push of a record whose id has ended before is not believed lost: the lists are asked, and have it', () => {
    const again = receive(restored, alarmFrame({ id: 'p11', recordIds: ['11'], sensorNumber: 'new', raisedAt: NOON + 60_000, seq: 11, epoch: 'e' })).ledger
    expect(needsRecheck(again)).toBe(true)
    const { updates } = catchUp(beginFetch(again), aResponse([anOpenRecord({ id: '11', sensorNumber: 'new', raisedAt: NOON + 60_000 })]), [])
    expect(updates.alarms).toMatchObject([{ records: [{ id: '11' }] }])
  })

  describe('while a record is open here whose id it gives to another device', () => {
    const open = receive(at10, pushed(11)).ledger
    const other = { sensorNumber: 'new', raisedAt: NOON + 60_000 }
    const found = () => catchUp(beginFetch(open), aResponse([anOpenRecord({ id: '11', ...other })]), [])
    const push = () => receive(open, hello(10), alarmFrame({ id: 'p11', recordIds: ['11'], seq: 11, epoch: 'e', ...other }))

    it.each([['found in the lists', found], ['pushed', push]])('the other one is announced when it is %s, and the one before it is over', (_, take) => {
      const { ledger, updates } = take()
      expect(updates.replaced).toEqual([{ kind: 'general', id: '11', isReplaced: true }])
      expect(updates.alarms).toMatchObject([{ records: [{ id: '11' }], points: [{ sensorNumber: 'new' }] }])
      expect([pendingCount(ledger), ledger.known.get('general:11')?.record.sensorNumber]).toEqual([1, 'new'])
    })

    it('a list that was read before that push says nothing of the other one', () => {
      const during = receive(beginFetch(open), alarmFrame({ id: 'p11', recordIds: ['11'], ...other })).ledger
      expect(catchUp(during, aResponse([anOpenRecord({ id: '11', sensorNumber: 'SN11' })]), []).updates.replaced).toEqual([])
    })

    it('a repeat of the same device, or a device that got another number, is no other record', () => {
      const repeated = receive(open, alarmFrame({ id: 'p12', recordIds: ['11'], sensorNumber: 'SN11', raisedAt: NOON + 60_000, repeat: 2 })).updates
      const renamed = catchUp(beginFetch(open), aResponse([anOpenRecord({ id: '11', sensorNumber: 'new' })]), []).updates
      expect([repeated.replaced, repeated.alarms, renamed.replaced, renamed.alarms]).toEqual([[], [], [], []])
    })

    it('a point of a fire host at another address, or of another host, is another one; of a device without a number, or a host that is not told, nothing is known', () => {
      const point = { kind: 'fireHost', id: '11', sensorNumber: null, fireHostId: '3', loop: '1', address: '5' } as const
      const before = catchUp(EMPTY_LEDGER, aResponse([anOpenRecord(point)]), []).ledger
      const after = (part: Parameters<typeof anOpenRecord>[0]) => catchUp(beginFetch(before), aResponse([anOpenRecord({ ...point, raisedAt: NOON + 60_000, ...part })]), []).updates.replaced
      const replaced = [{ address: '6' }, { fireHostId: '4' }, {}, { fireHostId: null }, { sensorNumber: 'new' }, { sensorNumber: 'new', loop: null, address: null }].map((part) => after(part).length)
      expect(replaced).toEqual([1, 1, 0, 0, 0, 0])
    })
  })
})
