import { eq, lt } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { readings } from '../../../db/readings'
import { devices, gateways, generalRecords, hiddenChannels, measuringPoints, networkedUnits, noticeOutbox, sensorTypePoints, sensorTypes, unregisteredDevices } from '../../../db/schema'
import { addTenant, testGatewayKey } from '../../../testing/alarm-world'
import { gatewayOf, pointReport, type IngestResult } from '../../../testing/gateway'
import { aSiteForEachTest, db, now, pushes, server, site, smoke, smokeRow } from '../ingestion.harness'
import { MOST_UNREGISTERED } from './unregistered-devices.queries'

aSiteForEachTest('unknown')

const MINUTE = 60_000
const NUMBER = () => `stray-${site.id}`
const ONLY_ALARMS = '设备未登记：已按位置未知告警，读数未保存'
const TYPES = { 0: '故障', 1: '烟感报警', 2: undefined } as const

const stray = (at: number, status: 0 | 1 | 2, number = NUMBER()) => pointReport(number, at, 'YG', status, TYPES[status])
const send = async (...reports: object[]): Promise<IngestResult> => gatewayOf(server, testGatewayKey(site.id)).report(...reports)
/** Sends it a minute later. */
const later = async (status: 0 | 1 | 2, number?: string) => {
  server.clock.advance(MINUTE)
  return send(stray(now(), status, number))
}
const records = () => db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id)).orderBy(generalRecords.id)
const known = () => db().select().from(unregisteredDevices).where(eq(unregisteredDevices.tenantId, site.id)).orderBy(unregisteredDevices.number)
const get = async (path: string) => (await server.call<{ data: { total: number; rows: Record<string, unknown>[] } }>(path, site.operator.token)).body.data
const judge = async (id: number | undefined, flag: string) => (await server.call('/api/datahandler/deviceAbnormal/affirmFire', site.operator.token, {
  method: 'POST', body: new URLSearchParams({ id: String(id), flag }).toString(), headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})).status

