import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { auditLog, buildings, devices, hiddenChannels } from '../../db/schema'
import { addTenant } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'
import type { MenuNode } from '../menus/menu-responses'

aSiteForEachTest('switch')

const ELECTRICAL = 2
const HYDRANT = 5

interface Row {
  id: number
  isHidden: string
  isLocked: string
  openCount: number
  openFires: number
}

const call = async <Data>(path: string, token = site.operator.token, init: RequestInit = {}) => (await server.call<Data>(path, token, init)).body
const setHidden = (id: number, hidden: '0' | '1', token?: string) =>
  call(`/api/admin/channel/setHidden`, token, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams({ id: String(id), hidden }) })
const rowOf = async (id: number) => (await call<{ data: { rows: Row[] } }>('/api/admin/channel/pageList?page=1&limit=15')).data.rows.find((row) => row.id === id)
const sections = async (token: string) => (await call<MenuNode[]>('/api/admin/user/front/menus', token)).map(({ code }) => code)
const unhandled = async (token: string) => (await call<{ data: number }>('/api/datahandler/deviceAbnormal/getNothandlerCount', token)).data
const leak = () => gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', 1, '漏电', 500))

it('hides the section of a system from every user of the tenant, and shows it again', async () => {
  expect(await sections(site.operator.token)).toContain('dianqihuozai')
  expect(await sections(site.colleague.token)).toContain('dianqihuozai')
  expect(await setHidden(ELECTRICAL, '1')).toEqual({ status: 200 })
  expect(await rowOf(ELECTRICAL)).toMatchObject({ isHidden: '1', menuTitle: '电气火灾', kind: 'general', devices: 1 })
  expect(await sections(site.operator.token)).not.toContain('dianqihuozai')
  expect(await sections(site.colleague.token)).not.toContain('dianqihuozai')
  expect(await sections(site.colleague.token)).toContain('hydrant')
  expect(await setHidden(ELECTRICAL, '0')).toEqual({ status: 200 })
  expect(await sections(site.colleague.token)).toContain('dianqihuozai')
})

it('counts no deleted device, and a section that is hidden already is not hidden once more', async () => {
  const { db } = server.deps.database
  await db.update(devices).set({ deletedAt: new Date(server.clock.now()) }).where(eq(devices.id, site.electrical.id))
  for (let time = 0; time < 2; time += 1) expect(await setHidden(ELECTRICAL, '1')).toEqual({ status: 200 })
  expect(await rowOf(ELECTRICAL)).toMatchObject({ isHidden: '1', devices: 0 })
  expect(await db.$count(auditLog, and(eq(auditLog.tenantId, site.id), eq(auditLog.action, 'channel.hide')))).toBe(1)
})

it('each tenant hides each of its systems for itself: what another hides, and what it hides beside, stays so', async () => {
  const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
  const beside = { tenantId: site.id, channelId: HYDRANT, hiddenBy: '站长', hiddenAt: new Date(server.clock.now()) }
  const ofOther = { ...beside, tenantId: other.id, channelId: ELECTRICAL }
  await server.deps.database.db.insert(hiddenChannels).values([beside, ofOther])
  expect([await sections(other.operator.token), await sections(site.operator.token)]).toEqual([expect.not.arrayContaining(['dianqihuozai']), expect.arrayContaining(['dianqihuozai'])])
  await setHidden(ELECTRICAL, '1')
  expect(await setHidden(ELECTRICAL, '0')).toEqual({ status: 200 })
  expect([await rowOf(ELECTRICAL), await rowOf(HYDRANT)]).toMatchObject([{ isHidden: '0' }, { isHidden: '1' }])
  expect(await server.deps.database.db.select().from(hiddenChannels).where(eq(hiddenChannels.tenantId, other.id))).toEqual([ofOther])
})

it('an alarm of a hidden system is stored, counted, listed and handled as before', async () => {
  await setHidden(ELECTRICAL, '1')
  const before = await unhandled(site.colleague.token)
  const { records, pushes } = await leak()
  expect(records).toHaveLength(1)
  expect(pushes).toBeGreaterThan(0)
  const id = records[0]?.id ?? 0
  expect(await unhandled(site.colleague.token)).toBe(before + 1)
  const list = await call<{ data: { rows: { id: number }[] } }>('/api/datahandler/deviceAbnormal/pageList?page=1&limit=15&tag=0', site.colleague.token)
  expect(list.data.rows.map((row) => row.id)).toContain(id)
  expect(await rowOf(ELECTRICAL)).toMatchObject({ isHidden: '1', openCount: 1, openFires: 1 })
  const judged = await call(`/api/datahandler/deviceAbnormal/affirmFire`, site.colleague.token, { method: 'POST', body: new URLSearchParams({ id: String(id), flag: '1' }) })
  expect(judged).toMatchObject({ status: 200 })
})

it('a system with open records is not hidden: the refusal has their numbers', async () => {
  await leak()
  // the tenant of the test before has the section hidden, this one has not
  expect(await setHidden(ELECTRICAL, '1')).toEqual({
    status: 30101, message: '该系统还有 1 条未处理的报警（其中火警 1 条），全部处理后才能关闭', data: { openCount: 1, openFires: 1 },
  })
  expect(await sections(site.operator.token)).toContain('dianqihuozai')
})

it('a system with open records is not hidden by a user either who does not see their places', async () => {
  const { db } = server.deps.database
  const [annex] = await db.insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 1 }).returning()
  const guard = await addLimitedUser(server, site.id, { buildingId: annex?.id ?? 0, channels: [ELECTRICAL], screens: ['adminSys', 'adminSys/channel'], acts: ['adminSys/channel:btn_switch'] })
  await leak()
  expect(await setHidden(ELECTRICAL, '1', guard.token)).toMatchObject({ status: 30101, message: '该系统还有 1 条未处理的报警（其中火警 1 条），全部处理后才能关闭' })
  expect(await sections(site.operator.token)).toContain('dianqihuozai')
})

it('the systems of the specification are locked, and one that the tenant does not have is unknown', async () => {
  for (const id of [1, 5, 11]) {
    expect(await rowOf(id)).toMatchObject({ isLocked: '1' })
    expect(await setHidden(id, '1')).toMatchObject({ status: 30101, message: '该系统由平台规范固定，不能关闭' })
  }
  expect(await setHidden(9, '1')).toMatchObject({ status: 30101, message: expect.stringContaining('不存在') as string })
})
