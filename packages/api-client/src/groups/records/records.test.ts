import { describe, expect, it } from 'vitest'
import { startLoopback } from '../../testing/loopback'
import { records } from './index'

const server = startLoopback()
const PAGE_LIST = '/api/datahandler/deviceAbnormal/pageList'
const query = { kind: 'general', state: 'all', page: 1, limit: 15 } as const
const recordCalls = () => server.client().with(records)
const rows = { json: { status: 200, data: { total: 2, rows: [{ id: 1, alrmDate: '2026-10-12 09:30:00' }, { id: 2, alrmDate: '2026-10-12 09:31:00' }] } } }
const idsOf = ({ rows: found }: { rows: readonly { id: string }[] }) => found.map(({ id }) => id)

it('keeps the order of the server when an order is requested, otherwise sorts newest first', async () => {
  server.on(PAGE_LIST, rows)
  const sort = { field: 'raisedAt', direction: 'ascending' } as const
  expect(idsOf(await recordCalls().list({ ...query, sort }))).toEqual(['1', '2'])
  expect(server.requests[0]?.query).toMatchObject({ sortField: 'alrmDate', sortOrder: 'asc' })
  expect(idsOf(await recordCalls().list(query))).toEqual(['2', '1'])
})

it('refuses an order by a field that cannot be sorted, and sends nothing', async () => {
  const sort = { field: 'category', direction: 'ascending' } as const
  await expect(recordCalls().list({ ...query, sort })).rejects.toMatchObject({ kind: 'invalid', invalidFields: ['sort'] })
  expect(server.requests).toEqual([])
})

it('gives an empty page of handled fires of hydrants and sends nothing', async () => {
  const empty = { rows: [], total: 0, dropped: 0 }
  expect(await recordCalls().list({ ...query, kind: 'hydrant', state: 'handledFires' })).toEqual(empty)
  expect(server.requests).toEqual([])
})

describe('the latest events', () => {
  it('have a kind, which follows from their fields where the server sends none', async () => {
    server.on('/api/datahandler/deviceAbnormal/getAbnormalByTheLatestTen', {
      json: {
        status: 200,
        data: [
          { id: 1, alrmCegory: '1', kind: 'fireHost', handleFlag: '1' },
          { id: 2, alrmCegory: '0' },
          { id: 3, hydrantName: '1号' },
        ],
      },
    })
    const latest = await server.client().with(records).latest()
    expect(latest.rows.map(({ kind, category, handled }) => [kind, category, handled])).toEqual([
      ['fireHost', '1', true],
      ['general', '0', false],
      ['hydrant', '0', false],
    ])
  })
})