describe('a fire from an unregistered number (ADR 86)', () => {
  it('is a record and a push, with the number and the gateway, and says that the position is unknown', async () => {
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '云澜酒店' }).returning()
    await db().update(gateways).set({ position: '1F 消控室', unitId: unit?.id ?? 0 }).where(eq(gateways.tenantId, site.id))
    expect(await send(stray(now(), 1))).toMatchObject({ accepted: 1, rejected: [], refused: [{ index: 0, reason: ONLY_ALARMS }], records: [{ kind: 'general' }], pushes: 1 })
    const [record, ...others] = await records()
    const position = `${NUMBER()}，位置未登记（网关位于 云澜酒店 1F 消控室）`
    expect(others).toEqual([])
    expect(record).toMatchObject({ alarmType: '烟感报警', category: '1', handled: false, sensorNumber: NUMBER(), equipmentType: '未登记设备', position, pointCode: 'YG', buildingName: null, floor: null })
    expect(await pushes()).toMatchObject([{
      kind: 'general', channelId: 1, recordIds: [record?.id], deviceid: NUMBER(), equipmentType: '未登记设备', positionDescription: position, alarms: [{ alarmType: '烟感报警', alarmStatus: 1, alarmCode: 'YG' }],
    }])
    expect((await pushes())[0], 'there is no device that could be opened').not.toHaveProperty('sensorid')
    expect((await get(`/api/datahandler/deviceAbnormal/pageList?channelId=1&tag=0&page=1&limit=10`)).rows).toMatchObject([{ sensorNo: NUMBER(), sensorId: null, alrmCategory: '1', positionDescription: position }])
  })

  it('names the gateway by its number where neither its unit nor its position is known', async () => {
    await send(stray(now(), 1))
    expect((await records())[0]?.position).toBe(`${NUMBER()}，位置未登记（网关 gateway）`)
  })

  it('names the gateway that has sent it, and not the one that sent the first report of its number', async () => {
    await db().insert(unregisteredDevices).values({ tenantId: site.id, number: NUMBER(), firstAt: new Date(now()), lastAt: new Date(now()) })
    await send(stray(now(), 1))
    expect((await records())[0]?.position).toBe(`${NUMBER()}，位置未登记（网关 gateway）`)
  })

  it('belongs to the system whose devices measure what it measures, also in its later reports', async () => {
    await send(pointReport(NUMBER(), now(), 'RCT', 1, '超上限', 900))
    server.clock.advance(MINUTE)
    await send(stray(now(), 1))
    expect((await records()).map(({ channelId, pointCode }) => [channelId, pointCode])).toEqual([[2, 'RCT'], [2, 'YG']])
    expect((await pushes()).map(({ channelId }) => channelId)).toEqual([2, 2])
  })

  it('belongs to no system of hydrants, whose lists have records of another kind', async () => {
    await send(pointReport(NUMBER(), now(), 'YL', 0, '低压', 0.05))
    expect((await records()).map(({ channelId }) => channelId)).toEqual([1])
  })

  it('belongs to the system that measures more of its points, however many types of another measure one of them; deleted types measure nothing', async () => {
    const [type] = await db().select().from(sensorTypes).where(eq(sensorTypes.channelId, 2))
    const added = await db().insert(sensorTypes).values(['M2', 'M3'].map((model) => ({ seriesId: type?.seriesId ?? 0, model, channelId: 2, pointIds: type?.pointIds ?? [] }))).returning()
    await db().insert(sensorTypePoints).values(added.map(({ id }) => ({ typeId: id, position: 0, pointId: type?.pointIds[0] ?? 0 })))
    const points = [['YG', '烟感报警'], ['VOL', '低压'], ['RCT', '漏电']].map(([code, name]) => ({ code, status: 1, type: name }))
    await send({ deviceNumber: NUMBER(), at: now(), points })
    expect((await records())[0]?.channelId).toBe(1)
    const ofSecond = eq(sensorTypes.channelId, 2)
    await db().update(sensorTypes).set({ deletedAt: new Date(now()) }).where(ofSecond)
    await send(pointReport('of-deleted', now(), 'RCT', 1, '漏电', 900))
    expect((await records()).at(-1)).toMatchObject({ sensorNumber: 'of-deleted', channelId: 1 })
    await db().update(sensorTypes).set({ deletedAt: null }).where(ofSecond)
  })

  it('belongs to a system that the tenant shows, where it has switched off the other', async () => {
    await db().insert(hiddenChannels).values({ tenantId: site.id, channelId: 1, hiddenBy: 'x', hiddenAt: new Date(now()) })
    await send(stray(now(), 1))
    expect((await records())[0]?.channelId).toBe(2)
    await db().delete(hiddenChannels).where(eq(hiddenChannels.tenantId, site.id))
  })

  it('is told to people outside of the watch desk', async () => {
    await send(stray(now(), 1))
    expect(await db().select({ facts: noticeOutbox.facts }).from(noticeOutbox).where(eq(noticeOutbox.tenantId, site.id))).toMatchObject([{ facts: { device: NUMBER(), series: '未登记设备', alarm: '烟感报警' } }])
  })

  it('is repeated while it lasts, and ends with the first good report of its number, after which good reports are refused again', async () => {
    await send(stray(now(), 1))
    expect(await later(1)).toMatchObject({ accepted: 1, records: [] })
    await later(2, `${NUMBER()}-other`)
    expect(await records()).toMatchObject([{ repeats: 2, handled: false }])
    expect(await later(2)).toMatchObject({ accepted: 1, refused: [{ reason: ONLY_ALARMS }] })
    expect(await records()).toMatchObject([{ repeats: 2, handled: true, handlePerson: null }])
    expect((await pushes()).at(-1)).toMatchObject({ type: 'handled', kind: 'general', person: null })
    expect(await later(2)).toMatchObject({ accepted: 0, rejected: [0], refused: [{ reason: '未知设备' }] })
    await later(1)
    expect(await records()).toMatchObject([{ handled: true }, { handled: false }])
  })

  it('that begins and ends within one call is a record that has ended', async () => {
    expect(await send(stray(now() - 2000, 1), stray(now() - 1000, 2))).toMatchObject({ accepted: 2, pushes: 2 })
    expect(await records()).toMatchObject([{ category: '1', handled: true }])
  })

  it('that a gateway sends twice is stored once, in capitals too', async () => {
    await send(stray(now(), 1))
    await send(stray(now(), 1, NUMBER().toUpperCase()))
    expect(await records()).toMatchObject([{ repeats: 1 }])
  })

  it('that was judged real is only counted while it lasts; one that was judged false is raised again after a minute', async () => {
    await send(stray(now(), 1, 'a-real'), stray(now(), 1, 'b-wrong'))
    const [real, wrong] = await records()
    expect([await judge(real?.id, '1'), await judge(wrong?.id, '0')]).toEqual([200, 200])
    await later(1, 'a-real')
    await later(1, 'b-wrong')
    expect((await records()).map(({ sensorNumber, handled, repeats }) => [sensorNumber, handled, repeats])).toEqual([['a-real', true, 2], ['b-wrong', true, 1], ['b-wrong', false, 1]])
  })

  it('is one of a value that is out of range, also when its device calls it normal', async () => {
    await db().update(measuringPoints).set({ normalMin: 3 }).where(eq(measuringPoints.code, 'VOL'))
    await send(pointReport(NUMBER(), now(), 'VOL', 2, undefined, 2.1))
    expect(await records()).toMatchObject([{ pointCode: 'VOL', value: 2.1 }])
    await db().update(measuringPoints).set({ normalMin: null }).where(eq(measuringPoints.code, 'VOL'))
  })

  it('leaves no reading, and nothing at the devices of the site', async () => {
    const before = await smokeRow()
    await send(stray(now(), 1))
    expect(await smokeRow()).toEqual(before)
    expect(await db().select().from(readings).where(lt(readings.deviceId, 0))).toEqual([])
  })

  it('is counted under its number', async () => {
    await send(stray(now(), 1))
    const day = new Date(now()).toISOString().slice(0, 10)
    const ranking = await server.call<{ data: Record<string, unknown>[] }>(`/api/datahandler/recordStatistics/ranking?by=subject&kind=general&dateStrs=${day},${day}`, site.operator.token)
    expect(ranking.body.data).toMatchObject([{ name: NUMBER(), raised: 1 }])
  })

  it('is raised beyond the limit of kept numbers; a good report is not noted there', async () => {
    const at = new Date(now())
    await db().insert(unregisteredDevices).values(Array.from({ length: MOST_UNREGISTERED }, (_, index) => ({ tenantId: site.id, number: `many-${index}`, firstAt: at, lastAt: at })))
    expect(await send(stray(now(), 1, 'a-fire'), stray(now(), 2, 'b-good'), stray(now(), 2, 'many-1'))).toMatchObject({ accepted: 1, rejected: [1, 2] })
    expect((await known()).filter(({ number }) => !number.startsWith('many'))).toMatchObject([{ number: 'a-fire' }])
    expect((await known()).find(({ number }) => number === 'many-1')?.reports).toBe(2)
  })

  it('is raised for the tenant of the gateway when the device belongs to another one, which is told nothing', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, (await db().select({ id: sensorTypes.id }).from(sensorTypes).orderBy(sensorTypes.id)).map(({ id }) => id))
    await send(pointReport(other.smoke.number, now(), 'YG', 1, '烟感报警'))
    expect(await records()).toMatchObject([{ sensorNumber: other.smoke.number, equipmentType: '未登记设备' }])
    expect(await db().$count(generalRecords, eq(generalRecords.tenantId, other.id))).toBe(0)
  })

  it('becomes one record when ten calls name its number and another in both orders at once', async () => {
    const numbers = ['a-first', 'b-second']
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(...(index % 2 === 0 ? numbers : [...numbers].reverse()).map((number) => stray(now() + index, 1, number)))))
    expect((await records()).map(({ sensorNumber }) => sensorNumber).sort()).toEqual(numbers)
  })
})

