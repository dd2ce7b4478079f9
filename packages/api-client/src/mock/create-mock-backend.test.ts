import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '../create-api-client'
import { records } from '../groups/records'
import { createSignInClient } from '../sign-in'
import { callNames } from '../testing/watched-client'
import { ApiError } from '../transport/api-error'
import { RECORD_KIND } from '../codes/record-kind'
import { ROUTES } from './create-mock-backend'
import {
  createMockBackend,
  aRecord,
  failing,
  hostile,
  malformed,
  sessionExpired,
  unreachable,
  withoutPlanSetup,
  empty,
} from './index'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function open(options: Parameters<typeof createMockBackend>[0] = {}) {
  const backend = createMockBackend(options)
  server.resetHandlers(...backend.handlers)
  return { backend, client: createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' })) }
}

/** Every call of the root entry and of the sign-in, but those that send nothing themselves and the refresh, which has the path of the sign-in. */
const noToken = { getToken: () => null }
const CALLS = callNames({ ...createApiClient(noToken), auth: createSignInClient(noToken).auth }).filter((name) => !['alarmSocket.open', 'with', 'auth.refresh'].includes(name))
/** The calls of groups and of further steps of the sign-in that dialogs and stories need. */
const OF_GROUPS = [
  'doors.unhandled',
  'records.latest',
  'estate.buildings.get',
  'estate.buildings.networkedUnits',
  'statistics.devices',
  'statistics.fireHostPoints',
  'statistics.readingsOfDays',
  'statistics.readingsOfFireHostPoint',
  'ownPassword.change',
  'steps.providers',
]

describe('the mock backend', () => {
  it('has a route for every call of the root entry and the sign-in, and for some of groups', () => {
    expect([...new Set(ROUTES.map(({ call }) => call))].sort()).toEqual([...CALLS, ...OF_GROUPS].sort())
  })

  it('lists open and handled records together for the state `all`', async () => {
    const { client } = open({ world: { records: [aRecord({ id: '1' }), aRecord({ id: '2', handled: true, verdict: '1' })] } })
    const { rows } = await client.with(records).list({ kind: RECORD_KIND.general, state: 'all', page: 1, limit: 15 })
    expect(rows.map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('lists the records of its world unchanged', async () => {
    const record = aRecord({ id: '77', repeats: 3 })
    const { client } = open({ world: { records: [record] } })
    const { rows } = await client.abnormalRecords.list({
      kind: RECORD_KIND.general,
      state: 'unhandled',
      page: 1,
      limit: 15,
    })
    expect(rows).toEqual([record])
  })

  it('pushes a raised record to the open links when it is in the lists', async () => {
    const { backend, client } = open({ world: { records: [] } })
    const seen: unknown[] = []
    await new Promise<void>((opened) => {
      client.alarmSocket.open(
        { userId: 'u' },
        { onOpen: opened, onFrame: (frame) => seen.push(frame), onClose: () => undefined },
      )
    })
    backend.raise(aRecord({ id: '5' }))
    expect(seen).toMatchObject([{ type: 'alarm', points: [{ kind: 'general', buildingName: '星河大厦', id: '5' }] }])
    expect(await client.abnormalRecords.countUnhandled()).toBe(1)
  })

  it.each([
    [failing('abnormalRecords.countUnhandled'), 'server'],
    [failing('abnormalRecords.countUnhandled', { httpStatus: 504 }), 'gatewayTimeout'],
    [unreachable(), 'network'],
    [malformed('abnormalRecords.countUnhandled'), 'malformed'],
    [sessionExpired(), 'sessionExpired'],
  ])('misbehaves as a scenario says: %o gives %s', async (scenario, kind) => {
    const { client } = open({ scenarios: [scenario] })
    await expect(client.abnormalRecords.countUnhandled()).rejects.toMatchObject({ name: 'ApiError', kind })
  })

  it('is hostile in a hostile scenario: calls give data or an ApiError, and the same ones for the same seed', async () => {
    const outcomesOf = async (seed: number) => {
      const { client } = open({ scenarios: [hostile(seed)] })
      const outcomes: string[] = []
      for (let call = 0; call < 30; call += 1) {
        const outcome: unknown = await client.abnormalRecords.channels().catch((error: unknown) => error)
        outcomes.push(outcome instanceof ApiError ? outcome.kind : JSON.stringify(outcome))
      }
      return outcomes
    }
    const outcomes = await outcomesOf(7)
    expect(outcomes.filter((outcome) => outcome === 'malformed').length).toBeGreaterThan(2)
    expect(new Set(outcomes).size).toBeGreaterThan(5)
    expect(outcomes).not.toContain('sessionExpired')
    expect(await outcomesOf(7)).toEqual(outcomes)
    expect('polluted' in {}).toBe(false)
  })

  it('behaves normally again after heal()', async () => {
    const { backend, client } = open({ scenarios: [unreachable()] })
    backend.heal()
    expect(await client.abnormalRecords.countUnhandled()).toBe(4)
  })

  it('can be empty and without plan set-up', async () => {
    const { client } = open({ scenarios: [empty(), withoutPlanSetup()] })
    expect(await client.tenantSetup.planAllowed()).toBe(false)
    expect(
      await client.sensors.onFloor({ channelId: '1', buildingId: '12', floor: 3, status: null, page: 1, limit: 10 }),
    ).toEqual({
      rows: [],
      total: 0,
      dropped: 0,
    })
  })
})
