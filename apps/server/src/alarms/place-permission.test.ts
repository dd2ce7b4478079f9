import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { buildings, hydrants, roleAreas, roles } from '../db/schema'
import { connectAlarms, isAlarm, isHello, type AlarmClient } from '../testing/alarm-client'
import { addOperator, type Operator } from '../testing/alarm-world'
import { pointReport } from '../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../testing/site-for-each-test'

const HERE = '330102'
const ELSEWHERE = '330203'

/** sees the region of the building, and not that of the hydrant */
let guard: Operator
const clients: AlarmClient[] = []

aSiteForEachTest('p')
beforeEach(async () => {
  const { db } = server.deps.database
  guard = await addOperator(db, site.id, `${site.id}-guard`, now(), false)
  await db.update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, `r-${guard.username}`))
  await db.insert(roleAreas).values({ roleId: `r-${guard.username}`, kind: 'region', code: '330100' })
  await db.update(buildings).set({ regionCode: HERE }).where(eq(buildings.id, site.buildingId))
  await db.update(hydrants).set({ regionCode: ELSEWHERE }).where(eq(hydrants.id, site.hydrantId))
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

const now = () => server.clock.now()
const smoke = (status: 1 | 2 = 1) => pointReport(site.smoke.number, now(), 'YG', status, status === 1 ? '烟感报警' : undefined)
const pressure = () => pointReport(site.hydrantSensor.number, now(), 'YL', 0, '低压', 0.01)

async function connect(operator: Operator, since?: string): Promise<AlarmClient> {
  const client = await connectAlarms(server, operator, since === undefined ? {} : { since })
  clients.push(client)
  await client.until((frames) => frames.some(isHello))
  return client
}

it('pushes an alarm to those who see its place, and names it to the others only as skipped', async () => {
  const [theirs, all] = [await connect(guard), await connect(site.operator)]
  await gateway.report(pressure())
  await gateway.report(smoke())
  await all.until((frames) => frames.filter(isAlarm).length === 2)
  const frames = await theirs.until((received) => received.some(({ seq }) => seq === 2))
  expect(frames.slice(1)).toMatchObject([{ type: 'skipped', from: 1, seq: 1 }, { seq: 2, buildingId: site.buildingId }])
  expect(JSON.stringify(frames)).not.toContain(site.hydrantSensor.number)
})

it('replays no more than that', async () => {
  const { epoch } = (await connect(guard)).frames[0] ?? {}
  await gateway.report(pressure())
  await gateway.report(smoke())
  const frames = await (await connect(guard, `${String(epoch)}:0`)).until((received) => received.length === 3)
  expect(frames).toMatchObject([{ type: 'hello', replayed: true }, { type: 'skipped', from: 1, seq: 1 }, { seq: 2 }])
})

it('tells of a verdict and of a recovery where it told of the alarm, and nowhere else', async () => {
  const theirs = await connect(guard)
  const [water] = (await gateway.report(pressure())).records
  const [fire] = (await gateway.report(smoke())).records
  const confirm = (call: string, id: unknown, token: string) => server.call(`/api/datahandler/${call}`, token, { method: 'POST', body: new URLSearchParams({ id: String(id), flag: '1' }) })
  expect((await confirm('deviceFacilitiesAbnormal/affirmHandle', water?.id, guard.token)).status, 'a record out of scope').toBe(404)
  await confirm('deviceFacilitiesAbnormal/affirmHandle', water?.id, site.operator.token)
  expect((await confirm('deviceAbnormal/affirmFire', fire?.id, guard.token)).status).toBe(200)
  const frames = await theirs.until((received) => received.some(({ seq }) => seq === 4))
  expect(frames.filter(({ type }) => type === 'handled')).toMatchObject([{ kind: 'general', id: fire?.id }])
})

it('pushes the first fire of a building that a write has just brought into the scope', async () => {
  const { db } = server.deps.database
  await db.update(buildings).set({ regionCode: ELSEWHERE }).where(eq(buildings.id, site.buildingId))
  const theirs = await connect(guard)
  await gateway.report(smoke())
  await theirs.until((received) => received.some(({ seq }) => seq === 1))
  expect(theirs.frames.filter(isAlarm)).toEqual([])
  // what a form of buildings, units or roles does: the places change, and the hubs are told with the commit
  const json = { dataScope: '1', regionCodes: [], buildingIds: [String(site.buildingId)] }
  const response = await server.call(`/api/admin/group/r-${guard.username}/dataScope`, site.operator.token, { method: 'POST', body: JSON.stringify(json) })
  expect(response.status).toBe(200)
  // each report is a new push: one of them comes after the hub has heard
  await expect.poll(async () => {
    server.clock.advance(1000)
    await gateway.report(pointReport(site.electrical.number, now(), 'RCT', 1, '漏电', 500))
    return theirs.frames.some(isAlarm)
  }).toBe(true)
})