describe('a device that is registered', () => {
  it('and stopped raises nothing: its reports are refused with the reason', async () => {
    await db().update(devices).set({ stoppedAt: new Date(now()), stopReason: '改造' }).where(eq(devices.id, site.smoke.id))
    expect(await send(smoke(now(), 1))).toMatchObject({ accepted: 0, refused: [{ reason: '设备已停用：改造' }] })
    expect([await records(), await known()]).toEqual([[], []])
  })

  it('by another tenant and stopped there is as unknown as any other, and does not count as reporting', async () => {
    const [{ typeId } = { typeId: 0 }] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
    const [theirs] = await db().insert(devices).values({ tenantId: 'elsewhere', number: NUMBER(), typeId, channelId: 1, stoppedAt: new Date(now()), stopReason: '改造' }).returning()
    expect(await send(stray(now(), 2))).toMatchObject({ accepted: 0, refused: [{ reason: '未知设备' }] })
    expect((await db().select().from(devices).where(eq(devices.id, theirs?.id ?? 0)))[0]?.refusedAt).toBeNull()
  })

  it('and then deleted counts as unregistered: a fire is an alarm, and a good report is refused with the reason', async () => {
    await db().update(devices).set({ deletedAt: new Date(now()) }).where(eq(devices.id, site.smoke.id))
    expect(await send(smoke(now(), 2))).toMatchObject({ accepted: 0, refused: [{ reason: '设备已删除' }] })
    server.clock.advance(MINUTE)
    expect(await send(smoke(now(), 1))).toMatchObject({ accepted: 1, records: [{ kind: 'general' }] })
    expect(await records()).toMatchObject([{ sensorNumber: site.smoke.number, equipmentType: '未登记设备' }])
  })

  it('and then deleted does not hide the next fire by one of before, which was over at the device', async () => {
    await send(stray(now(), 1))
    expect(await judge((await records())[0]?.id, '1')).toBe(200)
    await db().insert(unregisteredDevices).values({ tenantId: 'elsewhere', number: NUMBER(), status: 'alarm', channelId: 1, firstAt: new Date(now()), lastAt: new Date(now()) })
    const theirs = async () => (await db().select().from(unregisteredDevices).where(eq(unregisteredDevices.tenantId, 'elsewhere'))).find(({ number }) => number === NUMBER())
    await db().update(devices).set({ number: NUMBER(), status: 'notEnabled' }).where(eq(devices.id, site.smoke.id))
    expect(await later(2)).toMatchObject({ accepted: 1, refused: [] })
    await db().update(devices).set({ deletedAt: new Date(now()) }).where(eq(devices.id, site.smoke.id))
    expect(await known()).toMatchObject([{ status: 'notEnabled', latest: {}, hasAlarm: true, reports: 1 }])
    expect((await theirs())?.status, 'the same number at another tenant').toBe('alarm')
    expect(await later(1)).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
    expect((await records()).map(({ handled }) => handled)).toEqual([true, false])
  })

  it('while its fire lasts has the fire raised at itself with its next report', async () => {
    await db().update(devices).set({ number: 'meant-so' }).where(eq(devices.id, site.smoke.id))
    await send(smoke(now(), 1))
    await db().update(devices).set({ number: site.smoke.number }).where(eq(devices.id, site.smoke.id))
    server.clock.advance(MINUTE)
    expect(await send(smoke(now(), 1))).toMatchObject({ refused: [], records: [{ kind: 'general' }] })
    expect((await records()).map(({ deviceId, handled }) => [deviceId > 0, handled])).toEqual([[false, false], [true, false]])
  })
})

