import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { deviceMaintenance, devices } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { userWith } from '../../testing/device-user'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { forgetOldData } from '../retention/retention'

const MAINTENANCE = '/api/device/deviceMaintenance'
const FORBIDDEN = { http: 403, body: { status: 40131 } }
const DONE = { http: 200, body: { status: 200 } }
const DAY_MS = 86_400_000

aSiteForEachTest('maintenance')

interface Entry { id: number; version: number; deviceId: number; doneDate: string; maintenanceType: string; followed: string; sensorNo: string }
interface Envelope { status: number; message?: string; data: { rows: Entry[]; total: number } }

const db = () => server.deps.database.db
async function call(path: string, body?: object, token = site.operator.token) {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const { status, body: answer } = await server.call<Envelope>(`${MAINTENANCE}/${path}`, token, init)
  return { http: status, body: answer }
}
/** A day in UTC+8, some days from now. */
const dayFromNow = (days: number) => new Date(server.clock.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)
const input = (changes: object = {}) => ({ deviceId: site.smoke.id, maintenanceType: 'cleaning', doneDate: dayFromNow(-40), donePerson: '罗志勇', passed: '1', description: '清洁探测室', ...changes })
const listed = async (query = `deviceId=${site.smoke.id}`, token?: string) => (await call(`pageList?${query}`, undefined, token)).body.data.rows
const refused = (field: string, message: string) => ({ http: 420, body: { status: 30101, message, data: { field } } })
async function added(changes: object = {}): Promise<Entry> {
  expect(await call('add', input(changes))).toEqual(DONE)
  const [entry] = (await listed(`deviceId=${site.smoke.id}&limit=100`)).sort((a, b) => b.id - a.id)
  if (!entry) throw new Error('the new entry is not listed')
  return entry
}

/** A user who sees these systems and the screen of devices, and holds these elements. */
const [ELECTRICAL_CHANNEL, SMOKE_CHANNEL, HYDRANT_CHANNEL] = [2, 1, 5]

it('today is the last day on which something can have been done', async () => {
  expect(await call('add', input({ doneDate: dayFromNow(1) }))).toEqual(refused('doneDate', '维护日期不能晚于今天'))
  expect(await call('add', input({ doneDate: dayFromNow(0) }))).toEqual(DONE)
  for (const doneDate of ['2026-02-30', '20260105', '2026-1-5', '<b>']) expect(await call('add', input({ doneDate }))).toEqual(refused('doneDate', '日期格式不正确'))
})

it('after 16:00 UTC today is the next day, that of China', async () => {
  server.clock.advance(15 * 3_600_000)
  const { token } = await addOperator(db(), site.id, 'at-night', server.clock.now(), true)
  expect(new Date(server.clock.now()).toISOString().slice(0, 10)).toBe(dayFromNow(-1))
  expect((await call('add', input({ doneDate: dayFromNow(1) }), token)).http).toBe(420)
  expect(await call('add', input({ doneDate: dayFromNow(0) }), token)).toEqual(DONE)
})

it('nothing is due again before it was done, also when only one of the two days is changed', async () => {
  const wrong = refused('nextDate', '下次到期日期不能早于维护日期')
  expect(await call('add', input({ nextDate: dayFromNow(-41) }))).toEqual(wrong)
  const entry = await added({ nextDate: dayFromNow(-40) })
  expect(await call('update', { id: entry.id, version: entry.version, ...input({ doneDate: dayFromNow(-3) }) })).toEqual(wrong)
  expect((await listed())[0]).toMatchObject({ doneDate: dayFromNow(-40), version: 1 })
})

it('a next day counts until the same was done again with success, whatever else was done', async () => {
  const first = await added({ nextDate: dayFromNow(-10) })
  const followedOf = async (id: number) => (await listed()).find((entry) => entry.id === id)?.followed
  expect(first.followed).toBe('0')
  await added({ doneDate: dayFromNow(-5), maintenanceType: 'repair' })
  await added({ doneDate: dayFromNow(-5), passed: '0' })
  expect(await followedOf(first.id)).toBe('0')
  const second = await added({ doneDate: dayFromNow(-4) })
  expect([await followedOf(first.id), await followedOf(second.id)]).toEqual(['1', '0'])
  expect(await call(`delete?id=${second.id}`)).toEqual(DONE)
  expect(await followedOf(first.id)).toBe('0')
})

it('of one day the entry that came later comes first, and follows the one before it', async () => {
  const first = await added({ nextDate: dayFromNow(-10) })
  const second = await added({ nextDate: dayFromNow(10) })
  expect((await listed()).map(({ id, followed }) => [id, followed])).toEqual([[second.id, '0'], [first.id, '1']])
})

