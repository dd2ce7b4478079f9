import { and, eq, inArray, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { DatabaseUnavailableError } from '../../../db/database'
import { alarmPushes, devices, fireHostPoints, fireHostRecords, fireHosts, generalRecords } from '../../../db/schema'
import { addTenant, testGatewayKey } from '../../../testing/alarm-world'
import { gatewayOf } from '../../../testing/gateway'
import { createIngestion, SILENCE_GRACE_MS, type Ingestion } from '../ingestion'
import { aSiteForEachTest, db, gateway, hostPoint, hostPointRow, hostRecords, now, pushes, server, site, smoke, smokeRecords, smokeRow } from '../ingestion.harness'
import { HOST_BATCH } from './silent-hosts'

aSiteForEachTest('silent')

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let ingestion: Ingestion
beforeEach(() => {
  ingestion = createIngestion(server.deps)
  server.clock.advance(SILENCE_GRACE_MS)
})

const heartbeat = () => ({ fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, at: now() })

/** Lets time pass as the server does: a check every minute would take long, every hour is enough. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR) {
    server.clock.advance(Math.min(HOUR, left))
    await ingestion.markSilent()
  }
}

describe('a fire host from which nothing has come for 24 hours', () => {
  it('is offline with its points, with one record and one push for the host', async () => {
    const point = await hostPointRow()
    if (point) await db().insert(fireHostPoints).values({ ...point, id: undefined, address: '18' })
    await gateway.report(hostPoint(now(), 2))
    await pass(DAY + HOUR)

    const points = await db().select().from(fireHostPoints).where(eq(fireHostPoints.fireHostId, site.fireHost.id))
    expect(points.map(({ status }) => status)).toEqual(['offline', 'offline'])
    expect(await hostRecords()).toMatchObject([{ pointCode: 'OFFLINE', alarmType: '主机离线', category: '0', handled: false, fireHostId: site.fireHost.id }])
    expect((await pushes()).filter((push) => push.kind === 'fireHost')).toMatchObject([
      { fireMainId: site.fireHost.id, alarms: [{ alarmStatus: 4, alarmCode: 'OFFLINE' }] },
    ])
  })

  it('is named in the record and the push by its name and the place where it stands, and its points have been offline since then', async () => {
    await db().update(fireHosts).set({ name: '一号主机', controlRoom: '东区消控室' }).where(eq(fireHosts.id, site.fireHost.id))
    await gateway.report(hostPoint(now(), 2))
    await pass(DAY + HOUR)
    expect(await hostRecords()).toMatchObject([{ hostName: '一号主机', position: '一号主机 东区消控室', raisedAt: new Date(now()) }])
    expect((await pushes()).filter((push) => push.kind === 'fireHost')).toMatchObject([{ positionDescription: '一号主机 东区消控室' }])
    expect((await hostPointRow())?.statusAt).toEqual(new Date(now()))
  })

  it('is not silent while any of its points or the host itself reports', async () => {
    await gateway.report(hostPoint(now(), 2))
    await pass(20 * HOUR)
    expect(await gateway.report(heartbeat())).toMatchObject({ accepted: 1, rejected: [], pushes: 0 })
    await pass(20 * HOUR)
    expect((await hostPointRow())?.status).toBe('normal')
    expect(await hostRecords()).toEqual([])
  })

  it('is back with its next report of any kind: the points have their states again, the record is closed and pushed', async () => {
    await gateway.report(hostPoint(now(), 0))
    await pass(DAY + HOUR)
    expect((await hostPointRow())?.status).toBe('offline')
    await gateway.report(heartbeat())
    expect((await hostPointRow())?.status).toBe('fault')
    const [fault, offline] = await hostRecords()
    expect([fault?.handled, offline?.handled]).toEqual([false, true])
    expect((await pushes()).at(-1)).toMatchObject({ type: 'handled', kind: 'fireHost', id: offline?.id, person: null })
  })

  it('is back with points that are shielded, or that nothing is known of, as they were: neither is a fault', async () => {
    const point = await hostPointRow()
    if (point) await db().insert(fireHostPoints).values({ ...point, id: undefined, address: '18', latestType: null })
    await gateway.report({ ...hostPoint(now(), 2), points: [{ code: 'FIREMAIN', status: 2, type: '屏蔽' }] })
    expect(await hostPointRow()).toMatchObject({ status: 'normal', latestType: '屏蔽' })
    await pass(DAY + HOUR)
    await gateway.report(heartbeat())
    const points = await db().select().from(fireHostPoints).where(eq(fireHostPoints.fireHostId, site.fireHost.id))
    expect(points.map(({ status }) => status)).toEqual(['normal', 'normal'])
  })

  it('has a record for each silence: the return closes the open one, and the earlier one stays as it was closed', async () => {
    await gateway.report(hostPoint(now(), 2))
    await pass(DAY + HOUR)
    await gateway.report(heartbeat())
    const [first] = await hostRecords()
    await pass(DAY + HOUR)
    server.clock.advance(MINUTE)
    await gateway.report(heartbeat())
    expect(await hostRecords()).toEqual([first, expect.objectContaining({ pointCode: 'OFFLINE', handled: true, handledAt: new Date(now()), restoredAt: new Date(now()) })])
    expect((await hostPointRow())?.statusAt).toEqual(new Date(now()))
  })

  it('keeps the alarms of its points: an alarm is worse than offline', async () => {
    await gateway.report(hostPoint(now(), 1))
    await pass(2 * DAY)
    expect((await hostPointRow())?.status).toBe('alarm')
    expect((await hostRecords()).map(({ pointCode, handled }) => [pointCode, handled])).toEqual([['FIREMAIN', false], ['OFFLINE', false]])
  })

  it('leaves a point that is not enabled as it is, also when the host is back', async () => {
    await gateway.report(hostPoint(now(), 2))
    await db().update(fireHostPoints).set({ status: 'notEnabled' }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await pass(DAY + HOUR)
    expect([await hostRecords(), (await hostPointRow())?.status]).toMatchObject([[{ pointCode: 'OFFLINE' }], 'notEnabled'])
    await gateway.report(heartbeat())
    expect((await hostPointRow())?.status).toBe('notEnabled')
  })

  it.each(['stoppedAt', 'deletedAt'])('has no record when a user has taken it out of service (%s)', async (column) => {
    await gateway.report(hostPoint(now(), 2))
    await db().update(fireHosts).set({ [column]: new Date(now()) }).where(eq(fireHosts.id, site.fireHost.id))
    await pass(2 * DAY)
    expect([await hostRecords(), (await pushes()).filter(({ kind }) => kind === 'fireHost')]).toEqual([[], []])
  })

  it('stays silent when a gateway of another tenant names it: only its own is believed', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    await gateway.report(hostPoint(now(), 2))
    await pass(DAY + HOUR)
    expect(await gatewayOf(server, testGatewayKey(other.id)).report({ ...heartbeat(), states: { busFault: true } })).toMatchObject({ accepted: 0, rejected: [0], pushes: 0 })
    expect([(await hostPointRow())?.status, (await hostRecords()).map(({ pointCode, handled }) => [pointCode, handled])]).toEqual(['offline', [['OFFLINE', false]]])
  })

  it('has no faults of its own any more when it was deleted: its reports are those of an unknown host', async () => {
    await db().update(fireHosts).set({ deletedAt: new Date(now()) }).where(eq(fireHosts.id, site.fireHost.id))
    expect(await gateway.report({ ...heartbeat(), states: { busFault: true } })).toMatchObject({ accepted: 0, rejected: [0], pushes: 0 })
    expect(await hostRecords()).toEqual([])
  })

  it('is unknown when no such host exists', async () => {
    expect(await gateway.report({ ...heartbeat(), fireHost: { ip: '10.9.9.9', port: 1 } })).toMatchObject({ accepted: 0, rejected: [0] })
  })

  it('is not silent because it was never heard', async () => {
    const other = await addTenant(server.deps, `unheard-${site.id}`, [1, 2, 3])
    await db().execute(`update fire_host_points set status = 'notEnabled', reported_at = null where fire_host_id = ${other.fireHost.id}`)
    await pass(2 * DAY)
    const [host] = await db().select().from(fireHosts).where(eq(fireHosts.id, other.fireHost.id))
    expect(host?.silentAt).toBeNull()
  })
})

describe('a silent device in alarm', () => {
  it('stays in alarm, with one record and push of its silence, which its next report closes', async () => {
    await gateway.report(smoke(now(), 1))
    await pass(3 * DAY)
    expect((await smokeRow())?.status).toBe('alarm')
    expect((await smokeRecords()).map(({ pointCode, handled }) => [pointCode, handled])).toEqual([['YG', false], ['OFFLINE', false]])

    await gateway.report(smoke(now(), 1))
    expect((await smokeRecords()).map(({ pointCode, handled }) => [pointCode, handled])).toEqual([['YG', false], ['OFFLINE', true]])
    await pass(2 * DAY)
    expect(await smokeRecords()).toHaveLength(3)
  })
})

describe('a silent device at fault', () => {
  it('is offline since it counts as silent, and its fault stays open beside the record of its silence', async () => {
    await gateway.report(smoke(now(), 0))
    await pass(3 * DAY)
    const [fault, silence] = await smokeRecords()
    expect([fault, silence]).toMatchObject([{ pointCode: 'YG', handled: false }, { pointCode: 'OFFLINE', handled: false }])
    expect(await smokeRow()).toMatchObject({ status: 'offline', statusAt: silence?.raisedAt, silentAt: silence?.raisedAt })
  })
})

describe('devices that fall silent together', () => {
  it('are told each with its own record', async () => {
    await pass(3 * DAY)
    const records = await db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id)).orderBy(generalRecords.id)
    expect(records.map(({ pointCode }) => pointCode)).toEqual(['OFFLINE', 'OFFLINE'])
    const told = (await pushes()).filter(({ kind }) => kind === 'general').map(({ deviceid, recordIds }) => [deviceid, recordIds])
    expect(told.sort()).toEqual(records.map(({ id, sensorNumber }) => [sensorNumber, [id]]).sort())
  })

  it('are told to their own tenant, fire hosts too, each with its own record', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    await db().update(devices).set({ heardAt: new Date(now()) }).where(inArray(devices.tenantId, [site.id, other.id]))
    await gateway.report(hostPoint(now(), 2))
    await gatewayOf(server, testGatewayKey(other.id)).report({ ...heartbeat(), fireHost: { ip: other.fireHost.ip, port: other.fireHost.port } })
    await pass(3 * DAY)
    for (const { id, fireHost } of [site, other]) {
      const told = (await db().select().from(alarmPushes).where(eq(alarmPushes.tenantId, id))).map(({ body }) => body)
      expect(new Set(told.map(({ tenantId }) => tenantId))).toEqual(new Set([id]))
      const [silence] = await db().select().from(fireHostRecords).where(eq(fireHostRecords.fireHostId, fireHost.id))
      expect(told.filter(({ kind }) => kind === 'fireHost')).toMatchObject([{ fireMainId: fireHost.id, recordIds: [silence?.id] }])
    }
  })

  it('are all found by one check, however many they are', async () => {
    const heardAt = new Date(now())
    await db().insert(fireHosts).values(Array.from({ length: HOST_BATCH + 1 }, (_, port) => ({ tenantId: site.id, serverIp: `many-${site.id}`, port, heardAt })))
    server.clock.advance(DAY + HOUR)
    await ingestion.markSilent()
    expect(await db().$count(fireHosts, and(eq(fireHosts.serverIp, `many-${site.id}`), isNull(fireHosts.silentAt)))).toBe(0)
  })

  it.each([['that were deleted', { deletedAt: new Date(0) }], ['that are not enabled', { status: 'notEnabled' }]] as const)('have no record when they are devices %s', async (_what, values) => {
    await db().update(devices).set(values).where(eq(devices.tenantId, site.id))
    await pass(3 * DAY)
    expect(await db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id))).toEqual([])
  })
})

describe('a device with a slow clock', () => {
  it('is not silent while it reports: silence is counted from the arrival', async () => {
    for (let day = 0; day < 4; day += 1) {
      await gateway.report(smoke(now() - 23 * HOUR, 2))
      await pass(20 * HOUR)
    }
    expect((await smokeRow())?.status).toBe('normal')
  })
})

describe('a jump of the clock of the server', () => {
  beforeEach(async () => {
    await gateway.report(smoke(now(), 2), hostPoint(now(), 2))
    await ingestion.markSilent()
  })
  const statuses = async () => [(await smokeRow())?.status, (await hostPointRow())?.status]

  it('is not taken for silence, and is said in the log of the server', async () => {
    server.clock.jump(26 * HOUR)
    expect(await ingestion.markSilent()).toBe(0)
    expect(server.logLines.findLast((line) => line.includes('clock.jumped'))).toContain(`"seconds":${26 * 3600}`)
    await pass(23 * HOUR)
    expect(await statuses()).toEqual(['normal', 'normal'])
  })

  it('delays the silence by itself only: after 24 hours without a report the device is offline', async () => {
    server.clock.jump(26 * HOUR)
    await pass(25 * HOUR)
    expect(await statuses()).toEqual(['offline', 'offline'])
  })

  it('forwards and back again hides no silence', async () => {
    server.clock.jump(26 * HOUR)
    await ingestion.markSilent()
    await gateway.report(smoke(now(), 2), hostPoint(now(), 2))
    server.clock.jump(-26 * HOUR)
    await ingestion.markSilent()
    await pass(20 * HOUR)
    expect(await statuses()).toEqual(['normal', 'normal'])
    await pass(5 * HOUR)
    expect(await statuses()).toEqual(['offline', 'offline'])
  })

  it('forwards and a part of it back again is not taken for silence either', async () => {
    server.clock.jump(26 * HOUR)
    await ingestion.markSilent()
    server.clock.jump(-HOUR)
    expect(await ingestion.markSilent()).toBe(0)
    await pass(23 * HOUR)
    expect(await statuses()).toEqual(['normal', 'normal'])
    await pass(2 * HOUR)
    expect(await statuses()).toEqual(['offline', 'offline'])
  })

  it('back while the server was stopped hides no silence', async () => {
    server.clock.jump(26 * HOUR)
    await gateway.report(smoke(now(), 2), hostPoint(now(), 2))
    server.clock.jump(-26 * HOUR)
    ingestion = createIngestion(server.deps)
    await ingestion.markSilent()
    await pass(26 * HOUR)
    expect(await statuses()).toEqual(['offline', 'offline'])
  })

  it('back hides no silence although the database does not answer at that moment', async () => {
    const { database } = server.deps
    let isDown = false
    ingestion = createIngestion({ ...server.deps, database: { ...database, transaction: (work) => (isDown ? Promise.reject(new DatabaseUnavailableError('test')) : database.transaction(work)) } })
    await ingestion.markSilent()
    server.clock.jump(26 * HOUR)
    await gateway.report(smoke(now(), 2), hostPoint(now(), 2))
    await ingestion.markSilent()
    server.clock.jump(-26 * HOUR)
    isDown = true
    await expect(ingestion.markSilent()).rejects.toThrow()
    isDown = false
    await pass(26 * HOUR)
    expect(await statuses()).toEqual(['offline', 'offline'])
  })

  it('gives gateways the time of a start to report', async () => {
    await pass(23 * HOUR + 50 * MINUTE)
    server.clock.jump(2 * MINUTE)
    await ingestion.markSilent()
    server.clock.advance(SILENCE_GRACE_MS - MINUTE)
    expect(await ingestion.markSilent()).toBe(0)
    server.clock.advance(2 * MINUTE)
    expect(await ingestion.markSilent()).toBeGreaterThan(0)
  })
})
