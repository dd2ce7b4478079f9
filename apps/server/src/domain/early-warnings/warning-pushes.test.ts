import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { alarmLevels, buildings, roleAreas, roles } from '../../db/schema'
import { connectAlarms, isAlarm, isHello, type AlarmClient, type Frame } from '../../testing/alarm-client'
import { addOperator, type Operator } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const clients: AlarmClient[] = []

aSiteForEachTest('warning-pushes')
beforeEach(async () => {
  const levels: number[] = []
  for (const [at, level] of ['关注', '紧急'].entries()) {
    expect(await call('/api/device/deviceAlarmLevel/add', { level, sort: at + 1, color: `#00000${at}`, tone: 'chime', repeatFlag: String(at) })).toMatchObject({ status: 200 })
    const { data } = await call<Rows>(`/api/device/deviceAlarmLevel/pageList?level=${level}`)
    levels.push(data.rows[0]?.id ?? 0)
  }
  const { data } = await call<Rows>('/api/device/deviceAlarmThreshold/pageList?all=1&measuringPoint=剩余电流')
  const level = JSON.stringify([{ alId: levels[0], alarmMin: 200, alarmMax: 250 }, { alId: levels[1], alarmMin: 250, alarmMax: null }])
  expect(await call('/api/device/deviceAlarmThreshold/update', { mpId: data.rows[0]?.id, level })).toEqual({ status: 200 })
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

type Rows = { data: { rows: { id: number }[] } }
async function call<Body = unknown>(path: string, body?: object): Promise<Body> {
  return (await server.call<Body>(path, site.operator.token, body && { method: 'POST', body: JSON.stringify(body) })).body
}
function read(value: number, status: 1 | 2 = 2) {
  server.clock.advance(1000)
  return gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', status, status === 1 ? '漏电报警' : undefined, value))
}
async function connect(operator: Operator, since?: string): Promise<AlarmClient> {
  const client = await connectAlarms(server, operator, since === undefined ? {} : { since })
  clients.push(client)
  await client.until((frames) => frames.some(isHello))
  return client
}
const warningsIn = (frames: Frame[]) => frames.filter(({ type }) => type === 'earlyWarning').map(({ warning }) => warning as Record<string, unknown>)
const until = async (client: AlarmClient, count: number) => warningsIn(await client.until((frames) => warningsIn(frames).length === count))

it('tells the watch desk of a warning when it is raised, raised higher, handled and over', async () => {
  const desk = await connect(site.operator)
  await read(220)
  await read(230)
  await read(260)
  const [first, ended, higher] = await until(desk, 3)
  expect(first).toMatchObject({ alrmType: '关注', alrmData: 220, tone: 'chime', repeatFlag: '0', endDate: null, handleFlag: '0', bName: site.buildingName })
  expect(ended).toMatchObject({ id: first?.id, endedBy: 'raised', handleFlag: '1' })
  expect(higher).toMatchObject({ alrmType: '紧急', tone: 'chime', repeatFlag: '1', handleFlag: '0' })
  await call(`/api/device/deviceEarlyWarning/updateBatch?ids=${String(higher?.id)}`, {})
  await read(100)
  expect((await until(desk, 5)).slice(3)).toMatchObject([{ id: higher?.id, handlePerson: site.operator.username, endDate: null }, { id: higher?.id, endedBy: 'recovered' }])
})

it('has the tone of the level of its own tenant that is not deleted, and is told once', async () => {
  const level = { sort: 1, name: '其他', color: '#0000FF', tone: 'bell' }
  await server.deps.database.db.insert(alarmLevels).values([{ ...level, tenantId: 'elsewhere' }, { ...level, tenantId: site.id, deletedAt: new Date(server.clock.now()) }])
  const desk = await connect(site.operator)
  await read(220)
  await read(100)
  expect(await until(desk, 2)).toMatchObject([{ alrmData: 220, tone: 'chime', endDate: null }, { tone: 'chime', endedBy: 'recovered' }])
})

it('tells of a fire of the same call first', async () => {
  const desk = await connect(site.operator)
  server.clock.advance(1000)
  const at = server.clock.now()
  await gateway.report(pointReport(site.electrical.number, at, 'RCT', 2, undefined, 220), pointReport(site.smoke.number, at, 'YG', 1, '烟感报警'))
  await until(desk, 1)
  expect(desk.frames.slice(1).map((frame) => (isAlarm(frame) ? 'alarm' : frame.type))).toEqual(['alarm', 'earlyWarning'])
})

it('is replayed to a desk whose link was down', async () => {
  const { epoch } = (await connect(site.operator)).frames[0] ?? {}
  await read(220)
  expect(await until(await connect(site.operator, `${String(epoch)}:0`), 1)).toMatchObject([{ alrmType: '关注' }])
})

it('does not reach users who do not see its place', async () => {
  const { db } = server.deps.database
  const guard = await addOperator(db, site.id, `${site.id}-guard`, server.clock.now(), false)
  await db.update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, `r-${guard.username}`))
  await db.insert(roleAreas).values({ roleId: `r-${guard.username}`, kind: 'region', code: '330100' })
  await db.update(buildings).set({ regionCode: '330203' }).where(eq(buildings.id, site.buildingId))
  const theirs = await connect(guard)
  await read(220)
  expect((await theirs.until((frames) => frames.length === 2)).slice(1)).toMatchObject([{ type: 'skipped', from: 1, seq: 1 }])
})
