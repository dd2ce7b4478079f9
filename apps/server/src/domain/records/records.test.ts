import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { alarmPushes, generalRecords, verdictHistory } from '../../db/schema'
import { addCatalogue, addTenant, type Operator, type TestTenant } from '../../testing/alarm-world'
import { runConfirmRaces } from '../../testing/confirm-races'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { wireTime } from './wire-time'

const GENERAL = '/api/datahandler/deviceAbnormal'
const HYDRANT = '/api/datahandler/deviceFacilitiesAbnormal'
const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal'

let server: TestServer
let gateway: ReturnType<typeof gatewayOf>
let types: number[]
let site: TestTenant
let other: TestTenant
let sites = 0

beforeAll(async () => {
  server = await startTestServer()
  gateway = gatewayOf(server)
  types = await addCatalogue(server.deps)
  other = await addTenant(server.deps, 'other', types)
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.advance(3_600_000)
  site = await addTenant(server.deps, `r${(sites += 1)}`, types)
})

interface Answer<Data> {
  status: number
  message?: string
  data: Data
}
type Row = Record<string, unknown>
interface Table {
  rows: Row[]
  total: number
}

const now = () => server.clock.now()
const get = async <Data>(path: string, who: Operator = site.operator) => (await server.call<Answer<Data>>(path, who.token)).body.data
const list = (path: string, who?: Operator) => get<Table>(path, who)
const confirm = (path: string, form: Record<string, string>, who: Operator = site.operator) =>
  server.call<Answer<Row | undefined>>(path, who.token, { method: 'POST', body: new URLSearchParams(form) })

const raiseSmoke = async (at = now(), from = site) =>
  (await gateway.report(pointReport(from.smoke.number, at, 'YG', 1, '烟感报警', 1))).records[0]?.id ?? 0
const raiseBattery = async (at = now()) =>
  (await gateway.report(pointReport(site.smoke.number, at, 'VOL', 0, '电池欠压', 2.4))).records[0]?.id ?? 0
const raiseHydrant = async (at = now()) =>
  (await gateway.report(pointReport(site.hydrantSensor.number, at, 'YL', 0, '低压', 0.04))).records[0]?.id ?? 0
const hostReport = (from: TestTenant, at: number, status: 0 | 1 | 2) => ({
  fireHost: { ip: from.fireHost.ip, port: from.fireHost.port },
  loop: from.hostPoint.loop,
  address: from.hostPoint.address,
  at,
  points: [{ code: 'FIREMAIN', status, ...(status === 1 ? { type: '火警' } : {}) }],
})
const raiseHost = async (status: 0 | 1 = 1, at = now()) => (await gateway.report(hostReport(site, at, status))).records[0]?.id ?? 0

