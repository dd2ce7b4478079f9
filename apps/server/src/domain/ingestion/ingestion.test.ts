import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { readings } from '../../db/readings'
import { alarmPushes, devices, fireHostPoints, fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'
import { testGatewayKey } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'
import { createIngestion, SILENCE_GRACE_MS } from './ingestion'

aSiteForEachTest('s', { isDemo: true })

const db = () => server.deps.database.db
const now = () => server.clock.now()
const smokes = (at: number, status: 0 | 1 | 2) => pointReport(site.smoke.number, at, 'YG', status, status === 1 ? '烟感报警' : undefined)
const generalOf = () => db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id)).orderBy(generalRecords.id)
const statusOf = async (id: number) => (await db().select().from(devices).where(eq(devices.id, id)))[0]?.status
const pushesOf = async () => {
  const rows = await db().select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id)).orderBy(alarmPushes.seq)
  return rows.map((row) => row.body)
}

describe('the gateway key', () => {
  it('is required by both calls', async () => {
    for (const path of ['reports', 'events']) {
      for (const key of ['', `${testGatewayKey(site.id)}x`, 'unknown-test-key']) {
        expect((await gatewayOf(server, key).post(path, { event: 'fire' })).status).toBe(403)
      }
    }
  })

  it('does not help malformed reports', async () => {
    for (const body of [{}, { reports: [] }, { reports: [{ at: now(), points: [] }] }, { reports: [{ ...smokes(now(), 1), at: 'today' }] }]) {
      expect((await gateway.post('reports', body)).body.status).toBe(30101)
    }
  })
})

describe('a report of an alarm', () => {
  it('sets the status, writes one record and one push, and names the record', async () => {
    const response = await gateway.report(smokes(now(), 1))

    const [record] = await generalOf()
    expect(response).toEqual({ accepted: 1, rejected: [], refused: [], pushes: 1, records: [{ kind: 'general', id: record?.id }] })
    expect(await statusOf(site.smoke.id)).toBe('alarm')
    expect(record).toMatchObject({
      channelId: 1,
      buildingName: site.buildingName,
      floor: 3,
      position: '301 走廊',
      sensorNumber: site.smoke.number,
      equipmentType: '无线感烟探测器',
      pointCode: 'YG',
      pointName: '烟感',
      alarmType: '烟感报警',
      category: '1',
      verdict: null,
      handled: false,
      level: '一级',
      raisedAt: new Date(now()),
    })
    expect(await pushesOf()).toMatchObject([
      {
        kind: 'general',
        recordIds: [record?.id],
        channelId: 1,
        bname: site.buildingName,
        buildingId: site.buildingId,
        floor: 3,
        equipmentType: '无线感烟探测器',
        deviceid: site.smoke.number,
        sensorid: site.smoke.id,
        tenantId: site.id,
        userId: site.operator.userId,
        alarmdate: now(),
        handelFlag: '0',
        sendStatus: 'yes',
        seq: 1,
        alarms: [{ alarmType: '烟感报警', alarmStatus: 1, alarmCode: 'YG', measuringPoint: '烟感', typeName: '火警测点', alarmlevel: '一级' }],
      },
    ])
  })

  it('writes no new record while the alarm lasts, but counts and pushes the repeat of the open one', async () => {
    const { records } = await gateway.report(smokes(now(), 1))
    const again = await gateway.report(smokes(now() + 1000, 1))

    expect(again).toMatchObject({ records: [], pushes: 1 })
    expect(await generalOf()).toMatchObject([{ repeats: 2 }])
    expect((await pushesOf())[1]).toMatchObject({ recordIds: [records[0]?.id], repeat: 2, seq: 2 })
  })

  it('is counted once when the gateway sends it twice', async () => {
    await gateway.report(smokes(now(), 1))
    expect(await gateway.report(smokes(now(), 1))).toEqual({ accepted: 1, rejected: [], refused: [], records: [], pushes: 0 })
    expect(await generalOf()).toMatchObject([{ repeats: 1 }])
  })

  it('makes one record for each point that changed, in one push', async () => {
    const two = { ...smokes(now(), 1), points: [{ code: 'YG', status: 1 }, { code: 'VOL', status: 0, value: 2.5, type: '电池欠压' }] }
    expect(await gateway.report(two)).toMatchObject({ pushes: 1 })
    expect(await generalOf()).toMatchObject([{ pointCode: 'YG', category: '1' }, { pointCode: 'VOL', category: '0', value: 2.5, unit: 'V' }])
  })

  it('is not ended by a normal state that is older, whose reading is stored', async () => {
    await gateway.report(smokes(now(), 1))
    await gateway.report(smokes(now() - 5000, 2))
    expect(await generalOf()).toMatchObject([{ handled: false }])
    expect(await statusOf(site.smoke.id)).toBe('alarm')
    expect(await db().select().from(readings).where(eq(readings.deviceId, site.smoke.id))).toHaveLength(2)
  })

  it('becomes one record when twenty gateways send it at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => gateway.report(smokes(now() + index, 1))))
    expect(responses.flatMap((response) => response.records)).toHaveLength(1)
    expect(await generalOf()).toHaveLength(1)
    const seqs = (await pushesOf()).map((push) => push.seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
  })

  it('names the good reports of unknown devices and accepts the others', async () => {
    const response = await gateway.report(pointReport('unknown-device', now(), 'YG', 2), smokes(now(), 1))
    expect(response).toMatchObject({ accepted: 1, rejected: [0], pushes: 1 })
  })

  it('accepts later reports after one from a clock that runs ahead', async () => {
    await gateway.report(smokes(now() + 3_600_000, 2))
    server.clock.advance(1000)
    expect((await gateway.report(smokes(now(), 1))).records).toHaveLength(1)
  })
})

