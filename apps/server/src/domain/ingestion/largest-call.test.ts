import { and, count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { insertRows } from '../../db/bulk-insert'
import { alarmPushes, devices, generalRecords, noticeOutbox } from '../../db/schema'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('l', { isDemo: true })

const db = () => server.deps.database.db
const howMany = async (table: typeof generalRecords | typeof alarmPushes | typeof noticeOutbox) =>
  (await db().select({ number: count() }).from(table).where(eq(table.tenantId, site.id)))[0]?.number

describe('a call in which every point of many devices is abnormal, as after a power failure: more values than one statement may have', () => {
  const DEVICES = 200
  const POINTS = 20
  const RECORDS = DEVICES * POINTS

  beforeEach(async () => {
    const [{ id: _id, ...device } = expect.fail('no device')] = await db().select().from(devices).where(eq(devices.id, site.electrical.id))
    await insertRows(db(), devices, Array.from({ length: DEVICES }, (_, at) => ({ ...device, number: `${site.id}-${at}` })))
  })

  const report = (status: 0 | 2) => {
    server.clock.advance(1000)
    const at = server.clock.now()
    const points = Array.from({ length: POINTS }, (_, point) => ({ code: `P${point}`, status }))
    return gateway.report(...Array.from({ length: DEVICES }, (_, device) => ({ deviceNumber: `${site.id}-${device}`, at, points })))
  }

  it('loses none: all are recorded and pushed, counted when they are told again, and closed when they are over', async () => {
    const { accepted, records, pushes } = await report(0)
    expect([accepted, records.length, pushes]).toEqual([DEVICES, RECORDS, DEVICES])
    expect([await howMany(generalRecords), await howMany(noticeOutbox)]).toEqual([RECORDS, RECORDS])

    expect(await report(0)).toMatchObject({ accepted: DEVICES, records: [], pushes: DEVICES })
    const again = await db().select({ number: count() }).from(generalRecords).where(and(eq(generalRecords.tenantId, site.id), eq(generalRecords.repeats, 2)))
    expect(again[0]?.number).toBe(RECORDS)

    expect(await report(2)).toMatchObject({ accepted: DEVICES, pushes: RECORDS })
    const open = await db().select({ number: count() }).from(generalRecords).where(and(eq(generalRecords.tenantId, site.id), eq(generalRecords.handled, false)))
    expect(open[0]?.number).toBe(0)
    expect(await howMany(alarmPushes)).toBe(DEVICES * 2 + RECORDS)
  })
})