describe('the three lists', () => {
  it('give the general table’s row as the contract spells it', async () => {
    const id = await raiseSmoke()
    const { rows, total } = await list(`${GENERAL}/pageList`)
    expect(total).toBe(1)
    expect(rows).toEqual([
      {
        id,
        buildId: site.buildingId,
        bName: site.buildingName,
        sensorNo: site.smoke.number,
        equipmentType: '无线感烟探测器',
        floor: 3,
        positionDescription: '301 走廊',
        alrmType: '烟感报警',
        alrmCategory: '1',
        alrmDate: '2026-11-20 11:00:00',
        fireFlag: null,
        handleFlag: 'false',
        handlePerson: null,
        handleDate: null,
        restoreDate: null,
        confirPerson: null,
        confirDate: null,
        unit: '烟感',
        measuringPoint: null,
        level: '一级',
        logId: null,
        sensorId: site.smoke.id,
        alrmData: 1,
        dataUnit: '',
        channelId: 1,
        measuringPointCode: 'YG',
        repeats: 1,
      },
    ])
  })

  it('give hydrants with value and unit but no category, and hosts with loop and address but no verdict person', async () => {
    const hydrantRecord = await raiseHydrant()
    const hostRecord = await raiseHost()
    const hydrants = await list(`${HYDRANT}/pageList?page=1&limit=15&tag=0`)
    expect(hydrants.rows).toMatchObject([
      { id: hydrantRecord, sensorId: site.hydrantSensor.id, fireCockId: site.hydrantId, measuringPoint: '压力', alrmData: 0.04, dataUnit: 'MPa', handleFlag: 'false' },
    ])
    expect(hydrants.rows[0]).not.toHaveProperty('alrmCategory')
    const hosts = await list(`${FIRE_HOST}/pageList?page=1&limit=15&tag=0`)
    expect(hosts.rows).toMatchObject([{ id: hostRecord, sensorId: site.hostPoint.id, fireMainId: site.fireHost.id, sensorLoop: '1', address: '17', alrmCategory: '1' }])
    expect(hosts.rows[0]).not.toHaveProperty('confirPerson')
  })

  it('sort by minute descending, fire first, time descending', async () => {
    const minute = now()
    const early = await raiseSmoke(minute - 60_000)
    await gateway.report(pointReport(site.smoke.number, minute - 30_000, 'YG', 2))
    const fire = await raiseSmoke(minute + 1000)
    const fault = await raiseBattery(minute + 5000)
    expect((await list(`${GENERAL}/pageList?tag=0`)).rows.map((row) => row.id)).toEqual([fire, fault])
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows.map((row) => row.id)).toEqual([early])
  })

  it('filter by state, date, building, floor, number, place, type, channel and persons', async () => {
    const fire = await raiseSmoke()
    const fault = await raiseBattery()
    const leak = (await gateway.report(pointReport(site.electrical.number, now(), 'RCT', 1, '漏电', 512))).records[0]?.id
    await confirm(`${GENERAL}/affirmFire`, { id: String(fire), flag: '2' })
    const ids = async (query: string) => (await list(`${GENERAL}/pageList?${query}`)).rows.map((row) => row.id)

    expect(await ids('')).toEqual([leak, fault])
    expect(await ids('tag=1')).toEqual([fire])
    expect(await ids('tag=2')).toEqual([])
    expect(await ids('tag=1&fireFlag=2')).toEqual([fire])
    expect(await ids('tag=1&fireFlag=1')).toEqual([])
    expect(await ids(`tag=1&handlePerson=${site.operator.username}&confirPerson=${site.operator.username}`)).toEqual([fire])
    expect(await ids('channelId=2')).toEqual([leak])
    expect(await ids('channelId=0')).toEqual([leak, fault])
    expect(await ids('floorId=-1')).toEqual([leak])
    expect(await ids('floorId=3')).toEqual([fault])
    expect(await ids('floorId=up')).toEqual([])
    expect(await ids('sensorNo=RCT')).toEqual([leak])
    expect(await ids('sensorNo=%25')).toEqual([])
    expect(await ids(`bName=${encodeURIComponent(site.buildingName)}`)).toEqual([leak, fault])
    expect(await ids('bName=大厦')).toEqual([])
    expect(await ids('bName=全部&equipmentType=全部')).toEqual([leak, fault])
    expect(await ids('positionDescription=301&alrmType=漏电')).toEqual([leak])
    expect(await ids('dateStrs=2026-01-01,2026-01-02')).toEqual([])
    expect(await ids('dateStrs=2026-11-20,2026-11-22&limit=1&page=2')).toEqual([fault])
  })

  it('name the parameters that the platform insists on by its bare token', async () => {
    const answer = await server.call<Answer<null>>(`${HYDRANT}/pageList?page=1&limit=15`, site.operator.token)
    expect(answer).toMatchObject({ status: 500, body: { status: 500, message: 'param_required' } })
  })
})

describe('counts', () => {
  it('add the three tables up for the badge and split them by channel, fires apart', async () => {
    await raiseSmoke()
    await raiseBattery()
    await raiseHydrant()
    await raiseHost()
    expect(await get(`${GENERAL}/getNothandlerCount`)).toBe(4)
    expect(await get(`${GENERAL}/getChannelList`)).toEqual([
      { channelId: 1, channelName: '无线感烟', count: 2, fireCount: 1 },
      { channelId: 2, channelName: '电气火灾', count: 0, fireCount: 0 },
      { channelId: 5, channelName: '消防用水', count: 1, fireCount: 0 },
      { channelId: 11, channelName: '消防主机', count: 1, fireCount: 1 },
    ])
  })

  it('tell real from false fires and from faults, in all and by month', async () => {
    const fire = await raiseSmoke()
    await raiseBattery()
    await confirm(`${GENERAL}/affirmFire`, { id: String(fire), flag: '1' })
    expect(await get(`${GENERAL}/selectCount?channelId=1`)).toEqual({ realFire: 1, falseFire: 0, faultAlarm: 1 })
    expect(await get(`${GENERAL}/selectCountNearlyMonth?channelId=1&count=2`)).toEqual({
      months: ['202610', '202611'],
      faultCount: [0, 1],
      alarmCount: [0, 1],
      notAlarmCount: [0, 0],
    })
    const host = await raiseHost()
    await confirm(`${FIRE_HOST}/affirmFire`, { id: String(host), flag: '0' })
    expect(await get(`${FIRE_HOST}/selectCount`)).toEqual({ realFire: 0, falseFire: 1, faultAlarm: 0 })
  })

  it('list the alarm types and points that occur', async () => {
    await raiseSmoke()
    await raiseBattery()
    await raiseHydrant()
    expect(await get(`${GENERAL}/selectAlrmType?handleFlag=0&alrmCategory=1`)).toEqual(['烟感报警'])
    expect(await get(`${HYDRANT}/selectAlrmType`)).toEqual(['低压'])
    expect(await get(`${HYDRANT}/selectMeasuringPoint?handleFlag=0`)).toEqual(['全部', '压力'])
  })
})

