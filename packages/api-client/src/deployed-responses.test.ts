import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from './api-client-options'
import type { ReadRows } from './rows'
import { fullClient } from './testing/call-sample'
import { accessResponses } from './testing/deployed/access.responses'
import { buildingResponses } from './testing/deployed/building.responses'
import { EMPTY_TABLES } from './testing/deployed/deployed-response'
import { deviceResponses } from './testing/deployed/device.responses'
import { recordResponses } from './testing/deployed/record.responses'
import { startLoopback } from './testing/loopback'

const server = startLoopback()

function client(diagnostics: Diagnostic[] = []) {
  return fullClient({ baseUrl: server.baseUrl, getToken: () => 't', onDiagnostic: (one) => diagnostics.push(one) })
}

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York'])('with the machine in %s, a response of the deployed platform is read', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each([...deviceResponses, ...buildingResponses, ...recordResponses, ...accessResponses])(
    '$path: $title',
    async ({ path, run, body, contains, dropped = 0, unreadable = 0 }) => {
      server.on('*', { json: { status: 200, data: [] } })
      server.on(`/api/${path}`, { json: body })
      const diagnostics: Diagnostic[] = []
      const read = await run(client(diagnostics))
      const result = Array.isArray(contains) && !Array.isArray(read) ? (read as ReadRows<unknown>).rows : read
      if (typeof contains === 'object' && contains !== null) expect(result).toMatchObject(contains)
      else expect(result).toBe(contains)
      const reported = (problem: Diagnostic['problem']) => diagnostics.filter((one) => one.problem === problem).length
      expect([reported('rowDropped'), reported('fieldUnreadable'), diagnostics.length]).toEqual([dropped, unreadable, dropped + unreadable])
    },
  )
})

describe('an empty page is read from', () => {
  it.each(EMPTY_TABLES)('%j', async (body) => {
    server.on('*', { json: body })
    const query = { page: 1, limit: 10 }
    const empty = { rows: [], total: 0, dropped: 0 }
    expect(await client().abnormalRecords.list({ kind: 'general', state: 'unhandled', ...query })).toEqual(empty)
    expect(await client().administration.users.list(query)).toEqual(empty)
  })
})

describe('a response without any count is malformed, since failed must not look like empty', () => {
  it.each([{}, { a: 1 }, null, [], '3'])('%j', async (data) => {
    server.on('*', { json: { status: 200, data } })
    const place = { buildingId: '12', channelId: '1' }
    const calls = [
      client().statistics.devices(),
      client().deviceCounts.ofBuilding(place),
      client().sensors.unplacedCounts(place),
      client().statistics.verdictCounts({ kind: 'general' }),
      client().statistics.handledRatio({ kind: 'general', period: 'today' }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'malformed' })
  })
})
