import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from './api-client-options'
import { fullClient } from './testing/call-sample'
import { accessAnswers } from './testing/deployed/access.answers'
import { buildingAnswers } from './testing/deployed/building.answers'
import { EMPTY_TABLES } from './testing/deployed/deployed-answer'
import { deviceAnswers } from './testing/deployed/device.answers'
import { recordAnswers } from './testing/deployed/record.answers'
import { startLoopback } from './testing/loopback'

const server = startLoopback()

function client(diagnostics: Diagnostic[] = []) {
  return fullClient({ baseUrl: server.baseUrl, getToken: () => 't', onDiagnostic: (told) => diagnostics.push(told) })
}

describe.each(['UTC', 'Asia/Shanghai', 'America/New_York'])('with the machine in %s, deployed answers keep what they say', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each([...deviceAnswers, ...buildingAnswers, ...recordAnswers, ...accessAnswers])(
    '$path: $title',
    async ({ path, ask, body, keeps, leftOut = 0 }) => {
      server.on('*', { json: { status: 200, data: [] } })
      server.on(`/api/${path}`, { json: body })
      const diagnostics: Diagnostic[] = []
      const answer = await ask(client(diagnostics))
      if (typeof keeps === 'object' && keeps !== null) expect(answer).toMatchObject(keeps)
      else expect(answer).toBe(keeps)
      expect(diagnostics.map(({ problem }) => problem)).toEqual(Array.from({ length: leftOut }, () => 'rowDropped'))
    },
  )
})

describe('an empty page is an empty page, however it travels', () => {
  it.each(EMPTY_TABLES)('%j', async (body) => {
    server.on('*', { json: body })
    const query = { page: 1, limit: 10 }
    const empty = { rows: [], total: 0, dropped: 0 }
    expect(await client().abnormalRecords.list({ kind: 'general', state: 'unhandled', ...query })).toEqual(empty)
    expect(await client().administration.users.list(query)).toEqual(empty)
  })
})

describe('what counts nothing is no count: failed never looks like empty', () => {
  it.each([{}, { a: 1 }, null, [], '3'])('%j', async (data) => {
    server.on('*', { json: { status: 200, data } })
    const place = { buildingId: '12', channelId: '1' }
    const asked = [
      client().deviceCounts.devices(),
      client().deviceCounts.ofBuilding(place),
      client().sensors.unplacedCounts(place),
      client().statistics.verdictCounts({ kind: 'general' }),
      client().statistics.handledRatio({ kind: 'general', period: 'today' }),
    ]
    for (const answer of asked) await expect(answer).rejects.toMatchObject({ kind: 'malformed' })
  })
})
