import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '../create-api-client'
import { ApiError } from '../transport/api-error'
import { RECORD_KIND } from '../codes/record-kind'
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

describe('the mock backend', () => {
  it('gives back the records that its world holds, unchanged', async () => {
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

  it('pushes a raised record to the open links, after it is in the lists', async () => {
    const { backend, client } = open({ world: { records: [] } })
    const seen: unknown[] = []
    await new Promise<void>((opened) => {
      client.alarmSocket.open(
        { userId: 'u' },
        { onOpen: opened, onFrame: (frame) => seen.push(frame), onClose: () => undefined },
      )
    })
    backend.raise(aRecord({ id: '5' }))
    expect(seen).toMatchObject([{ type: 'alarm', push: { kind: 'general', recordIds: ['5'], place: '星河大厦' } }])
    expect(await client.abnormalRecords.countUnhandled()).toBe(1)
  })

  it.each([
    [failing('abnormalRecords.countUnhandled'), 'server'],
    [failing('abnormalRecords.countUnhandled', { httpStatus: 504 }), 'gatewayTimeout'],
    [unreachable(), 'network'],
    [malformed('abnormalRecords.countUnhandled'), 'malformed'],
    [sessionExpired(), 'sessionExpired'],
  ])('misbehaves as told: %o gives %s', async (scenario, kind) => {
    const { client } = open({ scenarios: [scenario] })
    await expect(client.abnormalRecords.countUnhandled()).rejects.toMatchObject({ name: 'ApiError', kind })
  })

  it('is hostile as told: what comes is data or an ApiError, often enough no right answer, and alike for a seed', async () => {
    const ask = async (seed: number) => {
      const { client } = open({ scenarios: [hostile(seed)] })
      const told: string[] = []
      for (let call = 0; call < 30; call += 1) {
        const answer: unknown = await client.abnormalRecords.channels().catch((error: unknown) => error)
        told.push(answer instanceof ApiError ? answer.kind : JSON.stringify(answer))
      }
      return told
    }
    const told = await ask(7)
    expect(told.filter((one) => one === 'malformed').length).toBeGreaterThan(2)
    expect(new Set(told).size).toBeGreaterThan(5)
    expect(told).not.toContain('sessionExpired')
    expect(await ask(7)).toEqual(told)
    expect('polluted' in {}).toBe(false)
  })

  it('heals', async () => {
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
