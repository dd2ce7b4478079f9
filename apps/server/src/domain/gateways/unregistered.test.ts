import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { devices, gateways, networkedUnits, unregisteredDevices } from '../../db/schema'
import { testGatewayKey } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('unregistered-list')

const MINUTE = 60_000
type Row = Record<string, unknown>

const db = () => server.deps.database.db
const list = async (query = '', token = site.operator.token) =>
  (await server.call<{ status: number; data: { total: number; rows: Row[] } }>(`/api/device/deviceCollectingDevice/unregistered?page=1&limit=10${query}`, token)).body.data
const numbers = async (query?: string, token?: string) => (await list(query, token)).rows.map(({ no }) => no)
/** Each number reports a minute after the one before. */
async function report(...reports: [number: string, status: 0 | 1 | 2, type?: string][]): Promise<void> {
  for (const [number, status, type] of reports) {
    server.clock.advance(MINUTE)
    await gatewayOf(server, testGatewayKey(site.id)).report(pointReport(number, server.clock.now(), 'YG', status, type))
  }
}

describe('the list of unregistered numbers (ADR 86)', () => {
  it('says of each how often, when and by which gateway it has reported, and what lasts', async () => {
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '云澜酒店' }).returning()
    await db().update(gateways).set({ position: '1F 消控室', unitId: unit?.id ?? 0 }).where(eq(gateways.tenantId, site.id))
    await report(['stray', 1, '烟感报警'], ['stray', 1, '烟感报警'])
    expect(await list()).toMatchObject({ total: 1, rows: [{ no: 'stray', status: '报警', alrmType: '烟感报警', hasAlarm: '1', reports: 2, gatewayNo: 'gateway', oname: '云澜酒店', gatewayPosition: '1F 消控室' }] })
    const [{ firstTime, lastTime } = {}] = (await list()).rows
    expect(Date.parse(`${String(lastTime)}Z`) - Date.parse(`${String(firstTime)}Z`)).toBe(MINUTE)
    await report(['stray', 2])
    expect((await list()).rows).toMatchObject([{ status: '正常', alrmType: null, hasAlarm: '1', reports: 3 }])
  })

  it('has those in alarm first, then those at fault, then the latest', async () => {
    await report(['a-burns', 1, '烟感报警'], ['b-fails', 0, '故障'], ['c-calm', 2], ['d-calm', 2])
    expect(await numbers()).toEqual(['a-burns', 'b-fails', 'd-calm', 'c-calm'])
    expect((await list('&page=2&limit=3'))).toMatchObject({ total: 4 })
  })

  it('is filtered by a part of the number, in capitals too, and by whether there was an alarm', async () => {
    await report(['ab-1', 1, '烟感报警'], ['ab-2', 2], ['cd-1', 2])
    expect(await numbers('&no=AB')).toEqual(['ab-1', 'ab-2'])
    expect(await numbers('&hasAlarm=1')).toEqual(['ab-1'])
    expect(await numbers('&hasAlarm=0')).toEqual(['cd-1', 'ab-2'])
    expect(await numbers('&hasAlarm=x')).toEqual([])
  })

  it('does not have a number any more that a device got, and has it again when that was deleted', async () => {
    await report(['stray', 2], ['other', 2])
    await db().update(devices).set({ number: 'stray' }).where(eq(devices.id, site.smoke.id))
    expect(await list()).toMatchObject({ total: 1, rows: [{ no: 'other' }] })
    await db().update(devices).set({ deletedAt: new Date(server.clock.now()) }).where(eq(devices.id, site.smoke.id))
    expect(await numbers()).toEqual(['other', 'stray'])
  })

  it('does not have it for someone who does not see that device either', async () => {
    const screens = ['adminSys', 'adminSys/deviceManger']
    await report(['stray', 2], ['other', 2])
    const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, screens })
    await db().update(devices).set({ number: 'stray', buildingId: null }).where(eq(devices.id, site.smoke.id))
    expect(await numbers('', guard.token)).toEqual(['other'])
  })

  it('has nothing of another tenant', async () => {
    await report(['stray', 1, '烟感报警'])
    await db().insert(unregisteredDevices).values({ tenantId: 'elsewhere', number: 'theirs', firstAt: new Date(server.clock.now()), lastAt: new Date(server.clock.now()) })
    expect(await numbers()).toEqual(['stray'])
  })
})
