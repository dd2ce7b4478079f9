import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { generalRecords, hydrantRecords, hydrants as hydrantTable } from '../../db/schema'
import { addTenant } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { wireTime } from '../../http/wire-time'
import {
  aSiteForEachTest,
  type Envelope,
  confirm,
  FIRE_HOST,
  gateway,
  GENERAL,
  get,
  hostReport,
  HYDRANT,
  list,
  now,
  other,
  raiseBattery,
  raiseHost,
  raiseHydrant,
  raiseSmoke,
  type Row,
  server,
  site,
  sites,
  types,
} from './records.harness'

aSiteForEachTest()

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
        canRaise: false,
        alrmData: 1,
        dataUnit: '',
        channelId: 1,
        measuringPointCode: 'YG',
        repeats: 1,
        raisedAt: '2026-11-20 11:00:00',
        lastReportedAt: '2026-11-20 11:00:00',
        receivedAt: '2026-11-20 11:00:00',
        stampedAt: null,
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

  it.each([GENERAL, HYDRANT, FIRE_HOST])('of %s refuse a state that is none: it would show unhandled records as the ones asked for', async (base) => {
    for (const [flag, status] of [['0', 200], ['1', 200], ['-1', 200], ['2', 30101], ['true', 30101]]) {
      expect((await server.call(`${base}/pageList?page=1&limit=15&tag=-1&handleFlag=${flag}`, site.operator.token)).body, String(flag)).toMatchObject({ status })
    }
  })

  it('give hydrants with their area as it is called now', async () => {
    await raiseHydrant()
    await server.deps.database.db.update(hydrantTable).set({ area: '云东区' }).where(eq(hydrantTable.id, site.hydrantId))
    expect((await list(`${HYDRANT}/pageList?page=1&limit=15&tag=-1`)).rows).toMatchObject([{ area: '云东区', fireCockId: site.hydrantId }])
  })

  it('have open fires first, whatever their time, then the rest by time, newest first (domain 19)', async () => {
    const hour = 3_600_000
    const ended = await raiseSmoke(now() - 5 * hour)
    await gateway.report(pointReport(site.smoke.number, now() - 4 * hour, 'YG', 2))
    const fire = await raiseSmoke(now() - 3 * hour)
    const fault = await raiseBattery(now() - hour)
    const leak = (await gateway.report(pointReport(site.electrical.number, now() - 2 * hour, 'RCT', 1, '漏电', 512))).records[0]?.id
    const ids = async (query: string) => (await list(`${GENERAL}/pageList?${query}`)).rows.map((row) => row.id)
    expect(await ids('tag=0')).toEqual([leak, fire, fault])
    expect(await ids('tag=all')).toEqual([leak, fire, fault, ended])
    expect([await ids('tag=0&limit=2&page=1'), await ids('tag=0&limit=2&page=2')]).toEqual([[leak, fire], [fault]])
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

  it('find the records of one device number, without those of a longer number that contains it', async () => {
    const { number } = site.smoke
    await raiseSmoke()
    const longer = (await gateway.report(pointReport(site.electrical.number, now(), 'RCT', 1, '漏电', 512))).records[0]?.id ?? 0
    await server.deps.database.db.update(generalRecords).set({ sensorNumber: `${number}0` }).where(eq(generalRecords.id, longer))
    const numbers = async (query: string) => (await list(`${GENERAL}/pageList?tag=-1&${query}`)).rows.map((row) => row.sensorNo)
    expect(await numbers(`sensorNo=${number}`)).toEqual([`${number}0`, number])
    expect(await numbers(`sensorNo=${number}&sensorNoIs=${number.toUpperCase()}`)).toEqual([number])
    expect(await list(`${GENERAL}/pageList?tag=-1&sensorNoIs=${number}`)).toMatchObject({ total: 1 })
    expect(await numbers(`sensorNoIs=${number.slice(0, -1)}`)).toEqual([])
    await raiseHydrant()
    const hydrants = async (sensorNo: string) => (await list(`${HYDRANT}/pageList?tag=-1&page=1&limit=10&sensorNoIs=${sensorNo}`)).total
    await server.deps.database.db.update(hydrantRecords).set({ sensorNumber: `${number}-water0` }).where(eq(hydrantRecords.sensorNumber, site.hydrantSensor.number))
    expect([await hydrants(`${number}-water`), await hydrants(`${number}-water0`)]).toEqual([0, 1])
  })

  it('take the additive filters: all states, category, building, keyword, handling period', async () => {
    const fire = await raiseSmoke()
    const fault = await raiseBattery(now() - 1000)
    const hydrantRecord = await raiseHydrant()
    const host = await raiseHost()
    await confirm(`${GENERAL}/affirmFire`, { id: String(fire), flag: '2' })
    await confirm(`${HYDRANT}/affirmHandle`, { id: String(hydrantRecord) })
    await confirm(`${FIRE_HOST}/affirmFire`, { id: String(host), flag: '1' })
    const ids = async (path: string) => (await list(path)).rows.map((row) => row.id)

    expect(await ids(`${GENERAL}/pageList?tag=-1`)).toEqual([fire, fault])
    expect(await ids(`${GENERAL}/pageList?tag=all`)).toEqual([fire, fault])
    expect(await ids(`${GENERAL}/pageList?tag=-1&handleFlag=1`)).toEqual([fire])
    expect(await ids(`${GENERAL}/pageList?tag=-1&alrmCategory=0`)).toEqual([fault])
    expect(await ids(`${GENERAL}/pageList?tag=-1&buildId=${site.buildingId}`)).toEqual([fire, fault])
    expect(await ids(`${GENERAL}/pageList?tag=-1&buildId=${site.buildingId + 1}`)).toEqual([])
    for (const keyword of ['301', site.smoke.number.toUpperCase(), site.buildingName]) {
      expect(await ids(`${GENERAL}/pageList?tag=-1&keyword=${encodeURIComponent(keyword)}`)).toEqual([fire, fault])
    }
    expect(await ids(`${GENERAL}/pageList?tag=-1&keyword=%25`)).toEqual([])
    expect(await ids(`${GENERAL}/pageList?tag=-1&handleDateStrs=2026-11-20,2026-11-22`)).toEqual([fire])

    const hydrants = `${HYDRANT}/pageList?page=1&limit=15&tag=-1`
    expect(await ids(hydrants)).toEqual([hydrantRecord])
    expect(await ids(`${hydrants}&keyword=东门&hydrantId=${site.hydrantId}&handleFlag=1`)).toEqual([hydrantRecord])
    expect(await ids(`${hydrants}&handleFlag=0`)).toEqual([])
    expect([await ids(`${hydrants}&alrmCategory=0`), await ids(`${hydrants}&alrmCategory=1`)]).toEqual([[hydrantRecord], []])

    await server.deps.database.db.update(hydrantTable).set({ regionCode: '339902' }).where(eq(hydrantTable.id, site.hydrantId))
    for (const code of ['339902', '339900', '330000', '-1']) expect(await ids(`${hydrants}&code=${code}`), code).toEqual([hydrantRecord])
    expect(await ids(`${hydrants}&code=339901`)).toEqual([])

    const hosts = `${FIRE_HOST}/pageList?page=1&limit=15&tag=-1`
    expect(await ids(`${hosts}&fireFlag=1&alrmCategory=1&buildId=${site.buildingId}&keyword=大厅`)).toEqual([host])
    expect(await ids(`${hosts}&fireFlag=0`)).toEqual([])
    expect(await ids(`${hosts}&handleDateStrs=2026-01-01,2026-01-02`)).toEqual([])
  })

  it('find capital letters by a keyword as a place has them, hydrants by their measuring point, and records of fire hosts by their floor', async () => {
    const [fire, low] = [await raiseSmoke(), await raiseHydrant()]
    await raiseHost()
    await server.deps.database.db.update(generalRecords).set({ position: 'B座 301' }).where(eq(generalRecords.id, fire))
    const ids = async (path: string) => (await list(path)).rows.map((row) => row.id)
    expect([await ids(`${GENERAL}/pageList?keyword=B座`), await ids(`${GENERAL}/pageList?keyword=C座`)]).toEqual([[fire], []])
    const hydrants = `${HYDRANT}/pageList?page=1&limit=15&tag=0&measuringPoint=`
    expect([await ids(`${hydrants}压力`), await ids(`${hydrants}水位`)]).toEqual([[low], []])
    expect(await list(`${FIRE_HOST}/selectAbnormal?buildId=${site.buildingId}&floor=99`)).toMatchObject({ total: 0 })
  })

  it('have the number of reports, the first and the last one, and the recovery of the device', async () => {
    const id = await raiseSmoke()
    server.clock.advance(120_000)
    await raiseSmoke()
    await gateway.report(pointReport(site.smoke.number, now() + 1000, 'YG', 2))
    const [row] = (await list(`${GENERAL}/pageList?tag=-1`)).rows
    expect(row).toMatchObject({ id, repeats: 2, handleFlag: 'true', handlePerson: null })
    expect(row?.['restoreDate']).toBe(wireTime(new Date(now())))
    expect([row?.['raisedAt'], row?.['lastReportedAt']]).toEqual([row?.['alrmDate'], wireTime(new Date(now()))])
  })

  it('are sorted by a field of the row on request', async () => {
    const fire = await raiseSmoke()
    const fault = await raiseBattery(now() + 1000)
    const ids = async (query: string) => (await list(`${GENERAL}/pageList?tag=-1&${query}`)).rows.map((row) => row.id)
    expect(await ids('sortField=alrmDate&sortOrder=asc')).toEqual([fire, fault])
    expect(await ids('sortField=alrmDate&sortOrder=desc')).toEqual([fault, fire])
    const refused = await server.call<Envelope<null>>(`${GENERAL}/pageList?sortField=tenantId`, site.operator.token)
    expect(refused.body).toMatchObject({ status: 30101, message: '参数错误' })
  })

  it('refuse a missing mandatory parameter with the bare token of the platform', async () => {
    const response = await server.call<Envelope<null>>(`${HYDRANT}/pageList?page=1&limit=15`, site.operator.token)
    expect(response).toMatchObject({ status: 500, body: { status: 500, message: 'param_required' } })
  })
})

