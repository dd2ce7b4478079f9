import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { alarmPushes, devices, generalRecords, measuringPoints } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const POINTS = '/api/device/deviceMeasuringPoint'

aSiteForEachTest('points')
let platform: string
beforeAll(async () => {
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(server, 'platform')
})
beforeEach(() => change({ normalValueMin: '', normalSymbolMax: '', normalValueMax: 300, alarmTypeMax: '漏电', outOfRange: '1' }))

const db = () => server.deps.database.db
const call = async (path: string, body?: object) => (await server.call<unknown>(`${POINTS}/${path}`, platform, body && { method: 'POST', body: JSON.stringify(body) })).body
const point = async () => (await db().select().from(measuringPoints).where(eq(measuringPoints.code, 'RCT')))[0]
/** Updates the residual current through the call that the screen uses. */
async function change(range: object) {
  const stored = await point()
  expect(await call('update', { id: stored?.id, codeName: 'RCT', measuringPoint: '剩余电流', measuringPointType: '1', ...range })).toEqual({ status: 200 })
}
/** The device calls the value normal, a second after the last one. */
function read(value: number, status: 0 | 1 | 2 = 2, type?: string) {
  server.clock.advance(1000)
  return gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', status, type, value))
}
const statusOf = async () => (await db().select().from(devices).where(eq(devices.id, site.electrical.id)))[0]?.status
const records = () => db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id)).orderBy(generalRecords.id)

describe('a changed normal range', () => {
  it('acts on the next reading: the same value is normal before, and an alarm with its name and a push after', async () => {
    expect(await read(280)).toMatchObject({ accepted: 1, records: [], pushes: 0 })
    expect(await statusOf()).toBe('normal')

    await change({ normalValueMax: 250 })
    expect(await read(280)).toMatchObject({ accepted: 1, records: [{ kind: 'general' }], pushes: 1 })
    expect(await statusOf()).toBe('alarm')
    expect(await records()).toMatchObject([{ pointCode: 'RCT', alarmType: '漏电', category: '1', value: 280, handled: false }])
    const [push] = await db().select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id))
    expect(push?.body).toMatchObject({ alarms: [{ alarmType: '漏电', alarmStatus: 1, alarmValue: 280 }] })
  })

  it('counts repeats of one alarm while the value stays out of it, and ends it with the first value in it', async () => {
    await change({ normalValueMax: 250 })
    await read(280)
    expect(await read(290)).toMatchObject({ records: [] })
    expect(await records()).toMatchObject([{ repeats: 2, handled: false }])
    await read(240)
    expect(await statusOf()).toBe('normal')
    expect(await records()).toMatchObject([{ handled: true, handlePerson: null }])
  })

  it('never makes a state better: what the device calls an alarm stays one within the range', async () => {
    await change({ normalValueMax: 900 })
    expect(await read(320, 1, '漏电')).toMatchObject({ records: [{ kind: 'general' }] })
    expect(await statusOf()).toBe('alarm')
  })

  it('makes a fault of a value below it when the point says so, with a name of the platform where the point has none', async () => {
    await change({ normalValueMin: 10, outOfRange: '0' })
    await read(5)
    expect(await statusOf()).toBe('fault')
    expect(await records()).toMatchObject([{ alarmType: '超下限', category: '0' }])
  })

  it('judges nothing while the point makes nothing of it', async () => {
    await change({ normalValueMax: 250, outOfRange: '' })
    await read(280)
    expect(await statusOf()).toBe('normal')
  })

  it('takes a value that equals an excluded bound for one out of it', async () => {
    await change({ normalSymbolMax: '0' })
    await read(300)
    expect(await statusOf()).toBe('alarm')
  })

  it('does not judge a shielded point', async () => {
    expect(await read(999, 2, '屏蔽')).toMatchObject({ records: [] })
    expect(await records()).toEqual([])
  })
})

describe('an input', () => {
  const input = { codeName: 'NEW_1', measuringPoint: '新测点', measuringPointType: '1' }
  const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })

  it('with another code than the stored one is refused, also when only the case differs', async () => {
    const id = (await point())?.id
    for (const codeName of ['RCT2', 'rct']) {
      expect(await call('update', { id, ...input, measuringPoint: '剩余电流', codeName })).toEqual(refused('codeName', '代号不允许修改！'))
    }
    expect(await point()).toMatchObject({ code: 'RCT' })
  })

  it('with a code that no report can carry is refused', async () => {
    for (const codeName of ['A-B', '测点', 'a b', 'x'.repeat(65)]) expect(await call('add', { ...input, codeName })).toMatchObject({ data: { field: 'codeName' } })
  })

  it('with a lower bound above the upper one is refused, also against a stored bound', async () => {
    const empty = refused('normalValueMin', '正常范围的下限不能大于上限')
    expect(await call('add', { ...input, normalValueMin: 2, normalValueMax: 1 })).toEqual(empty)
    expect(await call('update', { id: (await point())?.id, ...input, codeName: 'RCT', normalValueMin: 301 })).toEqual(empty)
    expect(await call('importRows', { rows: [{ ...input, normalValueMin: 2, normalValueMax: 1 }], dryRun: false })).toMatchObject({ data: { accepted: 0, errors: [{ row: 0, field: 'normalValueMin' }] } })
  })

  it('with a bound that is no number, an unknown type or an unknown outcome is refused with its field', async () => {
    for (const wrong of [{ normalValueMax: 'high' }, { normalValueMin: 1e12 }, { measuringPointType: '2' }, { outOfRange: '2' }, { normalSymbolMax: '<' }]) {
      expect(await call('add', { ...input, ...wrong })).toMatchObject({ status: 30101, data: { field: Object.keys(wrong)[0] } })
    }
  })
})