describe('recovery', () => {
  it('closes the open records without a person and pushes it to every user', async () => {
    const { records } = await gateway.report(smokes(now(), 1))
    await gateway.report(smokes(now() + 1000, 2))

    expect(await statusOf(site.smoke.id)).toBe('normal')
    const at = new Date(now())
    expect(await generalOf()).toMatchObject([{ handled: true, handlePerson: null, handledAt: at, confirmedAt: at, restoredAt: at, verdict: null }])
    expect((await pushesOf())[1]).toMatchObject({ type: 'handled', kind: 'general', id: records[0]?.id, person: null, time: now() })
  })

  it('writes two records for an alarm, a recovery and an alarm in one call', async () => {
    const response = await gateway.report(smokes(now() - 2000, 1), smokes(now() - 1000, 2), smokes(now(), 1))
    expect(response.records).toHaveLength(2)
    expect(await generalOf()).toMatchObject([{ handled: true }, { handled: false }])
    expect((await pushesOf()).map((push) => push.type ?? 'alarm')).toEqual(['alarm', 'handled', 'alarm'])
  })
})

describe('hydrants and fire hosts', () => {
  it('stores records of hydrants in their own table, without a category', async () => {
    const response = await gateway.report(pointReport(site.hydrantSensor.number, now(), 'YL', 0, '低压', 0.05))
    expect(response.records).toMatchObject([{ kind: 'hydrant' }])
    expect(await db().select().from(hydrantRecords).where(eq(hydrantRecords.tenantId, site.id))).toMatchObject([
      { hydrantId: site.hydrantId, pointName: '压力', unit: 'MPa', value: 0.05, handled: false },
    ])
    expect(await pushesOf()).toMatchObject([{ kind: 'hydrant', hydrantId: site.hydrantId, channelId: 5, alarms: [{ alarmStatus: 0 }] }])
  })

  it('finds a point of a fire host by host, loop and address, and closes its record on recovery', async () => {
    const { ip, port } = site.fireHost
    const wire = { fireHost: { ip, port }, loop: site.hostPoint.loop, address: site.hostPoint.address }
    const response = await gateway.report({ ...wire, at: now(), points: [{ code: 'FIREMAIN', status: 1, type: '火警' }] })
    expect(response.records).toMatchObject([{ kind: 'fireHost' }])
    const pointRow = async () => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]
    expect(await pointRow()).toMatchObject({ status: 'alarm', latestType: '火警' })
    expect(await pushesOf()).toMatchObject([
      { kind: 'fireHost', series: '点型光电感烟火灾探测器', sensorLoop: '1', address: '17', fireMainId: site.fireHost.id, alarms: [{ alarmType: '火警', alarmStatus: 1 }] },
    ])

    await gateway.report({ ...wire, at: now() + 1, points: [{ code: 'FIREMAIN', status: 2 }] })
    expect(await pointRow()).toMatchObject({ status: 'normal' })
    expect(await db().select().from(fireHostRecords).where(eq(fireHostRecords.tenantId, site.id))).toMatchObject([
      { category: '1', handled: true, handlePerson: null },
    ])
  })
})

