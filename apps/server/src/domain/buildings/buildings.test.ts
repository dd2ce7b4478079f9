import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startCityServer, type CityServer } from '../../testing/city'
import { aNumber, aText, textLike } from '../../testing/matchers'

import type { TreeNode } from './building-tree'

const BUILDINGS = '/api/device/deviceBuilding'

interface Envelope<Data> {
  status: number
  data: Data
}

let city: CityServer
beforeAll(async () => {
  city = await startCityServer()
})
afterAll(() => city.stop())

const dataOf = async <Data>(path: string): Promise<Data> => (await city.get<Envelope<Data>>(path)).body.data

describe('deviceBuilding (contract device §1)', () => {
  it('select is a tree of regions with buildings as leaves and their status', async () => {
    const tree = await dataOf<TreeNode[]>(`${BUILDINGS}/select`)
    expect(tree).toMatchObject([
      { code: '330000', pid: '-1', status: null, childList: [{ code: '339900', pid: '330000', status: null }] },
    ])
    const districts = tree[0]?.childList[0]?.childList ?? []
    expect(districts.map(({ code }) => code)).toEqual(['339901', '339902'])
    const leaves = districts.flatMap(({ childList }) => childList)
    expect(leaves.map(({ name }) => name).sort()).toEqual(['万诚国际中心A座', '万诚广场', '澜湾花园1号楼'])
    for (const leaf of leaves) expect(leaf.status).toMatch(/^[012]$/)
    expect(leaves.some(({ status }) => status === '1')).toBe(true)
    expect(leaves[0]).toMatchObject({ pid: '339901', childList: [] })
  })

  it('selectFirst is the first by region code, −1 when there is none', async () => {
    expect(await dataOf(`${BUILDINGS}/selectFirst`)).toEqual({ id: 1 })
    expect((await city.getAsStranger(`${BUILDINGS}/selectFirst`)).body).toMatchObject({ data: { id: -1 } })
  })

  it('get is the entity in the platform’s spellings', async () => {
    expect(await dataOf(`${BUILDINGS}/get?id=1`)).toMatchObject({
      id: 1,
      bname: '万诚国际中心A座',
      zxqy: '339901',
      upFloor: 38,
      underFloor: 4,
      haveCtrlroom: '1',
      bstate: '1',
      updTime: null,
      bTimeLong: aNumber,
      bhight: aNumber,
      gis: textLike(/^120\.\d+,30\.\d+$/),
      crtTime: textLike(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
  })

  it('floors run from the top to 1, then down; the list counts up first', async () => {
    const floors = await dataOf<{ floor: number }[]>(`${BUILDINGS}/getFloor?buildId=1`)
    expect(floors).toHaveLength(42)
    expect([floors[0], floors[37], floors[38], floors[41]]).toEqual([
      { floor: 38 },
      { floor: 1 },
      { floor: -1 },
      { floor: -4 },
    ])
    const numbers = await dataOf<number[]>(`${BUILDINGS}/getFloorList?buildId=1`)
    expect([numbers[0], numbers[37], numbers[38], numbers[41]]).toEqual([1, 38, -1, -4])
  })

  it('selectByBuildId names the persons of the networked unit, without an id', async () => {
    const contact = await dataOf<object>(`${BUILDINGS}/selectByBuildId?buildId=1`)
    expect(Object.keys(contact).sort()).toEqual([
      'bAddress',
      'bName',
      'legalName',
      'legalPhone',
      'safeDutyName',
      'safeDutyPhone',
      'safeManagerName',
      'safeManagerPhone',
    ])
  })

  it('getSelected begins with 全部, getList has every building', async () => {
    expect(await dataOf(`${BUILDINGS}/getSelected`)).toMatchObject({ bname: ['全部', aText, aText, aText] })
    expect(await dataOf(`${BUILDINGS}/getList`)).toHaveLength(3)
  })

  it('getAllBuildingStatus has buildings and hydrants with their worst state in words', async () => {
    const rows = await dataOf<{ type: string; status: string; num: number; gis: string }[]>(
      `${BUILDINGS}/getAllBuildingStatus`,
    )
    expect(rows.filter(({ type }) => type === '1')).toHaveLength(3)
    expect(rows.filter(({ type }) => type === '2')).toHaveLength(4)
    for (const { status } of rows) expect(['报警', '故障', '离线', '正常']).toContain(status)
  })

  it.each(['getFloor', 'getFloorList', 'selectByBuildId', 'get'])(
    '%s responds to another tenant’s building as to an unknown id',
    async (call) => {
      const name = call === 'get' ? 'id' : 'buildId'
      const foreign = await city.getAsStranger(`${BUILDINGS}/${call}?${name}=1`)
      const unknown = await city.getAsStranger(`${BUILDINGS}/${call}?${name}=999`)
      expect(foreign).toEqual(unknown)
      expect(foreign.body).toEqual(call.startsWith('getFloor') ? { status: 200, data: [] } : { status: 200 })
    },
  )

  it('another tenant sees no buildings', async () => {
    expect((await city.getAsStranger(`${BUILDINGS}/select`)).body).toEqual({ status: 200, data: [] })
    expect((await city.getAsStranger(`${BUILDINGS}/getAllBuildingStatus`)).body).toEqual({ status: 200, data: [] })
  })

  it('a missing id is param_required with HTTP 500', async () => {
    expect(await city.get(`${BUILDINGS}/getFloor`)).toMatchObject({
      status: 500,
      body: { status: 500, message: 'param_required' },
    })
  })
})
