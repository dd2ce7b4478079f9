import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rowsOf } from '../db/database'
import { readings } from '../db/readings'
import { buildings, cameras, devices, generalRecords, recognitions, recordPictures, storedFiles, users } from '../db/schema'
import { VIDEO_CHANNEL_ID } from '../domain/cameras/sighting'
import { ELEMENT_CATALOGUE } from '../domain/menus/element-catalogue'
import { POINT_OF_KIND } from '../domain/recognitions/kinds'
import { startCityServer, TEST_SEED, type CityServer } from '../testing/city'
import { TEST_NOW } from '../testing/manual-clock'
import { startTestServer } from '../testing/test-server'

import { seedCity, type SeedStep } from './seed-city'

let city: CityServer
beforeAll(async () => {
  city = await startCityServer()
})
afterAll(() => city.stop())

const db = () => city.server.deps.database.db

describe('the small city in the database', () => {
  it('has one tenant, three buildings and 120 devices', () => {
    expect(city.city.counts).toMatchObject({ buildings: 3, devices: 120, open: 11 })
    expect(city.city.accounts.map(({ username }) => username)).toEqual(['operator', 'zhiban01', 'weibao01', 'chakan01'])
  })

  it('gives accounts random ids', async () => {
    const ids = (await db().select({ id: users.id }).from(users)).map(({ id }) => id)
    expect(ids.every((id) => /^[A-Za-z2-9]{8}$/.test(id))).toBe(true)
    expect(new Set(ids.map((id) => id.slice(0, 3))).size).toBe(ids.length)
  })

  it('has accounts that the administrator of their tenant has made', async () => {
    const made = await rowsOf<{ username: string; maker: string | null }>(db(), sql`select u.username, m.username as maker from users u left join users m on m.id = u.created_by_id order by 1`)
    const seeded = made.filter(({ username }) => city.city.accounts.some((account) => account.username === username))
    expect(seeded.map(({ username, maker }) => [username, maker])).toEqual([['chakan01', 'operator'], ['operator', null], ['weibao01', 'operator'], ['zhiban01', 'operator']])
  })

  it('lets the person on watch handle whatever a system raises and configure nothing, and the viewer change nothing', async () => {
    const elements = async (username: string) =>
      (await rowsOf<{ code: string }>(db(), sql`select e.element_code as code from users u join user_roles r on r.user_id = u.id join role_elements e on e.role_id = r.role_id where u.username = ${username}`)).map(({ code }) => code)
    const raised = ELEMENT_CATALOGUE.map(({ code }) => code).filter((code) => /\/(exceptionRecord|videoAbnormal|earlyWarning):btn_handle$/.test(code))
    expect(raised.length).toBeGreaterThan(8)
    const watch = await elements('zhiban01')
    expect(watch).toEqual(expect.arrayContaining(raised))
    expect(watch.filter((code) => !/:btn_(handle|export|control)$/.test(code))).toEqual([])
    expect(await elements('weibao01')).toContain('inspectionManagement/inspectionRecord:btn_inspect')
    expect(await elements('chakan01')).toEqual([])
  })

  it('has the values of the last sample in the row of every device, those in alarm and at fault included', async () => {
    const rows = await db()
      .select({ latest: devices.latest, values: readings.values })
      .from(devices)
      .innerJoin(readings, sql`${readings.deviceId} = ${devices.id} and ${readings.at} = ${devices.reportedAt}`)
      .where(sql`${devices.status} <> 'notEnabled' and not exists (select 1 from cameras c where c.device_id = ${devices.id})`)
    expect(rows.length).toBeGreaterThan(50)
    for (const { latest, values } of rows) {
      expect(
        Object.values(latest)
          .map(({ value }) => value)
          .sort(),
      ).toEqual([...values].sort())
    }
  })

  it('has the sample with which each alarm began', async () => {
    const sick = await db().select().from(devices).where(eq(devices.status, 'alarm'))
    expect(sick.length).toBeGreaterThan(0)
    for (const { id, statusAt, latest } of sick) {
      const samples = await db().select().from(readings).where(eq(readings.deviceId, id))
      const first = samples.find(({ at }) => at.getTime() === statusAt?.getTime())
      expect(first?.status).toBe('alarm')
      expect(first?.values).toContain(Object.values(latest).find(({ status }) => status === 'alarm')?.value)
    }
  })

  it('has abnormal samples since the status of a device changed', async () => {
    const [sick] = await db()
      .select()
      .from(devices)
      .where(sql`${devices.status} = 'fault' and ${devices.buildingId} is not null`)
      .limit(1)
    const samples = await db()
      .select()
      .from(readings)
      .where(eq(readings.deviceId, sick?.id ?? 0))
    expect(samples.length).toBeGreaterThan(0)
    for (const { at, status } of samples) expect(status).toBe(at >= (sick?.statusAt ?? at) ? 'fault' : 'normal')
  })

  it('has a sample every quarter of an hour, and every minute for the named ones', async () => {
    const rows = await rowsOf<{ number: string; samples: number }>(
      db(),
      sql`
      select d.number, count(*)::int as samples from readings r join devices d on d.id = r.device_id where d.status = 'normal'
        and not exists (select 1 from general_records g where g.device_id = d.id and g.point_code = 'OFFLINE' and g.handled and coalesce(g.restored_at, g.handled_at) > ${new Date(TEST_NOW - 3 * 3_600_000).toISOString()}::timestamptz)
        and not exists (select 1 from hydrant_records h where h.device_id = d.id and h.point_code = 'OFFLINE' and h.handled and coalesce(h.restored_at, h.handled_at) > ${new Date(TEST_NOW - 3 * 3_600_000).toISOString()}::timestamptz) group by d.number`,
    )
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining([...city.city.minuteDeviceNumbers]))
    for (const { number, samples } of rows) {
      expect(samples).toBeGreaterThanOrEqual(city.city.minuteDeviceNumbers.includes(number) ? 180 : 12)
      expect(samples).toBeLessThanOrEqual(city.city.minuteDeviceNumbers.includes(number) ? 181 : 13)
    }
    expect(city.city.minuteDeviceNumbers).toHaveLength(2)
  })

  it('has cameras that went offline at different instants', async () => {
    const offline = await db().select({ at: devices.silentAt }).from(cameras).innerJoin(devices, eq(devices.id, cameras.deviceId)).where(eq(devices.status, 'offline'))
    expect(offline.length).toBeGreaterThan(0)
    expect(new Set(offline.map(({ at }) => at?.getTime())).size).toBe(offline.length)
  })

  it('has the verdict of every record that a user has handled', async () => {
    const [row] = await rowsOf<{ handled: number; verdicts: number }>(
      db(),
      sql`select (select count(*)::int from general_records where handle_person is not null)
            + (select count(*)::int from hydrant_records where handle_person is not null)
            + (select count(*)::int from fire_host_records where handle_person is not null) as handled,
          (select count(*)::int from verdict_history where outcome = 'accepted') as verdicts`,
    )
    expect(row?.handled).toBeGreaterThan(20)
    expect(row?.verdicts).toBe(row?.handled)
  })

  it('has an open record of every camera that is offline, and a picture of all smoke and flames that cameras have seen', async () => {
    const offline = await db().select({ id: devices.id }).from(cameras).innerJoin(devices, eq(devices.id, cameras.deviceId)).where(eq(devices.status, 'offline'))
    const records = await db().select().from(generalRecords).where(eq(generalRecords.channelId, VIDEO_CHANNEL_ID))
    expect(offline.length).toBeGreaterThan(0)
    expect(records.filter(({ handled }) => !handled).map(({ deviceId }) => deviceId).sort()).toEqual(offline.map(({ id }) => id).sort())
    const fires = records.filter(({ category }) => category === '1').map(({ id }) => id)
    expect(fires.length).toBeGreaterThan(0)
    const pictures = await db().select({ id: recordPictures.recordId }).from(recordPictures).innerJoin(storedFiles, eq(storedFiles.key, recordPictures.fileKey))
    expect(pictures.map(({ id }) => id).sort()).toEqual(fires.sort())
  })

  it('has seen with a camera only what the camera recognises, at an hour at which it does', async () => {
    const seen = await db().select({ pointCode: generalRecords.pointCode, raisedAt: generalRecords.raisedAt, cameraId: cameras.id }).from(generalRecords).innerJoin(cameras, eq(cameras.deviceId, generalRecords.deviceId)).where(ne(generalRecords.pointCode, 'OFFLINE'))
    const recognised = await db().select().from(recognitions)
    expect(seen.length).toBeGreaterThan(3)
    const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000 + 480) % 1440
    const odd = seen.filter(({ pointCode, raisedAt, cameraId }) => !recognised.some((one) =>
      one.cameraId === cameraId && POINT_OF_KIND[one.kind] === pointCode && (one.startsAt === null || (minuteOf(raisedAt) >= one.startsAt && minuteOf(raisedAt) < (one.endsAt ?? 0)))))
    expect(odd).toEqual([])
  })

  it('has facilities whose last check is the newest of their results, and none that arrived later than now', async () => {
    const [row] = await rowsOf<{ checked: number; other: number; future: number; unrepaired: number }>(db(), sql`select count(*)::int as checked,
        count(*) filter (where f.last_inspected_at <> r.last)::int as other, count(*) filter (where r.received > ${new Date(TEST_NOW).toISOString()}::timestamptz)::int as future,
        count(*) filter (where (f.status = '1') <> exists (select 1 from inspection_defects d where d.indoor_id = f.id and d.status in ('0', '1')))::int as unrepaired
      from indoor_facilities f join (select indoor_id, max(inspected_at) as last, max(received_at) as received from inspection_results group by 1) r on r.indoor_id = f.id`)
    expect(row?.checked).toBeGreaterThan(10)
    expect(row).toMatchObject({ other: 0, future: 0, unrepaired: 0 })
  })

  it('knows of every record when it arrived, and of every device that is offline since when it is silent', async () => {
    const [row] = await rowsOf<{ late: number; silent: number }>(db(), sql`select
        (select count(*)::int from (select received_at, raised_at from general_records union all select received_at, raised_at from hydrant_records union all select received_at, raised_at from fire_host_records) r where r.received_at is distinct from r.raised_at) as late,
        (select count(*)::int from devices where (status = 'offline') <> (silent_at is not null)) as silent`)
    expect(row).toEqual({ late: 0, silent: 0 })
  })

  it('continues ids after those of the seed', async () => {
    const [next] = await db()
      .insert(buildings)
      .values({ tenantId: 'elsewhere', name: '新楼', upperFloors: 3 })
      .returning()
    expect(next?.id).toBe(4)
    await db().delete(buildings).where(eq(buildings.id, 4))
  })

  it('stores its pictures as they were drawn', async () => {
    const [file] = await db().select().from(storedFiles).limit(1)
    expect(new TextDecoder().decode(file?.content)).toMatch(/^<svg[\s\S]*<\/svg>$/)
  })

  it('is the same again for the same seed, and reports its progress', async () => {
    const steps: SeedStep[] = []
    const other = await startTestServer({
      prepare: async ({ database, passwords }) => {
        await seedCity(database, {
          seed: TEST_SEED,
          size: 'small',
          now: TEST_NOW,
          hashPassword: (password) => passwords.hash(password),
          onProgress: (step) => steps.push(step),
        })
      },
    })
    const digest = sql`select md5(string_agg(device_id::text || at::text || values::text, ',' order by device_id, at)) as digest from readings`
    expect(await rowsOf(other.deps.database.db, digest)).toEqual(await rowsOf(db(), digest))
    expect(await other.deps.database.db.select().from(generalRecords)).toEqual(await db().select().from(generalRecords))
    expect([...new Set(steps)]).toEqual(['planning', 'estate', 'devices', 'records', 'readings', 'accounts'])
    await other.stop()
  })
})
