import { describe, expect, it } from 'vitest'

import { createIngestion, SILENCE_GRACE_MS } from '../ingestion'
import { aSiteForEachTest, gateway, hostItself, hostPoint, hostPointRow, hostRecords, now, server } from '../ingestion.harness'

aSiteForEachTest('words')

const MINUTE = 60_000
const DAY = 86_400_000

/** A report of the point of the fire host in a gateway's own words. */
const inWords = (status: 0 | 1 | 2, words: { code?: string; type?: string }) => {
  const { points: [point], ...rest } = hostPoint(now(), status)
  return { ...rest, points: [{ ...point, ...words }] }
}

describe('a point of a fire host that calls its normal state by another name', () => {
  it('is normal again after a silence of its host, and not in fault', async () => {
    const ingestion = createIngestion(server.deps)
    await gateway.report(inWords(2, { type: '正常监视' }))
    server.clock.advance(DAY + SILENCE_GRACE_MS)
    await ingestion.markSilent()
    expect((await hostPointRow())?.status).toBe('offline')
    await gateway.report(hostItself(now()))
    expect((await hostPointRow())?.status).toBe('normal')
  })
})

it('a shielded point of a fire host is normal again after a silence of its host, and not in fault', async () => {
  const ingestion = createIngestion(server.deps)
  await gateway.report(inWords(2, { type: '屏蔽' }))
  server.clock.advance(DAY + SILENCE_GRACE_MS)
  await ingestion.markSilent()
  expect((await hostPointRow())?.status).toBe('offline')
  await gateway.report(hostItself(now()))
  expect(await hostPointRow()).toMatchObject({ status: 'normal', latestType: '屏蔽' })
})

describe('a point of a fire host whose gateway names its measuring point in its own way', () => {
  it('has one record of one alarm, however often it is reported', async () => {
    await gateway.report(inWords(1, { code: 'FIRE' }))
    server.clock.advance(MINUTE)
    await gateway.report(inWords(1, { code: 'FIRE' }))
    expect((await hostRecords()).map(({ handled, repeats }) => [handled, repeats])).toEqual([[false, 2]])
  })

  it('has one record also when something normal is told beside the alarm each time', async () => {
    const both = () => {
      const { points, ...rest } = hostPoint(now(), 1)
      return { ...rest, points: [{ code: 'POWER', status: 2 }, ...points] }
    }
    await gateway.report(both())
    server.clock.advance(MINUTE)
    await gateway.report(both())
    expect((await hostRecords()).map(({ handled, repeats }) => [handled, repeats])).toEqual([[false, 2]])
  })

  it('is normal after its recovery, which ends the record', async () => {
    await gateway.report(inWords(1, { code: 'FIRE' }))
    server.clock.advance(MINUTE)
    await gateway.report(inWords(2, { code: 'FIRE' }))
    expect((await hostPointRow())?.status).toBe('normal')
    expect(await hostRecords()).toMatchObject([{ handled: true, handlePerson: null }])
  })
})
