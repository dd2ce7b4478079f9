import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { hydrantRecords } from '../../../db/schema'
import { pointReport } from '../../../testing/gateway'
import { aSiteForEachTest, db, gateway, hostPoint, hostRecords, now, pushes, server, site, smoke, smokeRecords, smokeRow } from '../ingestion.harness'

aSiteForEachTest('judged')

const SECOND = 1000
const [REAL_FIRE, FIRE_TEST, FALSE_ALARM] = ['1', '2', '0']
const battery = (status: 0 | 2) => pointReport(site.smoke.number, now(), 'VOL', status, status === 0 ? '电池欠压' : undefined, status === 0 ? 2.5 : 3.4)

async function judge(verdict: string, id: number, table = 'deviceAbnormal', call = 'affirmFire') {
  const { status } = await server.call(`/api/datahandler/${table}/${call}`, site.operator.token, {
    method: 'POST',
    body: new URLSearchParams({ id: String(id), flag: verdict }),
  })
  expect(status).toBe(200)
}

/** Raises the fire of the smoke detector, which then lasts, and judges its record. */
async function judgedFire(verdict: string): Promise<number> {
  const { records } = await gateway.report(smoke(now(), 1))
  const id = records[0]?.id ?? 0
  server.clock.advance(SECOND)
  await judge(verdict, id)
  return id
}

describe('a detector that reports fire after the verdict false alarm or fire test', () => {
  for (const verdict of [FALSE_ALARM, FIRE_TEST]) {
    it(`makes a record and a push after 60 s, without a recovery between (verdict ${verdict})`, async () => {
      const first = await judgedFire(verdict)
      server.clock.advance(60 * SECOND)
      const response = await gateway.report(smoke(now(), 1))
      expect(response).toMatchObject({ pushes: 1, records: [{ kind: 'general' }] })
      expect(await smokeRecords()).toMatchObject([{ id: first, verdict, repeats: 1 }, { handled: false, verdict: null, raisedAt: new Date(now()) }])
      expect((await pushes()).at(-1)).toMatchObject({ kind: 'general', recordIds: [response.records[0]?.id] })
    })
  }

  it('makes one at once when the detector has reported anything else since', async () => {
    await judgedFire(FALSE_ALARM)
    await gateway.report(battery(2))
    server.clock.advance(SECOND)
    expect((await gateway.report(smoke(now(), 1))).records).toHaveLength(1)
  })

  it('is counted as a repeat of the judged record until then, without a push; the 60 s run from the verdict', async () => {
    const first = await judgedFire(FALSE_ALARM)
    for (let count = 0; count < 5; count += 1) {
      server.clock.advance(10 * SECOND)
      expect(await gateway.report(smoke(now(), 1))).toMatchObject({ accepted: 1, records: [], pushes: 0 })
    }
    expect(await smokeRecords()).toMatchObject([{ id: first, repeats: 6, lastReportedAt: new Date(now()), handled: true, verdict: FALSE_ALARM }])
    server.clock.advance(10 * SECOND)
    expect((await gateway.report(smoke(now(), 1))).records).toHaveLength(1)
  })

  it('then repeats the new record', async () => {
    await judgedFire(FALSE_ALARM)
    server.clock.advance(60 * SECOND)
    await gateway.report(smoke(now(), 1))
    server.clock.advance(SECOND)
    expect(await gateway.report(smoke(now(), 1))).toMatchObject({ records: [], pushes: 1 })
    expect(await smokeRecords()).toMatchObject([{ repeats: 1 }, { repeats: 2, handled: false }])
  })

  it('makes no second record of a report that was stored before the verdict and is sent again', async () => {
    const at = now()
    await judgedFire(FALSE_ALARM)
    server.clock.advance(120 * SECOND)
    expect(await gateway.report(smoke(at, 1))).toMatchObject({ records: [], pushes: 0 })
  })

  it('pushes the new record at the point of the fire, and not at a fault of the same detector that still lasts', async () => {
    const fault = (await gateway.report(battery(0))).records[0]?.id
    await judgedFire(FALSE_ALARM)
    server.clock.advance(60 * SECOND)
    const fire = { ...battery(0), points: [...battery(0).points, ...smoke(now(), 1).points] }
    const raised = (await gateway.report(fire)).records[0]?.id
    expect((await pushes()).at(-1)).toMatchObject({ recordIds: [fault, raised], alarms: [{ alarmCode: 'VOL', alarmStatus: 0 }, { alarmCode: 'YG', alarmStatus: 1 }] })
  })

  it('does so for the point of a fire host', async () => {
    const { records } = await gateway.report(hostPoint(now(), 1))
    await judge(FALSE_ALARM, records[0]?.id ?? 0, 'deviceFireMainAbnormal')
    server.clock.advance(60 * SECOND)
    expect((await gateway.report(hostPoint(now(), 1))).records).toMatchObject([{ kind: 'fireHost' }])
    expect(await hostRecords()).toMatchObject([{ handled: true }, { handled: false }])
  })

  it('makes one although the clock of the server was set back since the verdict', async () => {
    await judgedFire(FALSE_ALARM)
    server.clock.jump(-3_600 * SECOND)
    expect((await gateway.report(smoke(now(), 1))).records).toHaveLength(1)
  })

  it('makes one although an earlier fire of the same detector was real: the latest verdict counts', async () => {
    await judgedFire(REAL_FIRE)
    server.clock.advance(SECOND)
    await gateway.report(smoke(now(), 2))
    server.clock.advance(SECOND)
    await judgedFire(FALSE_ALARM)
    server.clock.advance(60 * SECOND)
    expect((await gateway.report(smoke(now(), 1))).records).toHaveLength(1)
  })

  it('makes a record of a lasting alarm whose record is gone', async () => {
    await judgedFire(FALSE_ALARM)
    await server.deps.database.db.execute(`delete from general_records where device_id = ${site.smoke.id}`)
    expect((await gateway.report(smoke(now(), 1))).records).toHaveLength(1)
  })
})

describe('no new record', () => {
  it('of a lasting fire with the verdict real fire: its reports are counted', async () => {
    await judgedFire(REAL_FIRE)
    server.clock.advance(600 * SECOND)
    await gateway.report(battery(2))
    expect(await gateway.report(smoke(now(), 1))).toMatchObject({ records: [], pushes: 0 })
    expect(await smokeRecords()).toMatchObject([{ repeats: 2, verdict: REAL_FIRE }])
  })

  it('of a lasting fault that was handled: its reports are counted', async () => {
    const { records } = await gateway.report(battery(0))
    await judge('', records[0]?.id ?? 0, 'deviceAbnormal', 'affirmHandle')
    server.clock.advance(600 * SECOND)
    expect(await gateway.report(battery(0))).toMatchObject({ records: [], pushes: 0 })
    expect(await smokeRecords()).toMatchObject([{ repeats: 2, handled: true }])
    expect((await smokeRow())?.status).toBe('fault')
  })

  it('of a lasting alarm at a hydrant that was handled, which has no verdict: its reports are counted', async () => {
    const lowPressure = () => pointReport(site.hydrantSensor.number, now(), 'YL', 1, '低压', 0.05)
    const { records } = await gateway.report(lowPressure())
    await judge('', records[0]?.id ?? 0, 'deviceFacilitiesAbnormal', 'affirmHandle')
    server.clock.advance(600 * SECOND)
    expect(await gateway.report(lowPressure())).toMatchObject({ accepted: 1, records: [], pushes: 0 })
    expect(await db().select().from(hydrantRecords).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id))).toMatchObject([{ repeats: 2, handled: true }])
  })
})
