import { expect, it } from 'vitest'

import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('today')

const HOUR_MS = 3_600_000
const leak = (status: 1 | 2) => gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', status, status === 1 ? '漏电' : undefined, status === 1 ? 500 : 20))
const load = async () => (await server.call<{ data: { hours: number; mean: number; hoursAboveSteady: number; byHourOfDay: (number | null)[] } }>('/api/datahandler/recordStatistics/load?tag=0', site.operator.token)).body.data

it('the load of today is that of the hours since the first record that have passed: hours to come would make it look lighter', async () => {
  // the clock of the tests shows a minute after ten
  await leak(1)
  server.clock.advance(2 * HOUR_MS)
  expect(await load()).toMatchObject({ hours: 3, mean: 1 / 3, byHourOfDay: Array.from({ length: 24 }, (_, hour) => (hour === 10 ? 1 : hour === 11 || hour === 12 ? 0 : null)) })
})

it('six alarms of an operator in an hour are a steady load, and a seventh is more', async () => {
  for (let count = 0; count < 6; count += 1) {
    await leak(1)
    server.clock.advance(1000)
    await leak(2)
    server.clock.advance(1000)
  }
  expect((await load()).hoursAboveSteady).toBe(0)
  await leak(1)
  expect((await load()).hoursAboveSteady).toBe(1)
})
