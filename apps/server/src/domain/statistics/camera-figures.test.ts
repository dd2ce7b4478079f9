import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { cameras, devices, generalRecords } from '../../db/schema'
import { addCatalogue, addTenant, openInspectionAndVideo, type TestTenant } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'
import type { CameraFigures } from './camera-figures.queries'
import { dayOf, startOfDay } from './day-span'

let server: TestServer
let site: TestTenant
let other: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  const types = await addCatalogue(server.deps)
  ;[site, other] = [await addTenant(server.deps, 'counted', types), await addTenant(server.deps, 'uncounted', types)]
  await openInspectionAndVideo(server.deps, site.id)
  await openInspectionAndVideo(server.deps, other.id)
})
afterAll(() => server.stop())

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const yesterday = () => startOfDay(dayOf(server.clock.now())) - DAY_MS

async function addCamera(tenant: TestTenant, number: string, createdAt: number) {
  const [camera] = await server.deps.database.db.insert(cameras).values({ tenantId: tenant.id, name: number, number, buildingId: tenant.buildingId, floor: 1, createdAt: new Date(createdAt) }).returning()
  return { tenantId: tenant.id, channelId: 9, deviceId: camera?.deviceId ?? 0, sensorNumber: number, category: '0' as const, alarmType: '离线' }
}

const figures = async (token: string, of = yesterday()): Promise<CameraFigures> => {
  const day = dayOf(of)
  return (await server.call<{ data: CameraFigures }>(`/api/datahandler/recordStatistics/cameras?dateStrs=${day},${day}`, token)).body.data
}

it('counts what cameras saw by the hour of the day, and the share of the time in which they were online', async () => {
  const day = yesterday()
  const [steady, silent, late] = [await addCamera(site, 'steady', 0), await addCamera(site, 'silent', 0), await addCamera(site, 'late', day + 18 * HOUR_MS)]
  const elsewhere = await addCamera(other, 'elsewhere', 0)
  const seen = { ...steady, category: '1' as const, pointCode: 'VSMOKE', alarmType: '画面烟雾' }
  const offline = { pointCode: 'OFFLINE' }
  await server.deps.database.db.insert(generalRecords).values([
    { ...seen, raisedAt: new Date(day + 10.5 * HOUR_MS) }, { ...seen, raisedAt: new Date(day + 10.9 * HOUR_MS) }, { ...seen, raisedAt: new Date(day - HOUR_MS) },
    { ...elsewhere, ...offline, raisedAt: new Date(day) },
    // from the day before until six in the morning, and from noon on without an end
    { ...silent, ...offline, raisedAt: new Date(day - DAY_MS), restoredAt: new Date(day + 6 * HOUR_MS) },
    { ...silent, ...offline, raisedAt: new Date(day + 12 * HOUR_MS) },
    { ...late, ...offline, raisedAt: new Date(day + 21 * HOUR_MS) },
  ])
  const { byHour, online, offline: worst } = await figures(site.operator.token)
  expect(byHour.flatMap((count, hour) => (count === 0 ? [] : [[hour, count]]))).toEqual([[10, 2]])
  // 24 + 24 + 6 hours, of which 18 + 3 were offline
  expect(online).toBeCloseTo(1 - 21 / 54)
  expect(worst).toMatchObject([{ name: 'silent', online: 0.25 }, { name: 'late', online: 0.5 }])
})

it('takes a camera as offline until a person handled the record, and longer only while it has not been heard since', async () => {
  const { db } = server.deps.database
  const day = yesterday()
  const raisedAt = new Date(day + 6 * HOUR_MS)
  const confirmed = await addCamera(other, 'confirmed', day - DAY_MS)
  await db.update(cameras).set({ deletedAt: new Date(day) }).where(eq(cameras.number, 'elsewhere'))
  await db.insert(generalRecords).values({ ...confirmed, pointCode: 'OFFLINE', raisedAt, handled: true, handledAt: new Date(day + 7 * HOUR_MS), handlePerson: 'guard' })
  const isSilentSince = (silentAt: Date | null) => db.update(devices).set({ silentAt, status: silentAt ? 'offline' : 'normal', statusAt: silentAt ?? new Date(day + 8 * HOUR_MS) }).where(eq(devices.id, confirmed.deviceId))

  await isSilentSince(null)
  expect((await figures(other.operator.token)).online).toBeCloseTo(23 / 24)
  expect((await figures(other.operator.token, day + DAY_MS)).online).toBe(1)
  // not heard since: 18 hours of that day
  await isSilentSince(raisedAt)
  expect((await figures(other.operator.token)).online).toBeCloseTo(6 / 24)
  // heard meanwhile, and silent again today, which has a record of its own
  await isSilentSince(new Date(day + DAY_MS))
  expect((await figures(other.operator.token)).online).toBeCloseTo(23 / 24)
})
