import { expect, it } from 'vitest'
import { startLoopback } from '../../testing/loopback'
import { statistics } from '.'

const server = startLoopback()
const PERIOD = { period: 'today' } as const

it('the hydrant table offers no calls that it does not have, or that mean something else there (contract device 12)', async () => {
  const calls = server.client().with(statistics)
  const outcomes = await Promise.allSettled([
    // @ts-expect-error no counts by verdict: hydrants have no fires
    calls.verdictCounts({ kind: 'hydrant' }),
    // @ts-expect-error no counts by month
    calls.byMonth({ kind: 'hydrant' }),
    // @ts-expect-error no counts by building: hydrants stand outdoors
    calls.byBuilding({ kind: 'hydrant', category: '0', ...PERIOD }),
    // @ts-expect-error its counts by day are those of one hydrant, and `tag` 0 is a week there
    calls.byDay({ kind: 'hydrant', ...PERIOD }),
    // @ts-expect-error no open fires
    calls.openRecords({ kind: 'hydrant', category: '1', page: 1, limit: 20 }),
  ])
  // a caller without types is told so, too
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'ApiError', kind: 'invalid' } })
  expect(server.requests).toEqual([])
})

it('the hydrant table has shares by alarm type, the handled ratio, open faults and alarm types', async () => {
  server.on('*', { json: { status: 200, data: [] } })
  const calls = server.client().with(statistics)
  await calls.byAlarmType({ kind: 'hydrant', ...PERIOD })
  await calls.openRecords({ kind: 'hydrant', category: '0', page: 1, limit: 20 })
  await calls.alarmTypes({ kind: 'hydrant' })
  expect(server.requests.map(({ path }) => path.split('/').slice(-2))).toEqual([
    ['deviceFacilitiesAbnormal', 'selectCountByType'],
    ['deviceFacilitiesAbnormal', 'getAllAlrmAndFault'],
    ['deviceFacilitiesAbnormal', 'selectAlrmType'],
  ])
})
