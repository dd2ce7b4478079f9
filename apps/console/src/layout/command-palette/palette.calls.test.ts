import { ApiError, RECORD_KIND, type ApiClient } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'
import { expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { paletteCalls } from './palette.calls'
import { aManagedDevice } from './palette.fixtures'

const page = <Row>(rows: Row[], dropped = 0) => Promise.resolve({ rows, total: rows.length + dropped, dropped })

/** What a search finds with these calls of the lists; without one it finds nothing. */
function found({ tree = () => Promise.resolve([]), devices = () => page([]), records = () => page([]) }: { tree?: () => Promise<unknown[]>; devices?: () => Promise<unknown>; records?: (query: object) => Promise<unknown> }) {
  const groups: Readonly<Record<string, unknown>> = { estate: { buildings: { tree } }, devices: { list: devices }, records: { list: records } }
  const client = { with: ({ name }: { name: string }) => groups[name] } as unknown as ApiClient
  return toPromise(createActor(paletteCalls(client).search, { input: '星河' }).start())
}

it('a kind that fails does not hide the others, and one without a right is not searched', async () => {
  const device = aManagedDevice()
  expect(await found({ tree: () => Promise.reject(new ApiError('forbidden')), devices: () => page([device]), records: () => Promise.reject(new ApiError('network')) }))
    .toEqual({ buildings: null, devices: [device], records: 'failed' })
})

it('a kind of which nothing that was found could be read has failed: it does not look as if nothing was found', async () => {
  expect(await found({ devices: () => page([], 2), records: () => page([], 1) })).toEqual({ buildings: [], devices: 'failed', records: 'failed' })
  expect(await found({ devices: () => page([aManagedDevice()], 2) })).toMatchObject({ devices: [{ id: '501' }] })
})

it('searches handled and open records of every kind, and gives the five latest of all', async () => {
  const at = (raisedAt: number | null) => aRecord({ id: String(raisedAt), raisedAt })
  const list = vi.fn(({ kind }: { kind?: string }) => page(kind === RECORD_KIND.general ? [at(40), at(null), at(10)] : kind === RECORD_KIND.hydrant ? [at(50), at(20)] : [at(30)]))
  const { records } = await found({ records: list })
  expect(records).toMatchObject([50, 40, 30, 20, 10].map((raisedAt) => ({ raisedAt })))
  expect(list.mock.calls.map(([query]) => query)).toEqual(Object.values(RECORD_KIND).map((kind) => ({ kind, state: 'all', keyword: '星河', page: 1, limit: 5 })))
})
