import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { readings } from '../../db/readings'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, db, gateway, now, server, site, smoke, smokeRecords, smokeRow } from './ingestion.harness'
import { placeReport } from './place-report'
import { storePlainReadings } from './plain-readings.queries'
import { prepareDays } from './readings-writer.queries'
import type { Report } from './report'

aSiteForEachTest('plain')

const calm = (at = now()): Report => ({
  source: { deviceNumber: site.smoke.number },
  at,
  points: [{ code: 'YG', value: null, status: 2, type: null }, { code: 'VOL', value: 3.25, status: 2, type: null }],
})
async function plain(...reports: Report[]): Promise<number[]> {
  await prepareDays(server.deps.database, [now()], new Set())
  const placed = reports.map((report, index) => placeReport(report, index, now()))
  return [...(await storePlainReadings(server.deps.database, placed, now()))]
}

describe('a normal reading of a normal device', () => {
  it('is stored beside the transaction of alarms, with the state, the arrival and the reading that it would have there', async () => {
    expect(await plain(calm())).toEqual([0])
    expect(await smokeRow()).toMatchObject({
      status: 'normal',
      reportedAt: new Date(now()),
      heardAt: new Date(now()),
      latest: { YG: { value: 0, status: 'normal', type: '正常', at: now() }, VOL: { value: 3.25, status: 'normal', type: '正常', at: now() } },
    })
    expect(await db().select().from(readings).where(eq(readings.deviceId, site.smoke.id))).toMatchObject([{ at: new Date(now()), values: [null, 3.25], status: 'normal' }])
  })
})

describe('left to the transaction of alarms is', () => {
  it('an alarm, a fault, a shielded point, a stamp that cannot be believed, and a report of a fire host', async () => {
    const abnormal = (status: 0 | 1, type: string | null = null): Report => ({ ...calm(), points: [{ code: 'YG', value: 1, status, type }] })
    const shielded: Report = { ...calm(), points: [{ code: 'YG', value: 0, status: 2, type: '屏蔽' }] }
    const host: Report = { ...calm(), source: { host: { ip: site.fireHost.ip, port: site.fireHost.port } } }
    for (const report of [abnormal(0), abnormal(1), shielded, calm(0), host]) expect(await plain(report)).toEqual([])
  })

  it('a report that is not newer than everything known, and two reports of one device', async () => {
    await plain(calm())
    expect(await plain(calm())).toEqual([])
    expect(await plain(calm(now() - 1))).toEqual([])
    expect(await plain(calm(now() + 1), calm(now() + 2))).toEqual([])
  })

  it('any report of a device that is not normal, silent, or has a wrong clock', async () => {
    await gateway.report(smoke(now(), 1))
    expect(await plain(calm(now() + 1))).toEqual([])
    await gateway.report(smoke(now() + 1, 2))
    for (const column of ['silent_at', 'clock_fault_at']) {
      await db().execute(`update devices set ${column} = now() where id = ${site.smoke.id}`)
      expect(await plain(calm(now() + 2))).toEqual([])
      await db().execute(`update devices set ${column} = null where id = ${site.smoke.id}`)
    }
    expect(await plain(calm(now() + 2))).toEqual([0])
  })
})

it('a device of another tenant than that of the gateway key is not found', async () => {
  expect([...(await storePlainReadings(server.deps.database, [placeReport(calm(), 0, now())], now(), 'another'))]).toEqual([])
  expect((await smokeRow())?.heardAt).toBeNull()
})

it('one call may have both kinds, and unknown devices', async () => {
  const response = await gateway.report(smoke(now(), 1), pointReport(site.electrical.number, now(), 'RCT', 2, undefined, 80), pointReport('unknown', now(), 'YG', 2))
  expect(response).toMatchObject({ accepted: 2, rejected: [2], pushes: 1 })
  expect(await smokeRecords()).toHaveLength(1)
})
