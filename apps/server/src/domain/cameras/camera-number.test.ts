import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { buildings, devices, tenants } from '../../db/schema'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('camera-number')

it('of a device that a user with limited places does not see is refused as taken', async () => {
  const { db } = server.deps.database
  await openInspectionAndVideo(server.deps, site.id)
  const [annex] = await db.insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
  await db.update(devices).set({ buildingId: annex?.id ?? 0 }).where(eq(devices.id, site.smoke.id))
  const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: [9], acts: ['videoSurveillance/videoDeviceManger:btn_add'] })
  const add = (sensorNo: string) => server.call('/api/device/deviceVideoExt/add', guard.token, { method: 'POST', body: JSON.stringify({ deviceName: '大堂', sensorNo, buildingId: site.buildingId, floor: 1 }) })

  expect(await add(site.smoke.number)).toMatchObject({ status: 420, body: { status: 30101, data: { field: 'sensorNo' } } })
  expect(await add('lobby-1')).toEqual({ status: 200, body: { status: 200 } })
})

const post = (path: string, body: object) => server.call<{ data?: { field: string } }>(`/api/device/${path}`, site.operator.token, { method: 'POST', body: JSON.stringify(body) })
const addCamera = (sensorNo: string) => post('deviceVideoExt/add', { deviceName: '大堂', sensorNo, buildingId: site.buildingId, floor: 1 })
const addDetector = (sensorNo: string) => post('deviceSensor/add', { sensorNo, buildingId: site.buildingId, floor: 1, entity: typeOfDetector })

let typeOfDetector = ''
beforeEach(async () => {
  const [type] = await rowsOf<{ names: string }>(server.deps.database.db, sql`select json_build_array(f.name, s.name, t.model)::text as names
    from devices d join sensor_types t on t.id = d.type_id join device_series s on s.id = t.series_id join firms f on f.id = s.firm_id where d.id = ${site.smoke.id}`)
  typeOfDetector = type?.names ?? ''
})

// the embedded database has one connection: there nothing is done at the same time
it.skipIf(!process.env.DATABASE_URL).each([['camera', 'hall1', addCamera, addDetector], ['device', 'hall2', addDetector, addCamera]])('of a %s that is added at the same moment is refused as taken, and only one of the two exists', async (_, number, first, second) => {
  const { database } = server.deps
  await openInspectionAndVideo(server.deps, site.id)
  let answers: Promise<Awaited<ReturnType<typeof post>>>[] = []
  await database.transaction(async (tx) => {
    // both have checked the number, or one waits for the other, while the places of the tenant cannot be counted
    await tx.select().from(tenants).where(eq(tenants.id, site.id)).for('update')
    const waiting = (calls: number) => expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).toHaveLength(calls)
    answers = [first(number)]
    await waiting(1)
    answers.push(second(number))
    await waiting(2)
  })
  expect(await Promise.all(answers)).toMatchObject([{ status: 200 }, { status: 420, body: { status: 30101, data: { field: 'sensorNo' } } }])
  expect(await database.db.$count(devices, eq(devices.number, number))).toBe(1)
})
