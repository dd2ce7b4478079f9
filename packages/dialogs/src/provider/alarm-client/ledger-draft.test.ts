import { describe, expect, it } from 'vitest'
import { alarmFrame, aResponse, anOpenRecord, aPoint, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp } from './catch-up'
import { beginFetch, EMPTY_LEDGER, expectedCount, pendingCount, type Ledger } from './ledger'
import { ENDED_RECORDS_LIMIT } from './ledger-draft'

const MINUTE = 60_000
const start = (...records: Parameters<typeof aResponse>[0]): Ledger => catchUp(EMPTY_LEDGER, aResponse(records), []).ledger
const receive = (ledger: Ledger, ...frames: Parameters<typeof applyFrames>[1]) => applyFrames(ledger, frames, NOON)

it('the number of open records is unknown before the first response, whatever was pushed: it is not 0', () => {
  for (const ledger of [EMPTY_LEDGER, receive(EMPTY_LEDGER, alarmFrame({ recordIds: ['9'] })).ledger]) {
    expect([pendingCount(ledger), expectedCount(ledger)]).toEqual([null, null])
  }
})

describe('a push that was received before', () => {
  it('without ids is only one with the same points: a second point of the device in the same second is shown', () => {
    const { ledger, updates } = receive(start(), alarmFrame({ points: [aPoint({ code: 'A' })] }), alarmFrame({ points: [aPoint({ code: 'A' }), aPoint({ code: 'B' })] }))
    expect(updates.alarms).toHaveLength(2)
    expect(pendingCount(ledger)).toBe(2)
  })

  it('is not one of a stream that has begun its ids anew: at another time it is a repeat of its record', () => {
    const push = (raisedAt: number) => alarmFrame({ id: '1', recordIds: ['9'], raisedAt })
    expect(receive(start(), push(NOON), push(NOON + MINUTE)).ledger.known.get('general:9')?.record.repeats).toBe(2)
  })
})

describe('a record that has ended', () => {
  const verdicts = (count: number) => Array.from({ length: count }, (_, index) => handledFrame(`${index}`))
  const late = (id: string) => alarmFrame({ recordIds: [id], id: `late-${id}` })

  it('is remembered as long as its push may be late; of thousands the oldest are forgotten, so that the page does not grow for ever', () => {
    const { ledger } = receive(start(), ...verdicts(ENDED_RECORDS_LIMIT + 10))
    expect(ledger.endedRecords.size).toBe(ENDED_RECORDS_LIMIT)
    expect(receive(ledger, late(`${ENDED_RECORDS_LIMIT + 9}`)).updates.alarms).toEqual([])
    expect(receive(ledger, late('0')).updates.alarms).toHaveLength(1)
  })

  it('and is listed as open again is remembered no more', () => {
    const again = catchUp(receive(start(anOpenRecord()), handledFrame('1')).ledger, aResponse([anOpenRecord()]), []).ledger
    expect([again.known.size, again.endedRecords.size]).toEqual([1, 0])
  })
})

it('two records of one point in the same second are two alarms, also in a batch with the push without ids of the first', () => {
  const named = (id: string) => alarmFrame({ recordIds: [id], id: `p${id}` })
  const { ledger, updates } = receive(start(), alarmFrame(), alarmFrame({ sensorNumber: 'sn7' }), named('1'), named('2'))
  expect(updates.alarms.map(({ records }) => records.map(({ id }) => id))).toEqual([[], [], ['2']])
  expect(updates.resolved).toEqual([{ alarm: 'alarm-0', record: { kind: 'general', id: '1' } }])
  expect(pendingCount(ledger)).toBe(3)
})

it('a push without ids during a request makes its answer one of a moment that has passed: it ends nothing by itself', () => {
  const open = [anOpenRecord(), anOpenRecord({ id: '2', sensorNumber: 'SN2' })]
  const during = receive(beginFetch(start(...open)), alarmFrame({ sensorNumber: 'sn9' })).ledger
  expect(catchUp(during, aResponse(open.slice(0, 1)), []).updates.ended).toEqual([])
})
