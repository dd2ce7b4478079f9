import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { RECORD_CATEGORY, type RecordCategory } from '../codes/record-category'
import type { RecordKind } from '../codes/record-kind'
import { estate } from '../groups/estate'
import { records } from '../groups/records'
import { statistics } from '../groups/statistics'
import { createApiClient } from '../create-api-client'
import { createSignInClient, ownPassword } from '../sign-in'
import {
  aFaultRecord,
  aFireHostRecord,
  aHydrantRecord,
  aRecord,
  createMockBackend,
  MOCK_COLLEAGUE,
  MOCK_COLLEAGUE_TOKEN,
  MOCK_NOW,
  MOCK_TOKEN,
} from '../mock'
import { contractPromises, type ContractBackend } from './index'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function mockContractBackend(): ContractBackend {
  const backend = createMockBackend()
  server.resetHandlers(...backend.handlers)
  const { world } = backend
  const as = (token: string | null) => {
    const options = backend.clientOptions({ baseUrl: 'http://mock.local', getToken: () => token })
    return { ...createApiClient(options), auth: createSignInClient(options).auth }
  }
  let next = 5000
  return {
    as,
    operator: { client: as(MOCK_TOKEN), userId: world.user.id, username: world.user.username },
    colleague: { client: as(MOCK_COLLEAGUE_TOKEN), userId: 'u0000002', username: MOCK_COLLEAGUE },
    otherTenant: null,
    screens: null,
    latest: ({ client }) => client.with(records).latest().then(({ rows }) => rows),
    estateOf: (client) => client.with(estate),
    statisticsOf: (client) => client.with(statistics),
    ownPasswordOf: (client) => client.with(ownPassword),
    platform: null,
    credentials: async () => ({
      username: world.user.username,
      password: world.password,
      image: world.pictureCode.key,
      code: world.pictureCode.code,
    }),
    place: { buildingId: '12', channelId: '1', floor: 3 },
    async raise(kind, category) {
      const id = String(next++)
      backend.raise({ ...recordOf(kind, category), id, raisedAt: MOCK_NOW + next * 61_000 })
      return { id }
    },
  }
}

function recordOf(kind: RecordKind, category: RecordCategory) {
  if (kind === 'hydrant') return aHydrantRecord()
  if (kind === 'fireHost') return aFireHostRecord({ category })
  return category === RECORD_CATEGORY.fire ? aRecord() : aFaultRecord()
}

describe('the mock keeps what every back end promises', () => {
  it.each(contractPromises)('$title', async ({ check }) => {
    await check(mockContractBackend())
  })
})
