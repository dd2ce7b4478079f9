import { describe, expect, it } from 'vitest'
import type { FullClient } from './testing/call-sample'
import { clientOfBody } from './testing/client-of-body'

const place = { buildingId: '12', channelId: '1' }
const floor = { ...place, floor: 3 }
const inEnvelope = (data: unknown) => JSON.stringify({ status: 200, data })

describe.each<unknown>(['broken', 5, true, { 0: {} }])('a list that is %j is unreadable, never empty (domain 25)', (list) => {
  it.each<[what: string, data: unknown, run: (client: FullClient) => Promise<unknown>]>([
    ['markers of a floor', { sensor: list }, (client) => client.floorPlans.markers(floor)],
    ['values of a marker', { sensorNo: 'a1', alrmData: list }, (client) => client.sensors.markerInfo({ id: '1', channelId: '1' })],
    ['menus of the user', { id: 'u1', menus: list, elements: [] }, (client) => client.session.user()],
    ['elements of the user', { id: 'u1', menus: [], elements: list }, (client) => client.session.user()],
    ['menus below a menu', [{ id: 1, code: 'a', children: list }], (client) => client.session.menus()],
    ['regions below a region', [{ code: '320000', childList: list }], (client) => client.estate.buildings.tree({})],
    ['names of buildings', { bname: list }, (client) => client.estate.buildings.names()],
    ['values of a filter', { equipmentType: list }, (client) => client.estate.inventory.filters({})],
    ['channels of a filter', { channel: list }, (client) => client.estate.inventory.filters({})],
    ['alarm types', list, (client) => client.statistics.alarmTypes({ kind: 'general' })],
    ['floors of a point', { floor: list }, (client) => client.fireHosts.points.form({ buildingId: '12' })],
    ['rows of a page', { total: 3, rows: list }, (client) => client.sensors.onFloor({ ...floor, status: null, page: 1, limit: 10 })],
  ])('%s', async (_what, data, run) => {
    await expect(run(clientOfBody(inEnvelope(data)).client)).rejects.toMatchObject({ kind: 'malformed' })
  })
})

it('texts of a list that are none are dropped and reported; a list without any readable text is malformed', async () => {
  const some = clientOfBody(inEnvelope(['全部', '烟雾报警', { name: 'x' }, null]))
  expect(await some.client.statistics.alarmTypes({ kind: 'general' })).toEqual(['烟雾报警'])
  expect(some.diagnostics).toMatchObject([{ problem: 'rowDropped', detail: 'not a text' }])
  const none = clientOfBody(inEnvelope([{}, []]))
  await expect(none.client.statistics.alarmTypes({ kind: 'general' })).rejects.toMatchObject({ kind: 'malformed' })
})

it.each<[what: string, data: unknown, run: (client: FullClient) => Promise<unknown>]>([
  ['people of a push rule', { alarmUsers: [{ id: 'u1' }, { name: '?' }], faultUsers: [] }, (client) => client.notices.rules.users('1')],
  ['floors of a building', { id: 1, floors: [{ floor: 1, placed: 0, unplaced: 0 }, { floor: 2, name: '夹层', placed: '?' }] }, (client) => client.managedBuildings.floors('1')],
  ['systems of a tenant', { tenant: { id: 1, channelIds: [1, {}] } }, (client) => client.tenants.get('1')],
])('the %s are unreadable when one of them is: to save the list would take it away', async (_what, data, run) => {
  await expect(run(clientOfBody(inEnvelope(data)).client)).rejects.toMatchObject({ kind: 'malformed' })
})

describe('the markers of a floor', () => {
  const markersOf = (sensor: unknown) => clientOfBody(inEnvelope({ sensor })).client.floorPlans.markers(floor)

  it('come with the number of those that could not be read', async () => {
    expect(await markersOf([{ id: 1, status: '2' }, { status: '1' }, null])).toMatchObject({ markers: [{ id: '1' }], dropped: 2 })
    expect(await markersOf([])).toEqual({ markers: [], dropped: 0 })
  })

  it.each<[x: unknown, y: unknown]>([['120', 'x'], ['120', null], [null, 80], ['1e400', '80'], [{}, []]])(
    'have both coordinates or none: %j, %j',
    async (positionSignX, positionSignY) => {
      expect(await markersOf([{ id: 1, positionSignX, positionSignY }])).toMatchObject({ markers: [{ x: null, y: null }] })
    },
  )

  it.each<[x: unknown, y: unknown]>([['120', 'x'], ['120', null], [{}, []]])('report coordinates that cannot be used: %j, %j', async (positionSignX, positionSignY) => {
    const { client, diagnostics } = clientOfBody(inEnvelope({ sensor: [{ id: 1, positionSignX, positionSignY }] }))
    await client.floorPlans.markers(floor)
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(diagnostics.every(({ problem, detail }) => problem === 'fieldUnreadable' && detail.includes('positionSign'))).toBe(true)
  })
})

describe('the picture of a floor', () => {
  const picture = (id: number, fileFloor: unknown) => ({ id, fileFloor, filePath: `/files/${id}.png` })
  const found = (...rows: unknown[]) => {
    const { client, diagnostics } = clientOfBody(inEnvelope(rows))
    return { diagnostics, plan: client.floorPlans.find({ buildingId: '12', floor: 3 }) }
  }

  it('is that of the floor that was asked for; those of other floors are no candidates', async () => {
    const { plan, diagnostics } = found(picture(9, 4), picture(5, '3'), picture(7, -3))
    expect(await plan).toMatchObject({ plan: { id: '5', floor: 3 }, candidates: 1 })
    expect(diagnostics.map(({ problem, detail }) => `${problem} ${detail}`)).toEqual([
      'rowDropped fileFloor: another floor',
      'rowDropped fileFloor: another floor',
    ])
  })

  it('is none when all pictures are of other floors', async () => {
    expect(await found(picture(9, 4)).plan).toEqual({ plan: null, candidates: 0 })
  })

  it('is taken without a floor, which servers may leave out', async () => {
    expect(await found({ id: 5, filePath: '/files/5.png' }).plan).toMatchObject({ plan: { id: '5', floor: 3 } })
  })

  it('is malformed when its floor cannot be read: it may be another one', async () => {
    await expect(found(picture(5, '三楼')).plan).rejects.toMatchObject({ kind: 'malformed' })
  })
})

it.each<[what: string, data: unknown, run: (client: FullClient) => Promise<unknown>]>([
  ['rights of a role', { id: 1, menuIds: [1, {}] }, (client) => client.roles.authority('1')],
  ['buttons of a role', { id: 1, elementCodes: 'a:btn_add' }, (client) => client.roles.authority('1')],
  ['areas of a role', { id: 1, dataScope: '1', buildings: [{ id: 1 }, {}] }, (client) => client.roles.places('1')],
])('%s with an unreadable entry are refused: the next save would take it from the role', async (_what, data, run) => {
  await expect(run(clientOfBody(inEnvelope(data)).client)).rejects.toMatchObject({ kind: 'malformed' })
})
