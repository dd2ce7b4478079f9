import { createApiClient, RECORD_KIND } from '@smart-fire/api-client'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { cameras } from './cameras.group'
import { chattering, figures, handled, load, ranking, standing, trend, types, water } from './statistics.groups'
import type { SystemQuery } from './system-query'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
const { signal } = new AbortController()
const kind = RECORD_KIND.general
const WHOLE: SystemQuery = { channelId: '7', grain: 'day', period: { from: '2026-10-01', to: '2026-10-31' } }
const PLACE: SystemQuery = { ...WHOLE, buildingId: '12' }

const ADDED = { figures: figures(kind), trend: trend(kind), places: ranking(kind, 'places', 'place'), chattering: chattering(kind), standing: standing(kind), load, water }
const SPECIFIED = { handled: handled(kind), types: types(kind) }

/** What a group draws; a statistic that is not offered draws nothing. */
const drawnOf = (response: Awaited<ReturnType<(typeof ADDED)['trend']['load']>>) => (response === 'notOffered' ? { charts: [] } : response)

const NOT_THERE = [
  ['HTTP 404', () => HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 })],
  ['a page of a gateway', () => HttpResponse.html('<html>404</html>', { status: 404 })],
  ['404 in the body', () => HttpResponse.json({ status: 404, message: '接口不存在' })],
] as const

it.each(NOT_THERE)('a statistic that only our server has is not offered by a platform that responds with %s', async (_, response) => {
  server.use(http.all('*', response))
  for (const [name, group] of Object.entries(ADDED)) expect(await group.load(client, WHOLE, signal), name).toBe('notOffered')
})

it('a failure of the server is no statistic that is not offered', async () => {
  server.use(http.all('*', () => HttpResponse.json({ status: 500, message: 'down' }, { status: 500 })))
  for (const [name, group] of Object.entries(ADDED)) await expect(group.load(client, WHOLE, signal), name).rejects.toMatchObject({ kind: 'server' })
})

it('the deployed platform still shows what it has: handled records and alarm types', async () => {
  server.use(
    http.all('*/recordStatistics/*', () => HttpResponse.json({ status: 404 }, { status: 404 })),
    http.get('*/deviceAbnormal/getRatioByDate', () => HttpResponse.json({ status: 200, data: { handleCount: 3, callCount: 1, handle_percentage: 75, notHandle_percentage: 25 } })),
    http.get('*/deviceAbnormal/selectCountByType', () => HttpResponse.json({ status: 200, data: [{ alrmType: '漏电', count: 4, percentage: '100.00' }] })),
  )
  expect(await SPECIFIED.handled.load(client, WHOLE, signal)).toMatchObject({ charts: [{ series: [{ id: 'handled', values: [3] }, { id: 'unhandled', values: [1] }] }] })
  expect(await SPECIFIED.types.load(client, WHOLE, signal)).toMatchObject({ charts: [{ categories: ['漏电'], series: [{ values: [4] }] }] })
  // it knows no places, and must not show all of them as the chosen one
  expect(await SPECIFIED.handled.load(client, PLACE, signal)).toBe('notOffered')
  expect(await SPECIFIED.types.load(client, PLACE, signal)).toBe('notOffered')
})

it('the deployed platform shows the days and the buildings that it counts, with offline records among the faults', async () => {
  server.use(
    http.all('*/recordStatistics/*', () => HttpResponse.json({ status: 404 }, { status: 404 })),
    http.get('*/deviceAbnormal/selectCountByDate', () => HttpResponse.json({ status: 200, data: { dateList: ['2026-10-02'], faultList: [3], callList: [1] } })),
    http.get('*/deviceAbnormal/selectCountByBuildId', ({ request }) => {
      const isFire = new URL(request.url).searchParams.get('alrmCategory') === '1'
      return HttpResponse.json({ status: 200, data: isFire ? [{ name: '星河大厦', count: 2 }] : [{ name: '星河大厦', count: 5 }, { name: '云岭中学', count: 4 }] })
    }),
  )
  const { charts: [days] } = drawnOf(await ADDED.trend.load(client, WHOLE, signal))
  expect(days?.categories).toHaveLength(31)
  // the days between have no records; offline records are not told apart
  expect(days?.series.map(({ id, values }) => [id, values.slice(0, 3)])).toEqual([['fires', [0, 1, 0]], ['faults', [0, 3, 0]]])
  const { charts: [places] } = drawnOf(await ADDED.places.load(client, WHOLE, signal))
  expect(places).toMatchObject({ categories: ['星河大厦', '云岭中学'], series: [{ id: 'fires', values: [2, null] }, { id: 'faults', values: [5, 4] }] })
  // it counts neither weeks nor one of its places
  expect(await ADDED.trend.load(client, { ...WHOLE, grain: 'week' }, signal)).toBe('notOffered')
  for (const group of [ADDED.trend, ADDED.places]) expect(await group.load(client, PLACE, signal)).toBe('notOffered')
})