describe('records of one thing', () => {
  it('are the handled ones of a device, with the person who handled them', async () => {
    const fire = await raiseSmoke()
    await raiseBattery()
    await confirm(`${GENERAL}/affirmFire`, { id: String(fire), flag: '0' })
    expect(await list(`${GENERAL}/getAlrmBySensorId?sensorId=${site.smoke.id}`)).toMatchObject({
      total: 1,
      rows: [{ id: fire, measuringPoint: '烟感', fireFlag: '0', confirPerson: site.operator.username, handlePerson: site.operator.username }],
    })
  })

  it('are all of a building and floor, of a hydrant, of a fire host point', async () => {
    await raiseSmoke()
    await raiseHydrant()
    await raiseHost()
    const building = `buildId=${site.buildingId}&page=1&limit=10`
    expect(await list(`${GENERAL}/selectAbnormal?${building}&floor=3`)).toMatchObject({ total: 1, rows: [{ measuringPoint: '烟感', unit: null }] })
    expect(await list(`${GENERAL}/selectAbnormal?${building}&floor=4`)).toMatchObject({ total: 0 })
    expect(await list(`${FIRE_HOST}/selectAbnormal?${building}`)).toMatchObject({ rows: [{ equId: site.hostPoint.id, alrmType: '火警' }] })
    expect(await list(`${HYDRANT}/selectByHydrantId?id=${site.hydrantId}`)).toMatchObject({ rows: [{ alrmType: '低压', dataUnit: 'MPa' }] })
    await gateway.report(hostReport(site, now() + 1, 2))
    expect(await list(`${FIRE_HOST}/getAlrmBySensorId?sensorId=${site.hostPoint.id}`)).toMatchObject({ total: 1, rows: [{ handlePerson: null }] })
  })

  it('are the ten newest of the three tables, each with its kind', async () => {
    await raiseSmoke(now())
    await raiseHydrant(now() + 1000)
    await raiseHost(1, now() + 2000)
    expect(await get<Row[]>(`${GENERAL}/getAbnormalByTheLatestTen`)).toMatchObject([
      { kind: 'fireHost', alrmCegory: '1' },
      { kind: 'hydrant', alrmCegory: '0' },
      { kind: 'general', alrmCegory: '1' },
    ])
  })
})

