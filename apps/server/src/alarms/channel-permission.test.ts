import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { menus, roleMenus } from '../db/schema'
import { connectAlarms, isAlarm, isHello, type AlarmClient } from '../testing/alarm-client'
import { addOperator, type Operator } from '../testing/alarm-world'
import { pointReport } from '../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../testing/site-for-each-test'

const SMOKE = 1
const ELECTRICAL = 2

let guard: Operator
const clients: AlarmClient[] = []

aSiteForEachTest('c')
beforeEach(async () => {
  guard = await addOperator(server.deps.database.db, site.id, `${site.id}-guard`, now(), false, [SMOKE])
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

const now = () => server.clock.now()
const smoke = (status: 1 | 2 = 1) => pointReport(site.smoke.number, now(), 'YG', status, status === 1 ? '烟感报警' : undefined)
const leak = (at = now()) => pointReport(site.electrical.number, at, 'RCT', 1, '漏电', 500)

async function connect(operator: Operator, since?: string): Promise<AlarmClient> {
  const client = await connectAlarms(server, operator, since === undefined ? {} : { since })
  clients.push(client)
  await client.until((frames) => frames.some(isHello))
  return client
}

async function get<Data>(path: string, operator: Operator): Promise<Data> {
  return (await server.call<{ data: Data }>(`/api/datahandler/${path}`, operator.token)).body.data
}

describe('a user whose roles grant one channel', () => {
  it('receives pushes of that channel only, and which places of the stream were skipped', async () => {
    const theirs = await connect(guard)
    const all = await connect(site.operator)
    await gateway.report(leak(), smoke())
    await gateway.report(leak(now() + 1))
    await all.until((frames) => frames.filter(isAlarm).length === 3)
    const frames = await theirs.until((received) => received.some(({ seq }) => seq === 3))
    expect(frames.filter(isAlarm).map(({ channelId }) => channelId)).toEqual([SMOKE])
    const epoch = frames[0]?.epoch
    expect(frames.slice(1)).toMatchObject([{ type: 'skipped', epoch, from: 1, seq: 1 }, { seq: 2 }, { type: 'skipped', epoch, from: 3, seq: 3 }])
    expect(JSON.stringify(frames)).not.toContain(site.electrical.number)
  })

  it('receives no more than that in a replay', async () => {
    const { epoch } = (await connect(guard)).frames[0] ?? {}
    await gateway.report(leak(), smoke())
    const again = await connect(guard, `${String(epoch)}:0`)
    const frames = await again.until((received) => received.length === 3)
    expect(frames).toMatchObject([{ type: 'hello', replayed: true }, { type: 'skipped', from: 1, seq: 1 }, { channelId: SMOKE, seq: 2 }])
  })

  it('receives no verdicts of other channels', async () => {
    const theirs = await connect(guard)
    const { records } = await gateway.report(leak())
    const form = { method: 'POST', body: new URLSearchParams({ id: String(records[0]?.id), flag: '1' }) }
    await server.call('/api/datahandler/deviceAbnormal/affirmFire', site.operator.token, form)
    const frames = await theirs.until((received) => received.some(({ seq }) => seq === 2))
    expect(frames.slice(1).map(({ type }) => type)).not.toContain('handled')
  })

  it('receives pushes of a channel from the next check after a role gained it, and none after the role lost it', async () => {
    const { db } = server.deps.database
    const theirs = await connect(guard)
    const granted = await db.select({ menuId: menus.id }).from(menus).where(eq(menus.channelId, ELECTRICAL))
    const roleId = `r-${guard.username}`
    await db.insert(roleMenus).values(granted.map(({ menuId }) => ({ roleId, menuId })))
    await server.deps.hub.sweep()
    await gateway.report(leak())
    await theirs.until((received) => received.filter(isAlarm).length === 1)
    await db.delete(roleMenus).where(inArray(roleMenus.menuId, granted.map(({ menuId }) => menuId)))
    await server.deps.hub.sweep()
    await gateway.report(leak(now() + 1))
    const frames = await theirs.until((received) => received.some(({ seq }) => seq === 2))
    expect(frames.filter(isAlarm)).toHaveLength(1)
  })

  it('finds the same in lists and counts: a record that is not pushed is not listed either', async () => {
    const { records } = await gateway.report(leak(), smoke())
    expect(records).toHaveLength(2)
    expect(await get('deviceAbnormal/getNothandlerCount', guard)).toBe(1)
    expect(await get('deviceAbnormal/getNothandlerCount', site.operator)).toBe(2)
    const list = await server.call<{ data: { rows: { channelId: number }[]; total: number } }>('/api/datahandler/deviceAbnormal/pageList?page=1&limit=15&tag=0', guard.token)
    expect(list.body.data).toMatchObject({ total: 1, rows: [{ channelId: SMOKE }] })
    expect(await get<{ channelId: number }[]>('deviceAbnormal/getChannelList', guard)).toMatchObject([{ channelId: SMOKE, count: 1 }])
    expect(await get<{ channelId: number }[]>('deviceAbnormal/getAbnormalByTheLatestTen', guard)).toMatchObject([{ channelId: SMOKE }])
  })

  it('cannot judge a record of another channel: it is as unknown', async () => {
    const { records } = await gateway.report(leak())
    const id = String(records[0]?.id)
    const judge = (operator: Operator, of: string) =>
      server.call('/api/datahandler/deviceAbnormal/affirmFire', operator.token, { method: 'POST', body: new URLSearchParams({ id: of, flag: '0' }) })
    const refused = await judge(guard, id)
    expect(refused).toEqual(await judge(guard, '999999'))
    expect(refused.status).not.toBe(200)
    expect((await judge(site.operator, id)).status).toBe(200)
  })
})

it('no push is missed between the lists and hello: the stream is followed from where the socket was accepted', async () => {
  const { hub } = server.deps
  const headOf = hub.headOf.bind(hub)
  hub.headOf = async (tenantId) => {
    const head = await headOf(tenantId)
    await gateway.report(smoke())
    return head
  }
  const client = await connect(site.operator).finally(() => Object.assign(hub, { headOf }))
  expect(await client.until((frames) => frames.length === 2)).toMatchObject([{ type: 'hello', seq: 0 }, { seq: 1, channelId: SMOKE }])
})
