import { createApiClient } from '@smart-fire/api-client'
import { provideCalls } from '@smart-fire/dialogs/regions'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { overviewCalls } from './overview.calls'
import { overviewMachine } from './overview.machine'

const MOST_CALLS = 8

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })

it(`opens with at most ${MOST_CALLS} calls, all of them in one round`, async () => {
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => { answer = resolve })
  server.use(http.all('*', async ({ request }) => {
    asked.push(new URL(request.url).pathname)
    await held
    return HttpResponse.json({ status: 500, message: 'held back' }, { status: 500 })
  }))
  const overview = createActor(provideCalls(overviewMachine, overviewCalls(client))).start()
  // not one call waits for the response of another one
  await expect.poll(() => asked).toHaveLength(8)
  expect(new Set(asked).size).toBe(8)
  expect(asked.length).toBeLessThanOrEqual(MOST_CALLS)
  expect(overview.getSnapshot().value).toMatchObject({ figures: 'loading', events: 'loading', places: 'loading', history: 'loading', permission: 'loading' })
  answer()
  await expect.poll(() => overview.getSnapshot().value).toMatchObject({ figures: 'failed', events: 'failed', places: 'failed', history: 'failed', permission: 'failed' })
  expect(asked).toHaveLength(8)
  overview.stop()
})

it('counts open early warnings; that they cannot be read, or may not be, does not hide the devices', async () => {
  let status = 200
  server.use(
    http.get('*/deviceEarlyWarning/pageList', () => (status === 200 ? HttpResponse.json({ status: 200, data: { total: 3, rows: [{ id: 7, alrmType: '紧急' }] } }) : HttpResponse.json({ status, message: 'no' }, { status }))),
    http.all('*', () => HttpResponse.json({ status: 200, data: { callCount: 0, faultCount: 0, offCount: 0, normalCount: 1 } })),
  )
  const read = async () => (await overviewCalls(client).loadFigures(undefined, new AbortController().signal)).warnings
  expect(await read()).toMatchObject({ count: 3, worst: { level: '紧急' } })
  status = 500
  expect(await read()).toBe('failed')
  for (status of [403, 404]) expect(await read()).toBe('notOffered')
})

it('says of a platform without the calls that it does not offer them, which is neither failed nor empty (ADR 3)', async () => {
  server.use(http.all('*', () => HttpResponse.json({ status: 404 }, { status: 404 })))
  const { loadPlaces, loadHistory } = overviewCalls(client)
  const { signal } = new AbortController()
  expect(await loadPlaces(undefined, signal)).toMatchObject({ places: [], isOffered: false })
  expect(await loadHistory(undefined, signal)).toMatchObject({ hours: { rows: [] }, days: { rows: [] }, isOffered: false })
})