it('an entry is of one device for ever, and a deleted or foreign device has none', async () => {
  const entry = await added()
  expect(entry.sensorNo).toBe(site.smoke.number)
  expect(await call('update', { ...input(), id: entry.id, deviceId: site.hydrantSensor.id })).toEqual(refused('deviceId', '维护记录不能换到其他设备'))
  expect(await call('add', input({ deviceId: 987_654 }))).toEqual(refused('deviceId', '设备不存在'))
  await db().update(devices).set({ deletedAt: new Date(server.clock.now()) }).where(eq(devices.id, site.smoke.id))
  expect(await call('add', input())).toEqual(refused('deviceId', '设备不存在'))
  expect(await listed()).toEqual([])
  expect(await call(`get?id=${entry.id}`)).toMatchObject({ http: 420 })
})

it('entries of a system are written by those who manage its devices only, each act with its own element', async () => {
  const entry = await added()
  const SMOKE = 'huozaibaojing/fireDeviceManger'
  const OTHER = 'dianqihuozai/fireDeviceManger'
  const all = (screen: string) => ['btn_add', 'btn_edit', 'btn_del', 'btn_import'].map((element) => `${screen}:${element}`)
  const other = await userWith('other', [SMOKE_CHANNEL, ELECTRICAL_CHANNEL], ...all(OTHER))
  const gateways = await userWith('gateways', [SMOKE_CHANNEL], ...all('adminSys/deviceManger'))
  const adds = await userWith('adds', [SMOKE_CHANNEL], `${SMOKE}:btn_add`, ...all(OTHER))
  const own = await userWith('own', [SMOKE_CHANNEL], ...all(SMOKE))
  const writes = (token: string) => [
    () => call('add', input(), token), () => call('update', { id: entry.id, ...input() }, token), () => call('importRows', { rows: [input()], dryRun: false }, token), () => call(`delete?id=${entry.id}`, undefined, token),
  ]
  for (const write of [...writes(other), ...writes(gateways), ...writes(adds).slice(1)]) expect(await write()).toMatchObject(FORBIDDEN)
  expect(await call('add', input(), adds)).toEqual(DONE)
  for (const write of writes(own)) expect((await write()).http).toBe(200)
})

it('the sensors of hydrants have entries as well, written by those who install them', async () => {
  const OUTDOOR = 'hydrant/hardwareSet'
  const outdoor = await userWith('outdoor', [HYDRANT_CHANNEL], `${OUTDOOR}:btn_add`)
  expect(await call('add', input({ deviceId: site.hydrantSensor.id }), outdoor)).toEqual(DONE)
  expect(await listed(`deviceId=${site.hydrantSensor.id}`, outdoor)).toHaveLength(1)
})

it('a user sees the entries of visible systems only', async () => {
  await added()
  const blind = await userWith('blind', [ELECTRICAL_CHANNEL])
  const seeing = await userWith('seeing', [SMOKE_CHANNEL])
  expect(await listed('', blind)).toEqual([])
  expect(await listed('', seeing)).toHaveLength(1)
})

it('is found by its kind and its days, both included', async () => {
  await added({ doneDate: dayFromNow(-20) })
  await added({ doneDate: dayFromNow(-10), maintenanceType: 'repair' })
  const daysOf = async (query: string) => (await listed(`deviceId=${site.smoke.id}&${query}`)).map(({ doneDate }) => doneDate)
  expect(await daysOf(`dateStrs=${dayFromNow(-20)},${dayFromNow(-11)}`)).toEqual([dayFromNow(-20)])
  expect(await daysOf(`dateStrs=${dayFromNow(-20)},${dayFromNow(-10)}`)).toEqual([dayFromNow(-10), dayFromNow(-20)])
  expect(await daysOf('maintenanceType=repair')).toEqual([dayFromNow(-10)])
  expect(await call('pageList?dateStrs=2026-01-05')).toMatchObject({ body: { status: 30101, data: { field: 'dateStrs' } } })
})

it('a device that goes for good takes its entries with it', async () => {
  await added()
  await db().update(devices).set({ deletedAt: new Date(server.clock.now()) }).where(eq(devices.id, site.smoke.id))
  server.clock.advance(31 * DAY_MS)
  await forgetOldData({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: null } })
  expect(await db().select().from(deviceMaintenance).where(eq(deviceMaintenance.deviceId, site.smoke.id))).toEqual([])
})
