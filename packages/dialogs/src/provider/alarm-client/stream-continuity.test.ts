import { describe, expect, it } from 'vitest'
import { alarmFrame, anAnswer, anOpenRecord, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp, UNSURE_UNTIL_BELIEVED } from './catch-up'
import { beginCatchUp, beginFetch, EMPTY_LEDGER, needsRecheck, pendingCount, type Ledger } from './ledger'
import { KEPT_RECORDS, KEPT_SLACK } from './ledger-draft'

const hello = (seq: number, part: { epoch?: string; replayed?: boolean } = {}) =>
  ({ type: 'hello', epoch: 'e', seq, replayed: false, ...part }) as const
const pushed = (seq: number, part: { epoch?: string } = {}) =>
  alarmFrame({ id: `p${seq}`, recordIds: [`${seq}`], sensorNumber: `sn${seq}`, seq, epoch: 'e', ...part })
const skipped = (from: number, seq: number) => ({ type: 'skipped', epoch: 'e', from, seq }) as const

/** Caught up, at place 10 of the stream. */
const at10 = catchUp(EMPTY_LEDGER, anAnswer([]), [hello(10)]).ledger
const hear = (ledger: Ledger, ...frames: Parameters<typeof applyFrames>[1]) => applyFrames(ledger, frames, NOON)

describe('places that follow each other', () => {
  it('leave nothing in doubt: alarms, verdicts and what is for others count alike', () => {
    const { ledger, news } = hear(at10, pushed(11), handledFrame('11', { seq: 12, epoch: 'e' }), skipped(13, 20), pushed(21))
    expect(needsRecheck(ledger)).toBe(false)
    expect(ledger.position).toEqual({ epoch: 'e', seq: 21 })
    expect(news.alarms).toHaveLength(2)
  })

  it('may come twice', () => {
    const { ledger, news } = hear(at10, pushed(11), pushed(12), pushed(11), pushed(12))
    expect(needsRecheck(ledger)).toBe(false)
    expect(news.alarms).toHaveLength(2)
    expect(pendingCount(ledger)).toBe(2)
  })
})

describe('a gap', () => {
  it.each([
    ['between two pushes', [pushed(11), pushed(13)]],
    ['before places that are for others', [skipped(12, 14)]],
    ['of a push that could not be read', [{ type: 'unreadable', reason: 'not JSON' } as const, pushed(12)]],
    ['behind a stream that was renamed without a word', [pushed(11, { epoch: 'f' })]],
    ['that a greeting tells of', [hello(12)]],
  ])('%s is asked for', (_, frames) => {
    expect(needsRecheck(hear(at10, ...frames).ledger)).toBe(true)
  })

  it('is settled by the next complete answer, which announces once, as late, what was missed', () => {
    const gap = hear(at10, pushed(12)).ledger
    const asked = catchUp(beginFetch(gap), anAnswer([anOpenRecord({ id: '11', sensorNumber: 'SN11' }), anOpenRecord({ id: '12', sensorNumber: 'SN12' })]), [])
    expect(asked.news.alarms).toMatchObject([{ late: true, records: [{ id: '11' }] }])
    expect(needsRecheck(asked.ledger)).toBe(false)
  })

  it('that was found after the question is not settled by its answer', () => {
    const asked = hear(beginFetch(at10), pushed(12)).ledger
    expect(needsRecheck(catchUp(asked, anAnswer([]), []).ledger)).toBe(true)
  })

  it('closes when the frames only changed places, and announces each once', () => {
    const { ledger, news } = hear(at10, pushed(12), pushed(11), pushed(13))
    expect(news.alarms.map(({ records }) => records[0]?.id)).toEqual(['12', '11', '13'])
    expect(catchUp(beginFetch(ledger), anAnswer([12, 11, 13].map((id) => anOpenRecord({ id: `${id}` }))), []).news.alarms).toEqual([])
  })

  it('across a reconnect is what the lists were just asked for', () => {
    const { ledger } = catchUp(beginFetch(at10), anAnswer([]), [pushed(50), pushed(51)])
    expect(needsRecheck(ledger)).toBe(false)
    expect(ledger.position).toEqual({ epoch: 'e', seq: 51 })
  })
})

it('a push that its verdict has overtaken does not bring the record back', () => {
  const { ledger, news } = hear(at10, handledFrame('11', { seq: 12, epoch: 'e' }), pushed(11))
  expect(news.alarms).toEqual([])
  expect(pendingCount(ledger)).toBe(0)
})

it('a push without ids that comes twice with the same words is one', () => {
  const { ledger, news } = hear(at10, alarmFrame({ sensorNumber: null }), alarmFrame({ sensorNumber: null }))
  expect(news.alarms).toHaveLength(1)
  expect(pendingCount(ledger)).toBe(1)
})

