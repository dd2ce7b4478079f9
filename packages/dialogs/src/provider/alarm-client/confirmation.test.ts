import { describe, expect, it } from 'vitest'
import { alarmFrame, aResponse, anOpenRecord, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { beginFetch, EMPTY_LEDGER, needsRecheck, pendingCount, type Ledger } from './ledger'

const FIRE = anOpenRecord()
const SECOND = anOpenRecord({ id: '2', sensorNumber: 'SN2' })
const HYDRANT = anOpenRecord({ kind: 'hydrant', id: '8', sensorNumber: 'SN8', category: '0' })
const start = (...records: Parameters<typeof aResponse>[0]): Ledger => catchUp(EMPTY_LEDGER, aResponse(records), []).ledger
const keys = ({ known }: Ledger) => [...known.keys()]

describe('records end or appear only when count and lists agree, or after the same answer twice (domain 3)', () => {
  it.each([
    ['the count cannot be read', null],
    ['the count is still right', 2],
  ])('keep everything that is known when one answer is empty and %s', (_, count) => {
    const wrong = catchUp(start(FIRE, SECOND), aResponse([], { count }), [])
    expect(wrong.updates.ended).toEqual([])
    expect(pendingCount(wrong.ledger)).toBe(2)
    expect(needsRecheck(wrong.ledger)).toBe(true)
    const right = catchUp(wrong.ledger, aResponse([FIRE, SECOND]), [])
    expect(right.updates).toMatchObject({ alarms: [], standing: [], ended: [] })
    expect(pendingCount(right.ledger)).toBe(2)
    expect(needsRecheck(right.ledger)).toBe(false)
  })

  it('end what two answers in a row do not list any more, even without a count', () => {
    const twice = [1, 2].reduce((ledger) => catchUp(ledger, aResponse([FIRE], { count: null }), []).ledger, start(FIRE, SECOND))
    expect(keys(twice)).toEqual(['general:1'])
    expect(needsRecheck(twice)).toBe(false)
  })

  it('end at once what an answer with the same count does not list', () => {
    expect(catchUp(start(FIRE, SECOND), aResponse([FIRE]), []).updates.ended).toEqual([{ kind: 'general', id: '2' }])
  })

  it('announce a listed record once: at the second answer when the count of the first is not right', () => {
    const first = catchUp(start(FIRE), aResponse([FIRE, SECOND], { count: 1 }), [])
    expect(first.updates.alarms).toEqual([])
    expect(needsRecheck(first.ledger)).toBe(true)
    const second = catchUp(first.ledger, aResponse([FIRE, SECOND], { count: 1 }), [])
    expect(second.updates.alarms.map(({ records }) => records[0]?.id)).toEqual(['2'])
  })

  it('announce a listed record at the second answer of a server that gives no count, which is asked for at once', () => {
    const first = catchUp(start(FIRE), aResponse([FIRE, SECOND], { count: null }), [])
    expect(first.updates.alarms).toEqual([])
    expect(needsRecheck(first.ledger)).toBe(true)
    expect(catchUp(first.ledger, aResponse([FIRE, SECOND], { count: null }), []).updates.alarms).toMatchObject([{ records: [{ id: '2' }] }])
  })

  it('announce nothing that only one wrong answer has listed', () => {
    const first = catchUp(start(FIRE), aResponse([FIRE, SECOND], { count: 1 }), [])
    const second = catchUp(first.ledger, aResponse([FIRE]), [])
    expect(second.updates.alarms).toEqual([])
    expect(keys(second.ledger)).toEqual(['general:1'])
  })

  it('do not take two different wrong answers for the same one', () => {
    const without2 = catchUp(start(FIRE, SECOND), aResponse([FIRE], { count: null }), []).ledger
    const without1 = catchUp(without2, aResponse([SECOND], { count: null }), []).ledger
    expect(keys(without1).sort()).toEqual(['general:1', 'general:2'])
  })

  it('agree when the count differs from the lists by as many records as it did before', () => {
    const counted = [1, 2].reduce((ledger) => catchUp(ledger, aResponse([FIRE, SECOND], { count: 5 }), []).ledger, EMPTY_LEDGER)
    expect(pendingCount(counted)).toBe(5)
    expect(keys(catchUp(counted, aResponse([FIRE], { count: 4 }), []).ledger)).toEqual(['general:1'])
  })

  it.each([
    ['with rows that cannot be read', { count: 2, dropped: 1 }],
    ['with a row that cannot be read and a count that is right by chance', { dropped: 1 }],
    ['whose pages moved while they were read, and a count that is right by chance', { unsure: ['general' as const] }],
    ['beside a list that is missing, and a count that is right by chance', { missing: ['hydrant' as const] }],
  ])('judge nothing by a list %s', (_, part) => {
    const { ledger, updates } = catchUp(start(FIRE, SECOND), aResponse([FIRE], part), [])
    expect(updates.ended).toEqual([])
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('are asked for once more, and only once, when the pages of a list moved: it may lack a record that this page does not know', () => {
    const moved = aResponse([FIRE], { unsure: ['general'] })
    const once = catchUp(start(FIRE), moved, []).ledger
    expect(needsRecheck(once)).toBe(true)
    expect(needsRecheck(catchUp(once, moved, []).ledger)).toBe(false)
  })

  it('show a pushed alarm at once: a push is the second witness of a listed record', () => {
    const { updates, ledger } = catchUp(start(FIRE), aResponse([FIRE, SECOND], { count: 1 }), [alarmFrame({ recordIds: ['2'], sensorNumber: 'sn2' })])
    expect(updates.alarms).toMatchObject([{ late: false, records: [{ id: '2' }] }])
    expect(pendingCount(ledger)).toBe(2)
  })

  it('are not judged by a count that agrees by chance while records are changing', () => {
    const pushed = applyFrames(beginFetch(start(FIRE, HYDRANT)), [alarmFrame({ recordIds: ['2'], sensorNumber: 'sn2' })], NOON).ledger
    const { ledger, updates } = catchUp(pushed, aResponse([FIRE, SECOND], { count: 2 }), [])
    expect(updates.ended).toEqual([])
    expect(pendingCount(ledger)).toBe(3)
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('are not judged either by a count of before a verdict that came meanwhile', () => {
    const judged = applyFrames(beginFetch(start(FIRE, SECOND, HYDRANT)), [handledFrame('1')], NOON).ledger
    const { ledger, updates } = catchUp(judged, aResponse([FIRE, SECOND], { count: 2 }), [])
    expect(updates.ended).toEqual([])
    expect(keys(ledger)).toEqual(['general:2', 'hydrant:8'])
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('do not end a record that was pushed between two answers without it', () => {
    const wrong = catchUp(start(FIRE), aResponse([FIRE], { count: null }), []).ledger
    const pushed = applyFrames(wrong, [alarmFrame({ recordIds: ['2'], sensorNumber: 'sn2' })], NOON).ledger
    expect(keys(catchUp(pushed, aResponse([FIRE], { count: null }), []).ledger)).toEqual(['general:1', 'general:2'])
  })

  it('let a replayed push wait when a list without its record is in doubt', () => {
    const replay = [{ type: 'hello', epoch: 'e', seq: 12, replayed: true } as const, alarmFrame({ recordIds: ['2'], id: 'p12', epoch: 'e', seq: 12, sensorNumber: 'sn2' })]
    const at10 = catchUp(EMPTY_LEDGER, aResponse([]), [{ type: 'hello', epoch: 'e', seq: 10, replayed: false }]).ledger
    const { updates, waiting, ledger } = catchUp(at10, aResponse([], { count: 1 }), replay)
    expect(updates.alarms).toEqual([])
    expect(waiting).toEqual([replay[1]])
    expect(catchUp(ledger, aResponse([SECOND]), waiting).updates.alarms).toMatchObject([{ records: [{ id: '2' }] }])
    expect(catchUp(ledger, aResponse([]), waiting)).toMatchObject({ waiting: [], updates: { alarms: [] } })
  })
})

describe('the first answer of a page', () => {
  it('is asked for once more when it is the first of one list only: what comes onto that list later is announced as new', () => {
    const withoutHydrants = [1, 2].reduce((ledger) => catchUp(ledger, aResponse([FIRE], { missing: ['hydrant'] }), []).ledger, EMPTY_LEDGER)
    const first = catchUp(withoutHydrants, aResponse([FIRE], { count: null }), []).ledger
    expect(needsRecheck(first)).toBe(true)
    const second = catchUp(first, aResponse([FIRE], { count: null }), []).ledger
    expect(needsRecheck(second)).toBe(false)
    expect(catchUp(second, aResponse([FIRE, HYDRANT]), []).updates).toMatchObject({ alarms: [{ records: [{ id: '8' }] }], standing: [] })
  })

  it('gives no number and no records while count and lists do not agree: empty would look better than it is', () => {
    const first = catchUp(EMPTY_LEDGER, aResponse([], { count: null }), []).ledger
    expect(pendingCount(first)).toBeNull()
    expect(needsRecheck(first)).toBe(true)
    expect(pendingCount(catchUp(first, aResponse([], { count: null }), []).ledger)).toBe(0)
  })

  it('gives the number of the count when the lists have fewer', () => {
    expect(pendingCount(catchUp(EMPTY_LEDGER, aResponse([], { count: 3 }), []).ledger)).toBe(3)
  })

  it('makes the starting point at the second answer: its records were open before, none is new', () => {
    const first = catchUp(EMPTY_LEDGER, aResponse([FIRE, HYDRANT], { count: null }), [])
    const second = catchUp(first.ledger, aResponse([FIRE, HYDRANT], { count: null }), [])
    expect(first.updates.standing).toEqual([])
    expect(second.updates.standing.map(({ key }) => key)).toEqual(['open:general:1', 'open:hydrant:8'])
    expect(second.updates.alarms).toEqual([])
    expect(needsRecheck(second.ledger)).toBe(false)
  })
})
