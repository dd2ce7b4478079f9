import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { readings } from '../../../db/readings'
import {
  aSiteForEachTest,
  db,
  gateway,
  hostPoint,
  hostPointRow,
  hostRecords,
  now,
  pushes,
  server,
  site,
  smoke,
  smokeRecords,
  smokeRow,
} from '../ingestion.harness'

aSiteForEachTest('clocks')

const SECOND = 1000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What the list and the real-time panel of the detector and of the point are told of its clock. */
async function toldFaults(): Promise<unknown[]> {
  const read = async (path: string) => {
    const response = await fetch(`${server.url}/api/device/${path}`, { headers: { Authorization: site.operator.token } })
    return ((await response.json()) as { data: { clockFault?: unknown; rows?: { id: number; clockFault: unknown }[] } }).data
  }
  const ofDevice = async (controller: string, channelId: number, id: number, floor: number) => {
    const { rows = [] } = await read(`${controller}/selectByFloorGetSensor?channelId=${channelId}&buildingId=${site.buildingId}&floor=${floor}&status=-1`)
    return [rows.find((row) => row.id === id)?.clockFault, (await read(`${controller}/get?id=${id}`)).clockFault]
  }
  const floorOf = (row: { floor: number | null } | undefined) => row?.floor ?? 0
  return [
    ...(await ofDevice('deviceSensor', 1, site.smoke.id, floorOf(await smokeRow()))),
    ...(await ofDevice('deviceFireMainSensor', 11, site.hostPoint.id, floorOf(await hostPointRow()))),
  ]
}

/** What a wrong clock writes at the instant `at`. */
const WRONG_CLOCKS = {
  'a year-2000 clock': (at: number) => Date.UTC(2000, 0, 1) + (at % DAY),
  'seconds instead of milliseconds': (at: number) => Math.floor(at / 1000),
  'a clock that always says zero': () => 0,
  'an hour slow': (at: number) => at - HOUR,
  'a minute slow': (at: number) => at - MINUTE,
  'a day and an hour slow': (at: number) => at - 25 * HOUR,
  'an hour fast': (at: number) => at + HOUR,
  'two minutes fast': (at: number) => at + 2 * MINUTE,
  'the last year that can be written': () => 8_640_000_000_000_000,
}

describe('an accepted alarm exists, whatever its stamp (domain 24)', () => {
  for (const [name, stamp] of Object.entries(WRONG_CLOCKS)) {
    it(`as an open record with a push: ${name}`, async () => {
      await gateway.report(smoke(now(), 2), hostPoint(now(), 2))
      server.clock.advance(10 * SECOND)
      const response = await gateway.report(smoke(stamp(now()), 1), hostPoint(stamp(now()), 1))

      expect(response).toMatchObject({ accepted: 2, pushes: 2 })
      expect(await smokeRecords()).toMatchObject([{ handled: false, category: '1', receivedAt: new Date(now()) }])
      expect(await hostRecords()).toMatchObject([{ handled: false, category: '1', receivedAt: new Date(now()) }])
      expect((await smokeRow())?.status).toBe('alarm')
      expect((await hostPointRow())?.status).toBe('alarm')
      expect(await pushes()).toMatchObject([{ kind: 'general' }, { kind: 'fireHost' }])
    })

    it(`and is ended by the recovery of the same clock: ${name}`, async () => {
      await gateway.report(smoke(now(), 2))
      server.clock.advance(10 * SECOND)
      await gateway.report(smoke(stamp(now()), 1))
      server.clock.advance(10 * SECOND)
      await gateway.report(smoke(stamp(now()), 2))

      expect(await smokeRecords()).toMatchObject([{ handled: true, handlePerson: null }])
      expect((await smokeRow())?.status).toBe('normal')
    })
  }

  it('when it has the stamp of the last normal report: clocks count in seconds', async () => {
    await gateway.report(smoke(now(), 2))
    expect((await gateway.report(smoke(now(), 1))).records).toHaveLength(1)
  })

  it('when the clock of the server was set back by an hour', async () => {
    await gateway.report(smoke(now(), 2))
    server.clock.advance(-HOUR)
    expect((await gateway.report(smoke(now() + HOUR + SECOND, 1))).records).toHaveLength(1)
    server.clock.advance(2 * SECOND)
    await gateway.report(smoke(now() + HOUR, 2))
    expect(await smokeRecords()).toMatchObject([{ handled: true, handlePerson: null }])
  })

  it('and a recovery counts again when the clock of the server was a day ahead and is right now', async () => {
    server.clock.advance(26 * HOUR)
    await gateway.report(smoke(now() - 26 * HOUR, 1))
    server.clock.advance(-26 * HOUR + MINUTE)
    await gateway.report(smoke(now(), 2))
    expect(await smokeRecords()).toMatchObject([{ handled: true }])
    expect((await smokeRow())?.status).toBe('normal')
  })

  it('although the device is offline: an alarm is worse than offline', async () => {
    await gateway.report(smoke(now() - HOUR, 2))
    await db().execute(`update devices set status = 'offline', status_at = '${new Date(now()).toISOString()}' where id = ${site.smoke.id}`)
    await gateway.report(smoke(now() - MINUTE, 1))
    expect((await smokeRow())?.status).toBe('alarm')
  })
})