describe('readings', () => {
  it('are stored in the order of the type’s points; two halves of one instant make one sample', async () => {
    await gateway.report(pointReport(site.smoke.number, now(), 'VOL', 2, undefined, 3.25))
    await gateway.report(pointReport(site.smoke.number, now(), 'YG', 2, undefined, 0))
    expect(await db().select().from(readings).where(eq(readings.deviceId, site.smoke.id))).toMatchObject([
      { values: [0, 3.25], status: 'normal', at: new Date(now()) },
    ])
  })
})

describe('a silent device', () => {
  it('becomes offline after the time of its type, with record and push, and is online again with its next report', async () => {
    const ingestion = createIngestion(server.deps)
    await gateway.report(smokes(now(), 2), pointReport(site.electrical.number, now(), 'RCT', 2, undefined, 80))
    server.clock.advance(86_400_000 + 1000)
    await gateway.report(pointReport(site.electrical.number, now(), 'RCT', 2, undefined, 80))
    await ingestion.markSilent()

    expect(await statusOf(site.smoke.id)).toBe('offline')
    expect(await statusOf(site.electrical.id)).toBe('normal')
    expect(await generalOf()).toMatchObject([{ pointCode: 'OFFLINE', alarmType: '离线', category: '0', handled: false }])
    const offline = (await pushesOf()).find((push) => push.deviceid === site.smoke.number)
    expect(offline).toMatchObject({ alarms: [{ alarmStatus: 4, alarmCode: 'OFFLINE', alarmType: '离线' }] })

    server.clock.advance(1000)
    await gateway.report(smokes(now(), 2))
    expect(await statusOf(site.smoke.id)).toBe('normal')
    expect(await generalOf()).toMatchObject([{ handled: true, handlePerson: null }])
  })

  it('does not become offline for the time in which the server was down', async () => {
    server.clock.advance(2 * 86_400_000)
    const restarted = createIngestion(server.deps)
    expect(await restarted.markSilent()).toBe(0)
    server.clock.advance(SILENCE_GRACE_MS)
    expect(await restarted.markSilent()).toBeGreaterThan(0)
  })
})

describe('what one call does', () => {
  it('is all or nothing: when the push fails, neither record nor status is written', async () => {
    await db().execute(sql`alter table alarm_pushes add constraint broken check (tenant_id <> ${sql.raw(`'${site.id}'`)})`)
    const response = await gateway.post('reports', { reports: [smokes(now(), 1)] })
    await db().execute(sql`alter table alarm_pushes drop constraint broken`)

    expect(response.status).toBe(500)
    expect(await generalOf()).toEqual([])
    expect(await statusOf(site.smoke.id)).toBe('normal')
  })
})

describe('an event on demand', () => {
  it('goes through the same path and names device, building and record', async () => {
    const { body } = await gateway.post('events', { event: 'fire', kind: 'general', tenantId: site.id })
    const records = await generalOf()
    expect(body.data).toMatchObject({
      kind: 'general',
      device: { building: site.buildingName, tenantId: site.id },
      records: [{ kind: 'general', id: records[0]?.id }],
      at: now(),
    })
    expect(records).toMatchObject([{ category: '1' }])
  })

  it('restores a device in alarm', async () => {
    await gateway.post('events', { event: 'fire', kind: 'fireHost', tenantId: site.id })
    server.clock.advance(1000)
    const { body } = await gateway.post('events', { event: 'restore', building: site.buildingName, tenantId: site.id })
    expect(body.data).toMatchObject({ kind: 'fireHost', device: { id: site.hostPoint.id } })
    expect(await db().select().from(fireHostRecords).where(eq(fireHostRecords.tenantId, site.id))).toMatchObject([{ handled: true }])
  })

  it('is refused when no device fits', async () => {
    expect((await gateway.post('events', { event: 'restore', tenantId: site.id })).status).toBe(500)
  })
})
