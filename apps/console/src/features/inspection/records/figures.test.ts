import { createApiClient } from '@smart-fire/api-client'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { GROUPS } from './figures'

const MEMBER = { id: '1', name: '星河大厦', beginDate: '2026-10-01', endDate: '2026-10-31', due: 2, done: 1, missed: 1, found: 1, open: 0, overdue: 0 }

const server = setupServer(
  http.get('*/deviceInspectionStatistics/figures', () => HttpResponse.json({ status: 200, data: { due: 2, done: 1, missed: 1, results: 1, abnormal: 0, openTasks: 0, open: 0, overdue: 0, unsigned: 0 } })),
  http.get('*/deviceInspectionStatistics/trend', () => HttpResponse.json({ status: 200, data: [{ day: '2026-10-01', due: 2, done: 1, missed: 1 }, null] })),
  http.get('*/deviceInspectionStatistics/*', () => HttpResponse.json({ status: 200, data: { total: 3, rows: [MEMBER, null, null] } })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('each chart of the inspections says how many rows it could not read (domain 25)', async () => {
  const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
  const query = { period: { from: '2026-10-01', to: '2026-10-31' } }
  const drawn = await Promise.all(GROUPS.map((group) => group.load(client, query, new AbortController().signal)))
  const charts = drawn.flatMap((each) => (each === 'notOffered' ? [] : each.charts))
  expect(charts.map(({ categories, unread }) => [categories, unread])).toEqual([[['10-01'], 1], [['星河大厦'], 2], [['星河大厦'], 2], [['星河大厦'], 2]])
})

it.each([
  ['further members may have a value', [MEMBER, { ...MEMBER, id: '2' }], 40, 38],
  ['the last one that is listed has none', [MEMBER, { ...MEMBER, id: '2', done: 0, missed: 0, found: 0 }], 40, 0],
  ['all are listed', [MEMBER, null], 2, 0],
])('a ranking says how many it does not list: %s', async (_, rows, total, unlisted) => {
  server.use(http.get('*/deviceInspectionStatistics/divided', () => HttpResponse.json({ status: 200, data: { total, rows } })))
  onTestFinished(() => server.resetHandlers())
  const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
  const drawn = await Promise.all(GROUPS.map((group) => group.load(client, { period: { from: '2026-10-01', to: '2026-10-31' } }, new AbortController().signal)))
  const [, ...rankings] = drawn.flatMap((each) => (each === 'notOffered' ? [] : each.charts))
  expect(rankings.map((chart) => chart.unlisted)).toEqual([unlisted, unlisted, unlisted])
})

it('the days of the trend have their year where they are of two years', async () => {
  server.use(http.get('*/deviceInspectionStatistics/trend', () => HttpResponse.json({ status: 200, data: [{ day: '2025-12-31', due: 2, done: 1, missed: 1 }, { day: '2026-01-01', due: 2, done: 1, missed: 1 }] })))
  onTestFinished(() => server.resetHandlers())
  const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })
  const drawn = await Promise.all(GROUPS.map((group) => group.load(client, { period: { from: '2025-12-31', to: '2026-01-01' } }, new AbortController().signal)))
  const [days] = drawn.flatMap((each) => (each === 'notOffered' ? [] : each.charts))
  expect(days?.categories).toEqual(['25-12-31', '26-01-01'])
})
