import { describe, expect, it } from 'vitest'
import { alarmFrame, aResponse, anOpenRecord, aPoint, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { EMPTY_LEDGER, pendingCount, type Ledger, type LedgerUpdates } from './ledger'

const SECOND = 1_000
const start = (...records: Parameters<typeof aResponse>[0]): Ledger => catchUp(EMPTY_LEDGER, aResponse(records), []).ledger
const receive = (ledger: Ledger, ...frames: Parameters<typeof applyFrames>[1]) => applyFrames(ledger, frames, NOON)
const ids = ({ alarms }: LedgerUpdates) => alarms.map(({ records }) => records.map(({ id }) => id))
const at = (raisedAt: number) => alarmFrame({ raisedAt })

/** A point of a fire host: it has no code, only a label and a type. */
const HOST = { fireHostId: '3', loop: '2', address: '17', sensorNumber: null }
const hostRecord = (id: string, alarmType: string, measuringPoint: string | null = null) =>
  anOpenRecord({ kind: 'fireHost', id, measuringPointCode: null, alarmType, measuringPoint, ...HOST })
const hostPoint = (type: string | null, label: string | null = null) => aPoint({ code: null, type, label })
const hostPush = (...points: ReturnType<typeof aPoint>[]) => alarmFrame({ kind: 'fireHost', points, ...HOST })

describe('two records of a point a second apart', () => {
  // the lists begin with the newest
  const records = [anOpenRecord({ id: '5', raisedAt: NOON + SECOND }), anOpenRecord({ id: '4', raisedAt: NOON })]

  it('each belong to the push of their second, not to the first that fits', () => {
    const { updates, ledger } = receive(start(...records), at(NOON), at(NOON + SECOND))
    expect(ids(updates)).toEqual([['4'], ['5']])
    expect(pendingCount(ledger)).toBe(2)
    expect(catchUp(ledger, aResponse(records), []).updates.alarms).toEqual([])
  })

  it('belong to the push of their second also when it tells fractions, which the lists leave out', () => {
    expect(ids(receive(start(...records), at(NOON + 900)).updates)).toEqual([['4']])
  })

  it('are not both taken for the first when their pushes come before the lists', () => {
    const pushed = receive(start(), at(NOON)).ledger
    const { updates } = catchUp(pushed, aResponse(records), [])
    expect(updates.resolved).toEqual([{ alarm: 'alarm-0', record: { kind: 'general', id: '4' } }])
    expect(ids(updates)).toEqual([['5']])
  })

  it('are no match for a third report: a record belongs to one push only, and the lists are asked', () => {
    const matched = receive(start(...records), at(NOON), at(NOON + SECOND)).ledger
    const third = receive(matched, at(NOON + SECOND + 900))
    expect(third.updates.alarms).toEqual([])
    expect(third.ledger.doubt).toBe(true)
  })
})

describe('two points of one device in one push', () => {
  const both = [hostRecord('8', '启动', '阀门'), hostRecord('9', '火警', '烟感')]

  it('are matched to one record each, by label and type where they have no code', () => {
    const { updates } = receive(start(...both), hostPush(hostPoint('火警', '烟感'), hostPoint('启动', '阀门')))
    expect(ids(updates)).toEqual([['9', '8']])
  })

  it('leave to the point that says more the record that fits it', () => {
    const { updates, ledger } = receive(start(...both), hostPush(hostPoint(null), hostPoint('启动', '阀门')))
    expect(ids(updates)).toEqual([['9', '8']])
    expect(ledger.provisional).toEqual([])
  })

  it('are both shown when only one of them has a record yet', () => {
    const { ledger, updates } = receive(start(hostRecord('9', '火警', '烟感')), hostPush(hostPoint('火警', '烟感'), hostPoint('启动', '阀门')))
    expect(updates.alarms).toHaveLength(1)
    expect(ledger.provisional).toHaveLength(1)
    expect(pendingCount(ledger)).toBe(2)
    const settled = catchUp(ledger, aResponse(both), [])
    expect(settled.updates.resolved).toEqual([{ alarm: 'alarm-0', record: { kind: 'fireHost', id: '8' } }])
    expect(settled.updates.alarms).toEqual([])
  })

  it.each([
    ['type', [hostPoint('火警'), hostPoint('启动')], both],
    ['label', [hostPoint('火警', '烟感'), hostPoint('火警', '手报')], [hostRecord('8', '火警', '手报'), hostRecord('9', '火警', '烟感')]],
  ] as const)('are two alarms when they come in two pushes and differ by their %s, and each gets its record', (_, [one, other], records) => {
    const { ledger, updates } = receive(start(), hostPush(one), hostPush(other))
    expect(updates.alarms).toHaveLength(2)
    expect(pendingCount(ledger)).toBe(2)
    expect(catchUp(ledger, aResponse([...records]), []).updates.resolved).toEqual([
      { alarm: 'alarm-0', record: { kind: 'fireHost', id: '9' } },
      { alarm: 'alarm-1', record: { kind: 'fireHost', id: '8' } },
    ])
  })

  it.each([
    ['an open record', start(hostRecord('9', '火警'))],
    ['a pushed point that waits for its record', receive(start(), hostPush(hostPoint('火警'))).ledger],
  ])('are not both the repeat of %s: the other one is shown', (_, before) => {
    const later = alarmFrame({ kind: 'fireHost', points: [hostPoint('火警'), hostPoint('火警')], raisedAt: NOON + 60 * SECOND, ...HOST })
    const { updates, ledger } = receive(before, later)
    expect(updates.alarms).toHaveLength(1)
    expect(pendingCount(ledger)).toBe(2)
  })

  it('are settled one by one by pushes that name their records', () => {
    const named = (id: string, type: string) => alarmFrame({ kind: 'fireHost', recordIds: [id], id, points: [hostPoint(type)], ...HOST })
    const { updates, ledger } = receive(start(), hostPush(hostPoint('火警')), hostPush(hostPoint('启动')), named('8', '启动'), named('9', '火警'))
    expect(updates.resolved).toEqual([
      { alarm: 'alarm-1', record: { kind: 'fireHost', id: '8' } },
      { alarm: 'alarm-0', record: { kind: 'fireHost', id: '9' } },
    ])
    expect(ledger.provisional).toEqual([])
  })
})

describe('of several records of one moment a point gets the one that fits best', () => {
  const host = (id: string, measuringPointCode: string | null, measuringPoint: string | null, alarmType: string | null) => ({ ...hostRecord(id, '', measuringPoint), measuringPointCode, alarmType })

  it.each([
    ['the code before name and type', host('9', null, '烟感', '火警'), host('8', 'YG', '手报', '启动')],
    ['the name before the type', host('9', 'YG', '手报', '火警'), host('8', 'YG', '烟感', '启动')],
    ['an equal name before one that is not known', host('9', 'YG', null, '火警'), host('8', 'YG', '烟感', '火警')],
    ['an unknown name before another one', host('9', 'YG', '手报', '火警'), host('8', 'YG', null, '火警')],
  ])('%s', (_, other, best) => {
    const push = hostPush(aPoint({ code: 'YG', label: '烟感', type: '火警' }))
    for (const records of [[other, best], [best, other]]) expect(ids(receive(start(...records), push).updates)).toEqual([['8']])
  })
})

it.each([['the push', null, 'YG'], ['the record', 'YG', null]])('an unknown point code matches any: %s has none', (_, code, measuringPointCode) => {
  const { updates, ledger } = receive(start(anOpenRecord({ measuringPointCode })), alarmFrame({ points: [aPoint({ code })] }))
  expect(ids(updates)).toEqual([['1']])
  expect(pendingCount(ledger)).toBe(1)
})

it('takes pushes without a time for reports of the open record, however many', () => {
  const { updates, ledger } = receive(start(anOpenRecord()), alarmFrame({ raisedAt: null }), alarmFrame({ raisedAt: null }))
  expect(ids(updates)).toEqual([['1']])
  expect(ledger.doubt).toBe(false)
})