describe('a fault from such a number', () => {
  it('is a record too', async () => {
    await send(stray(now(), 0))
    expect(await records()).toMatchObject([{ alarmType: '故障', category: '0' }])
  })

  it('that only says that a point is shielded is no record, and not noted as an alarm', async () => {
    expect(await send(pointReport(NUMBER(), now(), 'YG', 1, '屏蔽'))).toMatchObject({ accepted: 0, rejected: [0], refused: [{ reason: '未知设备' }] })
    expect([await records(), await known()]).toMatchObject([[], [{ hasAlarm: false, channelId: null }]])
  })

  it('that becomes shielded ends, as at every device', async () => {
    await send(stray(now(), 0))
    server.clock.advance(MINUTE)
    expect(await send(pointReport(NUMBER(), now(), 'YG', 2, '屏蔽'))).toMatchObject({ accepted: 1 })
    expect((await known())[0]).toMatchObject({ status: 'normal' })
  })

  it('that was normal is no record, and the number is noted with its gateway and its reports', async () => {
    expect(await send(stray(now(), 2), stray(now(), 2))).toMatchObject({ accepted: 0, rejected: [0, 1], records: [], pushes: 0 })
    const [gateway] = await db().select().from(gateways).where(eq(gateways.tenantId, site.id))
    expect(await known()).toMatchObject([{ number: NUMBER(), gatewayId: gateway?.id, channelId: null, hasAlarm: false, reports: 2 }])
  })

  it('that was normal is noted up to the limit of calm numbers; one that had an alarm, or that a device has by now, takes no place of theirs', async () => {
    const [{ typeId } = { typeId: 0 }] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
    const at = { firstAt: new Date(now()), lastAt: new Date(now()) }
    const numbers = Array.from({ length: MOST_UNREGISTERED }, (_, index) => `${site.id}-${index}`)
    await db().insert(unregisteredDevices).values(numbers.map((number, index) => ({ tenantId: site.id, number, channelId: index === 0 ? 1 : null, hasAlarm: index === 0, ...at })))
    await db().insert(devices).values(numbers.slice(1, 2).map((number) => ({ tenantId: site.id, number, typeId, channelId: 1, buildingId: site.buildingId, floor: 1 })))
    const isNoted = async (number: string) => {
      await send(stray(now(), 2, number))
      return (await known()).some((row) => row.number === number)
    }
    expect([await isNoted('a-calm'), await isNoted('b-calm'), await isNoted('c-calm')]).toEqual([true, true, false])
  })
})