it('rows that cannot be read are counted in their chart, and a day that they may be is unknown, not without records (domain 25)', async () => {
  server.use(
    http.all('*/recordStatistics/*', () => HttpResponse.json({ status: 404 }, { status: 404 })),
    http.get('*/deviceAbnormal/selectCountByType', () => HttpResponse.json({ status: 200, data: [{ alrmType: '漏电', count: 4 }, { alrmType: '过载', count: 'many' }] })),
    http.get('*/deviceAbnormal/selectCountByDate', () => HttpResponse.json({ status: 200, data: { dateList: ['2026-10-02', {}], faultList: [3, 9], callList: [1, 9] } })),
    http.get('*/deviceAbnormal/selectCountByBuildId', () => HttpResponse.json({ status: 200, data: [{ name: '星河大厦', count: 2 }, null] })),
  )
  expect(await SPECIFIED.types.load(client, WHOLE, signal)).toMatchObject({ charts: [{ categories: ['漏电'], unread: 1 }] })
  const { charts: [days] } = drawnOf(await ADDED.trend.load(client, WHOLE, signal))
  expect(days?.unread).toBe(1)
  expect(days?.series.map(({ values }) => values.slice(0, 3))).toEqual([[null, 1, null], [null, 3, null]])
  // one of the fires and one of the faults
  expect(await ADDED.places.load(client, WHOLE, signal)).toMatchObject({ charts: [{ categories: ['星河大厦'], unread: 2 }] })
})

it('every statistic but the load of the operators is requested for the chosen place', async () => {
  const requested: URLSearchParams[] = []
  server.use(http.all('*', ({ request }) => {
    requested.push(new URL(request.url).searchParams)
    return HttpResponse.json({ status: 200, data: { raised: 4, open: 1 } })
  }))
  const { load: _load, water: _water, ...ofPlaces } = { ...ADDED, ...SPECIFIED }
  for (const group of Object.values(ofPlaces)) await group.load(client, PLACE, signal).catch(() => null)
  expect(requested.map((parameters) => parameters.get('buildId'))).toEqual(Object.keys(ofPlaces).map(() => '12'))
  requested.length = 0
  await water.load(client, { ...WHOLE, regionCode: '330106' }, signal)
  expect(requested.map((parameters) => parameters.get('code'))).toEqual(['330106'])
})

it('handled and open records of a place are those of its figures', async () => {
  server.use(http.get('*/recordStatistics/figures', () => HttpResponse.json({ status: 200, data: { raised: 9, open: 2 } })))
  expect(await SPECIFIED.handled.load(client, PLACE, signal)).toMatchObject({ charts: [{ series: [{ id: 'handled', values: [7] }, { id: 'unhandled', values: [2] }] }] })
})

it('hydrants, areas and cameras that could not be read are counted at their chart: the worst one may be among them', async () => {
  const good = { id: 7, name: '万诚路3号消火栓' }
  server.use(
    http.get('*/recordStatistics/water', () => HttpResponse.json({ status: 200, data: { byPressure: [good, { id: 8 }], byEvents: [{ id: 9 }, '?'], areas: [{}, good] } })),
    http.get('*/recordStatistics/cameras', () => HttpResponse.json({ status: 200, data: { byHour: [], offline: [{ id: 5 }] } })),
  )
  const unreadOf = async (group: typeof water) => drawnOf(await group.load(client, WHOLE, signal)).charts.map((chart) => [chart.categories.length, chart.unread ?? 0])
  expect(await unreadOf(water)).toEqual([[1, 1], [1, 1], [0, 2], [1, 1]])
  expect(await unreadOf(cameras)).toEqual([[0, 0], [0, 1]])
})