describe('the history of a record', () => {
  it('has every attempt to judge it, the refused ones too', async () => {
    const id = await raiseSmoke()
    expect(await get(`${GENERAL}/history?id=${id}`)).toEqual([])
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '1' })
    server.clock.advance(1000)
    await confirm(`${GENERAL}/affirmFire`, { id: String(id), flag: '0' }, site.colleague)
    expect(await get(`${GENERAL}/history?id=${id}`)).toEqual([
      { person: site.operator.username, time: wireTime(new Date(now() - 1000)), outcome: 'accepted', verdict: '1' },
      { person: site.colleague.username, time: wireTime(new Date(now())), outcome: 'conflict', verdict: '0' },
    ])
  })

  it('is kept by kind, and empty for another tenant', async () => {
    const [hydrantRecord, host] = [await raiseHydrant(), await raiseHost()]
    await confirm(`${HYDRANT}/affirmHandle`, { id: String(hydrantRecord) })
    await confirm(`${FIRE_HOST}/affirmFire`, { id: String(host), flag: '2' })
    expect(await get(`${HYDRANT}/history?id=${hydrantRecord}`)).toMatchObject([{ outcome: 'accepted', verdict: null }])
    expect(await get(`${FIRE_HOST}/history?id=${host}`)).toMatchObject([{ outcome: 'accepted', verdict: '2' }])
    expect(await get(`${HYDRANT}/history?id=${hydrantRecord}`, other.operator)).toEqual([])
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

  it('are the handled ones of a hydrant sensor or of a point of a fire host, not those of another, nor what is still open', async () => {
    const [low, fire] = [await raiseHydrant(), await raiseHost()]
    const ofSensor = (id: number) => list(`${HYDRANT}/getAlrmBySensorId?sensorId=${id}`)
    const ofPoint = (id: number) => list(`${FIRE_HOST}/getAlrmBySensorId?sensorId=${id}`)
    const nothing = { total: 0, rows: [] }
    expect([await ofSensor(site.hydrantSensor.id), await ofPoint(site.hostPoint.id)]).toEqual([nothing, nothing])
    await confirm(`${HYDRANT}/affirmHandle`, { id: String(low) })
    await confirm(`${FIRE_HOST}/affirmFire`, { id: String(fire), flag: '2' })
    const handled = { handlePerson: site.operator.username, handleDate: wireTime(new Date(now())) }
    expect(await ofSensor(site.hydrantSensor.id)).toMatchObject({ total: 1, rows: [{ id: low, alrmType: '低压', alrmData: 0.04, confirPerson: null, ...handled }] })
    expect(await ofPoint(site.hostPoint.id)).toMatchObject({ total: 1, rows: [{ id: fire, alrmType: '火警', fireFlag: '2', ...handled }] })
    expect([await ofSensor(site.smoke.id), await ofPoint(other.hostPoint.id)]).toEqual([nothing, nothing])
  })

  it('are those of one system where the call names it', async () => {
    await raiseSmoke()
    await raiseHydrant()
    await raiseHost()
    const building = `buildId=${site.buildingId}&page=1&limit=10`
    const totals = (channelId: number) => Promise.all([`${GENERAL}/selectAbnormal?${building}`, `${HYDRANT}/selectByHydrantId?id=${site.hydrantId}`, `${FIRE_HOST}/selectAbnormal?${building}`].map(async (path) => (await list(`${path}&channelId=${channelId}`)).total))
    expect([await totals(1), await totals(5), await totals(11)]).toEqual([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
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

describe('another tenant', () => {
  it('finds none of these records', async () => {
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
