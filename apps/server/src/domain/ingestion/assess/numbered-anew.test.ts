import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { devices } from '../../../db/schema'
import { pointReport } from '../../../testing/gateway'
import { aSiteForEachTest, db, gateway, now, server, site, smoke, smokeRecords, smokeRow } from '../ingestion.harness'

aSiteForEachTest('anew')

const REAL_FIRE = '1'
const number = () => `new${site.smoke.id}`
const report = (status: 0 | 1 | 2) => {
  server.clock.advance(60_000)
  return gateway.report(pointReport(number(), now(), 'YG', status, status === 1 ? '烟感报警' : undefined))
}

async function call(path: string, body: object | URLSearchParams): Promise<void> {
  const sent = body instanceof URLSearchParams ? body : JSON.stringify(body)
  expect(await server.call(`/api/${path}`, site.operator.token, { method: 'POST', body: sent }), path).toMatchObject({ status: 200, body: { status: 200 } })
}
const judge = async (verdict: string) => call('datahandler/deviceAbnormal/affirmFire', new URLSearchParams({ id: String((await smokeRecords())[0]?.id), flag: verdict }))

/** Another piece of equipment takes the place of the detector. */
const replace = () =>
  call('device/deviceSensor/update', { id: site.smoke.id, sensorNo: number(), buildingId: site.buildingId, floor: 3, entity: JSON.stringify(['安澜电子', '无线感烟探测器', 'M1']) })

describe('a detector that gets another number while it is in alarm', () => {
  it('raises a fire of the new number, although the fire of the old one was judged to be real and has not ended', async () => {
    await gateway.report(smoke(now(), 1))
    await judge(REAL_FIRE)
    await replace()
    expect(await report(1)).toMatchObject({ pushes: 1, records: [{ kind: 'general' }] })
    expect(await smokeRecords()).toMatchObject([{ handled: true, repeats: 1 }, { handled: false }])
    expect(await report(1), 'from then on it lasts').toMatchObject({ pushes: 1, records: [] })
  })

  it('raises it also when the verdict came after the new number', async () => {
    await gateway.report(smoke(now(), 1))
    await replace()
    await judge(REAL_FIRE)
    expect(await report(1)).toMatchObject({ pushes: 1, records: [{ kind: 'general' }] })
  })

  it('stays in alarm until the new number reports, and keeps its open record until then', async () => {
    await gateway.report(smoke(now(), 1))
    const { statusAt } = (await smokeRow()) ?? {}
    await replace()
    expect(await smokeRow()).toMatchObject({ status: 'alarm', statusAt })
    expect((await smokeRow())?.latest).toEqual({})
    expect(await smokeRecords()).toMatchObject([{ handled: false }])
    await report(2)
    expect([await smokeRow(), await smokeRecords()]).toMatchObject([{ status: 'normal' }, [{ handled: true, handlePerson: null }]])
  })

  it('has a record for each number when both burn; that the new one is normal again closes both', async () => {
    await gateway.report(smoke(now(), 1))
    await replace()
    expect(await report(1)).toMatchObject({ pushes: 1, records: [{ kind: 'general' }] })
    expect(await smokeRecords()).toMatchObject([{ handled: false, sensorNumber: site.smoke.number }, { handled: false, sensorNumber: number() }])
    await report(2)
    expect(await smokeRecords()).toMatchObject([{ handled: true }, { handled: true }])
  })

  it('keeps what else it has reported', async () => {
    await gateway.report(pointReport(site.smoke.number, now(), 'VOL', 0, '电池欠压', 2.5))
    server.clock.advance(1000)
    await gateway.report(smoke(now(), 1))
    await replace()
    expect((await smokeRow())?.latest).toMatchObject({ VOL: { status: 'fault' } })
    expect(Object.keys((await smokeRow())?.latest ?? {})).toEqual(['VOL'])
  })
})

it('a detector in alarm that is changed in other ways keeps its alarm: a fire that was judged to be real is counted while it lasts', async () => {
  await gateway.report(smoke(now(), 1))
  await judge(REAL_FIRE)
  await db().update(devices).set({ number: site.smoke.number, position: '302' }).where(eq(devices.id, site.smoke.id))
  server.clock.advance(60_000)
  expect(await gateway.report(smoke(now(), 1))).toMatchObject({ pushes: 0, records: [] })
})