describe('confirming', () => {
  const historyOf = (recordId: number) =>
    server.deps.database.db.select().from(verdictHistory).where(and(eq(verdictHistory.recordId, recordId), eq(verdictHistory.tenantId, site.id)))

  it('stores verdict, person and time, tells everybody, and leaves the device as it is', async () => {
    const id = await raiseSmoke()
    server.clock.advance(5000)
    expect(await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })).toMatchObject({ status: 200, body: { status: 200 } })

    const at = new Date(now())
    const [record] = await server.deps.database.db.select().from(generalRecords).where(eq(generalRecords.id, id))
    expect(record).toMatchObject({ handled: true, verdict: '1', handlePerson: site.operator.username, handledAt: at, confirmPerson: site.operator.username })
    const pushes = await server.deps.database.db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id))
    expect(pushes[1]?.body).toMatchObject({ type: 'handled', kind: 'general', id, person: site.operator.username, time: now(), seq: 2 })
    expect(await historyOf(id)).toMatchObject([{ outcome: 'accepted', verdict: '1', username: site.operator.username }])
    expect(await get(`${GENERAL}/getNothandlerCount`)).toBe(0)
  })

  it('lets the first verdict win and says whose it was', async () => {
    const id = await raiseSmoke()
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    const second = await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '0' }, site.colleague)
    expect(second).toMatchObject({
      status: 420,
      body: { status: 30101, data: { person: site.operator.username, time: wireTime(new Date(now())), verdict: '1' } },
    })
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows).toMatchObject([{ fireFlag: '1', handlePerson: site.operator.username }])
    expect((await historyOf(id)).map((row) => row.outcome)).toEqual(['accepted', 'conflict'])
  })

  it('answers the same verdict of the same person again with 200, counted once', async () => {
    const id = await raiseSmoke()
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    const handleDate = wireTime(new Date(now()))
    server.clock.advance(60_000)
    expect(await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })).toMatchObject({ status: 200 })
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows).toMatchObject([{ handleDate }])
    const pushes = await server.deps.database.db.select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id))
    expect(pushes.filter((push) => push.body.type === 'handled')).toHaveLength(1)
    expect(await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '2' })).toMatchObject({ status: 420 })
  })

  it('handles faults: general with verdict 0, hydrants without, hosts by affirmFire with an empty flag', async () => {
    const battery = await raiseBattery()
    const hydrantRecord = await raiseHydrant()
    const hostRecord = await raiseHost(0)
    expect((await confirm(`${GENERAL}/affirmHandle`, { id: String(battery) })).status).toBe(200)
    expect((await confirm(`${HYDRANT}/affirmHandle`, { id: String(hydrantRecord) })).status).toBe(200)
    expect((await confirm(`${FIRE_HOST}/affirmFire`, { id: String(hostRecord), flag: '' })).status).toBe(200)
    const person = { handleFlag: 'true', handlePerson: site.operator.username }
    expect((await list(`${GENERAL}/pageList?tag=2`)).rows).toMatchObject([{ ...person, fireFlag: '0' }])
    expect((await list(`${HYDRANT}/pageList?page=1&limit=15&tag=2`)).rows).toMatchObject([person])
    expect((await list(`${FIRE_HOST}/pageList?page=1&limit=15&tag=2`)).rows).toMatchObject([{ ...person, fireFlag: null }])
  })

  it('still takes a verdict on a record that its device has closed by recovering', async () => {
    const id = await raiseSmoke()
    await gateway.report(pointReport(site.smoke.number, now() + 1000, 'YG', 2))
    expect((await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })).status).toBe(200)
    expect((await list(`${GENERAL}/pageList?tag=1`)).rows).toMatchObject([{ fireFlag: '1', handlePerson: site.operator.username }])
  })

  it('does not push a lasting alarm again once a person has judged it', async () => {
    const id = await raiseSmoke()
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    expect(await gateway.report(pointReport(site.smoke.number, now() + 1000, 'YG', 1, '烟感报警', 1))).toMatchObject({ pushes: 0, records: [] })
  })

  it('refuses a missing id or flag, a verdict that is none, and ids of nobody or of another tenant alike', async () => {
    const id = String(await raiseSmoke())
    const foreign = await raiseSmoke(now(), other)
    for (const form of [{ flag: '1' }, { id }, { id, flag: '7' }, { id, flag: '' }]) {
      expect((await confirm(`${GENERAL}/affirmFire`, form as Record<string, string>)).status).toBe(500)
    }
    const answers = []
    for (const unknown of [String(foreign), '987654', 'x', '1e300']) answers.push(await confirm(`${GENERAL}/affirmFire`, { id: unknown, flag: '1' }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 500, body: { status: 500 } })
    expect((await list(`${GENERAL}/pageList`, other.operator)).rows[0]).toMatchObject({ id: foreign, handleFlag: 'false' })
  })

  it('has exactly one winner in each of 50 races of two people; the other learns who, when and what, and both are kept', async () => {
    const races = 50
    expect(await runConfirmRaces({ races, track: { server, site } })).toEqual({
      races,
      calls: 2 * races,
      oneWinner: races,
      losersInformed: races,
      winnerStored: races,
      history: 2 * races,
      audited: 2 * races,
      pushes: races,
    })
  })
})

describe('another tenant', () => {
  it('sees nothing of all this', async () => {
    await raiseSmoke()
    await raiseHydrant()
    await raiseHost()
    const stranger = (await addTenant(server.deps, `stranger${sites}`, types)).operator
    for (const path of [
      `${GENERAL}/pageList`,
      `${GENERAL}/getAlrmBySensorId?sensorId=${site.smoke.id}`,
      `${GENERAL}/selectAbnormal?page=1&limit=10&buildId=${site.buildingId}`,
      `${HYDRANT}/pageList?page=1&limit=15&tag=9`,
      `${HYDRANT}/selectByHydrantId?id=${site.hydrantId}`,
      `${FIRE_HOST}/pageList?page=1&limit=15&tag=0`,
      `${FIRE_HOST}/selectAbnormal?buildId=${site.buildingId}`,
    ]) {
      expect(await list(path, stranger)).toEqual({ total: 0, rows: [] })
    }
    expect(await get(`${GENERAL}/getNothandlerCount`, stranger)).toBe(0)
    expect(await get(`${GENERAL}/getAbnormalByTheLatestTen`, stranger)).toEqual([])
  })
})
