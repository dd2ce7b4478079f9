import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rowsOf, type Database, type Db } from '../../../db/database'
import { readings } from '../../../db/readings'
import { judgingVersions } from '../../../db/schema'
import { pointReport } from '../../../testing/gateway'
import { createIngestion } from '../ingestion'
import { aSiteForEachTest, db, gateway, now, server, site, smoke, smokeRecords, smokeRow } from '../ingestion.harness'
import { placeReport } from '../report/place-report'
import type { Report } from '../report/report'
import { storePlainReadings } from './plain-readings.queries'
import { prepareDays } from './readings-writer.queries'

aSiteForEachTest('plain')

const calm = (at = now()): Report => ({
  source: { deviceNumber: site.smoke.number },
  at,
  points: [{ code: 'YG', value: null, status: 2, type: null }, { code: 'VOL', value: 3.25, status: 2, type: null }],
})
const version = async (tx: Db) => (await tx.select().from(judgingVersions))[0]?.version ?? 0
const judgingVersion = () => version(db())

async function plain(...reports: Report[]): Promise<number[]> {
  await prepareDays(server.deps.database, [now()], new Set())
  const placed = reports.map((report, index) => placeReport(report, index, now()))
  return [...(await storePlainReadings(server.deps.database, placed, { now: now(), judgedBy: await judgingVersion() }) ?? [])]
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
  const asked = { now: now(), tenantId: 'another', judgedBy: await judgingVersion() }
  expect(await storePlainReadings(server.deps.database, [placeReport(calm(), 0, now())], asked)).toEqual(new Set())
  expect((await smokeRow())?.heardAt).toBeNull()
})

it('one call may have both kinds, and unknown devices', async () => {
  const response = await gateway.report(smoke(now(), 1), pointReport(site.electrical.number, now(), 'RCT', 2, undefined, 80), pointReport('unknown', now(), 'YG', 2))
  expect(response).toMatchObject({ accepted: 2, rejected: [2], pushes: 1 })
  expect(await smokeRecords()).toHaveLength(1)
})

/** The database, and how often it was asked for a statement that writes, for a transaction, and for single reads. */
function counted(): { database: Database; counts: { write: number; transaction: number; read: number } } {
  const counts = { write: 0, transaction: 0, read: 0 }
  const { database: real } = server.deps
  const database: Database = {
    ...real,
    write: (statement) => (counts.write += 1, real.write(statement)),
    transaction: (work) => (counts.transaction += 1, real.transaction(work)),
    get db() { return counts.read += 1, real.db },
  }
  return { database, counts }
}

const sender = () => ({ tenantId: site.id, gatewayId: 0 })
const volts = (value: number): Report => ({ ...calm(), points: [{ code: 'VOL', value, status: 2, type: null }] })

describe('what values are judged by', () => {
  it('is kept: a call of plain readings is one statement', async () => {
    const { database, counts } = counted()
    const ingestion = createIngestion({ database, clock: server.clock })
    await ingestion.ingest([calm()], sender())
    server.clock.advance(1000)
    Object.assign(counts, { write: 0, transaction: 0, read: 0 })
    const electrical: Report = { ...calm(), source: { deviceNumber: site.electrical.number }, points: [{ code: 'RCT', value: 80, status: 2, type: null }] }
    expect(await ingestion.ingest([calm(), electrical], sender())).toMatchObject({ accepted: 2 })
    expect(counts).toEqual({ write: 1, transaction: 0, read: 0 })
  })

  it('is read again for the first report after any process has changed it', async () => {
    const { database, counts } = counted()
    const ingestion = createIngestion({ database, clock: server.clock })
    expect(await ingestion.ingest([volts(2.9)], sender())).toMatchObject({ records: [] })
    await db().execute(sql`update measuring_points set normal_min = 3 where code = 'VOL'`)
    server.clock.advance(1000)
    Object.assign(counts, { read: 0 })
    expect(await ingestion.ingest([volts(2.9)], sender())).toMatchObject({ accepted: 1, records: [{ kind: 'general' }] })
    expect(counts.read).toBe(1)
    await db().execute(sql`update measuring_points set normal_min = 2.8 where code = 'VOL'`)
  })

  it('has a new version after each change of measuring points, thresholds, their ranges and levels', async () => {
    const seen = [await judgingVersion()]
    for (const table of ['measuring_points', 'point_thresholds', 'threshold_ranges', 'alarm_levels']) {
      await db().execute(sql`delete from ${sql.identifier(table)} where false`)
      seen.push(await judgingVersion())
    }
    expect(new Set(seen).size).toBe(5)
  })
})

it('never reads all devices to find those of a call', async () => {
  await server.deps.database.transaction(async (tx) => {
    await tx.execute(sql`insert into devices (tenant_id, number, type_id, channel_id) select ${site.id}, 'many-' || n, type_id, channel_id
      from devices, generate_series(1, 2000) n where id = ${site.smoke.id}`)
    const read = async () => Number((await rowsOf<{ rows: string }>(tx, sql`select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'devices'`))[0]?.rows)
    const before = await read()
    const call = JSON.stringify([{ place: 0, number: site.smoke.number, at: new Date(now()), measured: {}, latest: {} }])
    expect(await rowsOf(tx, sql`select store_plain_readings(${call}::jsonb, ${await version(tx)}, null, now()) as stored`)).toEqual([{ stored: [0] }])
    expect(await read() - before).toBeLessThan(10)
  })
})