describe('lists whose pages do not fit together', () => {
  const known = catchUp(EMPTY_LEDGER, anAnswer([anOpenRecord()]), []).ledger
  const unsure = (ledger: Ledger) => catchUp(beginFetch(ledger), anAnswer([], { count: 1, unsure: ['general'] }), [])

  it('end nothing that is missing from them, and are asked again', () => {
    const { ledger, news } = unsure(known)
    expect(news.ended).toEqual([])
    expect(pendingCount(ledger)).toBe(1)
    expect(needsRecheck(ledger)).toBe(true)
  })

  it('are believed when they never fit', () => {
    let ledger = known
    for (let answer = 0; answer < UNSURE_UNTIL_BELIEVED; answer += 1) ledger = unsure(ledger).ledger
    expect(ledger.known.size).toBe(0)
  })
})

describe('more open records than are kept in full', () => {
  const ALL = KEPT_RECORDS + KEPT_SLACK + 5
  const many = (from: number, count: number, category: '0' | '1' = '0') =>
    Array.from({ length: count }, (_, index) => anOpenRecord({ id: `${from + index}`, sensorNumber: `sn${from + index}`, category, raisedAt: NOON + (from + index) * 1_000 }))
  const full = catchUp(EMPTY_LEDGER, anAnswer([...many(5, KEPT_RECORDS + KEPT_SLACK).reverse(), ...many(0, 5, '1')]), []).ledger

  it('are counted all; the oldest faults are known by name only, fires in full', () => {
    expect(pendingCount(full)).toBe(ALL)
    expect(full.known.size).toBe(KEPT_RECORDS)
    expect([...full.distant.keys()].slice(0, 3)).toEqual(['5', '6', '7'].map((id) => `general:${id}`))
    expect(full.known.has('general:0')).toBe(true)
  })

  it('are neither counted nor announced again when they are reported again', () => {
    const { ledger, news } = hear(full, alarmFrame({ recordIds: ['5'], id: 'again', repeat: 2, sensorNumber: 'sn5' }))
    expect(news.alarms).toEqual([])
    expect(pendingCount(ledger)).toBe(ALL)
  })

  it('end like any other', () => {
    const { ledger, news } = hear(full, handledFrame('5'))
    expect(news.ended).toEqual([{ kind: 'general', id: '5' }])
    expect(pendingCount(ledger)).toBe(ALL - 1)
  })

  it('are taken up again, unannounced, when there is room', () => {
    const { ledger, news } = catchUp(full, anAnswer(many(5, 10)), [])
    expect(ledger.known.size).toBe(10)
    expect(ledger.distant.size).toBe(0)
    expect(news.alarms).toEqual([])
    expect(news.ended).toHaveLength(ALL - 10)
  })
})

it('ids of pushes that begin anew with the stream, or are those of the three tables, are none that were heard', () => {
  const same = (part: Parameters<typeof alarmFrame>[0]) => alarmFrame({ id: '1', epoch: 'e', seq: 11, sensorNumber: 'sn1', ...part })
  const { news } = hear(at10, same({ recordIds: ['1'] }), same({ recordIds: ['2'] }), same({ kind: 'hydrant', recordIds: ['1'] }), same({ epoch: 'f', recordIds: ['3'] }))
  expect(news.alarms).toHaveLength(4)
})

it('a record that is pushed again after its verdict is asked for: it may have been opened again', () => {
  const verdict = hear(at10, pushed(11), handledFrame('11', { seq: 12, epoch: 'e' })).ledger
  const again = hear(verdict, alarmFrame({ id: 'p13', recordIds: ['11'], sensorNumber: 'sn11', seq: 13, epoch: 'e' }))
  expect(pendingCount(again.ledger)).toBe(0)
  expect(needsRecheck(again.ledger)).toBe(true)
})

describe('what is replayed', () => {
  const replay = [hello(12, { replayed: true }), pushed(11), pushed(12)]

  it('is announced, as late, while the lists of its kind were not read since the link opened', () => {
    const { ledger, news } = hear(beginCatchUp(at10), ...replay)
    expect(news.alarms.map(({ late }) => late)).toEqual([true, true])
    expect(pendingCount(ledger)).toBe(2)
  })

  it('was handled meanwhile when the lists do not show it; a greeting may be wrong, so they are asked once more', () => {
    const { ledger, news } = hear(at10, ...replay)
    expect(news.alarms).toEqual([])
    expect(needsRecheck(ledger)).toBe(true)
    expect(needsRecheck(catchUp(beginCatchUp(at10), anAnswer([]), replay).ledger)).toBe(false)
  })
})