describe('both times are kept', () => {
  it('the arrival counts for a stamp that cannot be believed, and the stamp stays beside it', async () => {
    const stamp = Date.UTC(2000, 0, 1)
    await gateway.report(smoke(stamp, 1))
    expect(await smokeRecords()).toMatchObject([{ raisedAt: new Date(now()), receivedAt: new Date(now()), stampedAt: new Date(stamp) }])
    expect(await db().select().from(readings).where(eq(readings.deviceId, site.smoke.id))).toMatchObject([
      { at: new Date(now()), stampedAt: new Date(stamp) },
    ])
  })

  it('a stamp from 24 hours before to 5 minutes after the arrival is the time of the alarm', async () => {
    const stamp = now() - DAY + SECOND
    await gateway.report(smoke(stamp, 1))
    expect(await smokeRecords()).toMatchObject([{ raisedAt: new Date(stamp), receivedAt: new Date(now()), stampedAt: null }])
  })

  it('the device is marked until a stamp is right again', async () => {
    await gateway.report(smoke(0, 2), hostPoint(now() + HOUR, 2))
    const since = new Date(now())
    server.clock.advance(MINUTE)
    await gateway.report(smoke(0, 2), hostPoint(now() + HOUR, 2))
    expect((await smokeRow())?.clockFaultAt).toEqual(since)
    expect((await hostPointRow())?.clockFaultAt).toEqual(since)
    expect(await toldFaults()).toEqual([true, true, true, true])
    await gateway.report(smoke(now(), 2), hostPoint(now(), 2))
    expect((await smokeRow())?.clockFaultAt).toBeNull()
    expect((await hostPointRow())?.clockFaultAt).toBeNull()
    expect(await toldFaults()).toEqual([false, false, false, false])
  })
})

describe('a gateway that sends its buffer of the last hours', () => {
  const morning = () => [smoke(now() - 5 * HOUR, 1), smoke(now() - 5 * HOUR + MINUTE, 1), smoke(now() - 4 * HOUR, 2)]

  it('makes the record of an alarm that was never stored, ended by the recovery of the buffer', async () => {
    await gateway.report(smoke(now(), 2))
    expect(await gateway.report(...morning())).toMatchObject({ accepted: 3, records: [{ kind: 'general' }] })
    expect(await smokeRecords()).toMatchObject([{ raisedAt: new Date(now() - 5 * HOUR), repeats: 2, handled: true, handlePerson: null }])
    expect((await smokeRow())?.status).toBe('normal')
  })

  it('makes no second record, repeat or push when it is sent again, whole or report by report', async () => {
    await gateway.report(...morning(), smoke(now(), 2))
    const [stored, pushed] = [await smokeRecords(), await pushes()]
    expect(await gateway.report(...morning())).toMatchObject({ accepted: 3, records: [], pushes: 0 })
    for (const report of morning()) expect(await gateway.report(report)).toMatchObject({ records: [], pushes: 0 })
    expect(await smokeRecords()).toEqual(stored)
    expect(await pushes()).toEqual(pushed)
  })

  it('makes one record of an alarm whose reports come one by one, beside the alarm that is open now', async () => {
    const latest = await gateway.report(smoke(now(), 1))
    for (const report of morning()) await gateway.report(report)

    const records = await smokeRecords()
    expect(records).toMatchObject([
      { id: latest.records[0]?.id, handled: false },
      { raisedAt: new Date(now() - 5 * HOUR), repeats: 2, handled: true },
    ])
    expect(records).toHaveLength(2)
    expect((await smokeRow())?.status).toBe('alarm')
  })

  it('shows an alarm that is worse than the present fault', async () => {
    await gateway.report(smoke(now(), 0))
    await gateway.report(smoke(now() - MINUTE, 1))
    expect(await smokeRecords()).toMatchObject([{ category: '0', handled: false }, { category: '1', handled: false }])
    expect((await smokeRow())?.status).toBe('alarm')
  })
})
