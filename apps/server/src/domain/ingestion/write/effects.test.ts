import { describe, expect, it } from 'vitest'

import { pointReport } from '../../../testing/gateway'
import { aSiteForEachTest, gateway, now, server, site, smokeRecords, smokeRow } from '../ingestion.harness'

aSiteForEachTest('effects')

const MINUTE = 60_000
const report = (at: number, status: 1 | 2, type?: string) => gateway.report(pointReport(site.smoke.number, at, 'YG', status, type))

describe('a good report that comes late, while its point is in alarm', () => {
  it('ends the alarm that was before it, and not the present one', async () => {
    const at = now()
    server.clock.advance(10 * MINUTE)
    await report(at + 5 * MINUTE, 1, '烟感报警')
    await report(at, 1, '温度报警')
    await report(at + 2 * MINUTE, 2)
    expect((await smokeRecords()).map(({ alarmType, handled }) => [alarmType, handled])).toEqual([['烟感报警', false], ['温度报警', true]])
    expect((await smokeRow())?.status).toBe('alarm')
  })
})
