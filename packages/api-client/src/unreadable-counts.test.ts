import { describe, expect, it } from 'vitest'
import type { FullClient } from './testing/call-sample'
import { clientOfBody } from './testing/client-of-body'

const place = { buildingId: '12', channelId: '1' }
const general = { kind: 'general' } as const
const today = { ...general, period: 'today' } as const

interface CountCase {
  what: string
  /** data of the response, as JSON, with this text as the count */
  data: (count: string) => string
  run: (client: FullClient) => Promise<unknown>
  gives: (count: number | null) => unknown
  /** wire name of the count */
  field: string
}

const CASES: readonly CountCase[] = [
  {
    what: 'devices by status',
    data: (count) => `{"callCount":${count},"faultCount":1,"normalCount":9}`,
    run: (client) => client.statistics.devices(),
    gives: (count) => ({ alarm: count, fault: 1, offline: null, normal: 9, notEnabled: null }),
    field: 'callCount',
  },
  {
    what: 'faults and offline devices',
    data: (count) => `{"callCount":0,"faultCount":${count},"normalCount":9,"offlineCount":2}`,
    run: (client) => client.deviceCounts.ofBuilding(place),
    gives: (count) => ({ alarm: 0, fault: count, offline: 2, normal: 9 }),
    field: 'faultCount',
  },
  {
    what: 'devices that the plan does not show',
    data: (count) => `{"notEnabledCount":1,"unlabeledCount":${count},"allNotEnabledCount":1}`,
    run: (client) => client.sensors.unplacedCounts(place),
    gives: (count) => ({ notEnabled: 1, unlabelled: count, allNotEnabled: 1 }),
    field: 'unlabeledCount',
  },
  {
    what: 'unhandled records of a channel',
    data: (count) => `[{"channelId":1,"channelName":"无线感烟","count":${count},"fireCount":0}]`,
    run: (client) => client.abnormalRecords.channels({}),
    gives: (count) => ({ rows: [{ id: '1', name: '无线感烟', count, fireCount: 0, floorsInTrouble: null }], dropped: 0 }),
    field: 'count',
  },
  {
    what: 'fires by verdict',
    data: (count) => `{"realFire":${count},"falseFire":0,"faultAlarm":1}`,
    run: (client) => client.statistics.verdictCounts(general),
    gives: (count) => ({ realFires: count, falseAlarms: 0, faults: 1 }),
    field: 'realFire',
  },
  {
    what: 'records of a month',
    data: (count) => `{"months":["202611"],"faultCount":[1],"alarmCount":[${count}],"notAlarmCount":[0]}`,
    run: (client) => client.statistics.byMonth(general),
    gives: (count) => ({ rows: [{ month: '202611', faults: 1, fires: count, falseAlarms: 0 }], dropped: 0 }),
    field: 'alarmCount',
  },
  {
    what: 'records of a day',
    data: (count) => `{"dateList":["2026-11-20"],"faultList":[1],"callList":[${count}]}`,
    run: (client) => client.statistics.byDay(today),
    gives: (count) => ({ rows: [{ day: '2026-11-20', faults: 1, fires: count }], dropped: 0 }),
    field: 'callList',
  },
  {
    what: 'handled records',
    data: (count) => `{"handleCount":${count},"callCount":2,"handle_percentage":50,"notHandle_percentage":50}`,
    run: (client) => client.statistics.handledRatio(today),
    gives: (count) => ({ handled: count, unhandled: 2, handledPercentage: 50, unhandledPercentage: 50 }),
    field: 'handleCount',
  },
  {
    what: 'alarms of a building',
    data: (count) => `{"total":1,"rows":[{"id":1,"faultCount":0,"callCount":${count},"normalCount":3}]}`,
    run: async (client) => {
      const { rows } = await client.fireHosts.points.buildings({ page: 1, limit: 10 })
      return rows.map(({ faults, alarms, normal }) => ({ faults, alarms, normal }))
    },
    gives: (count) => [{ faults: 0, alarms: count, normal: 3 }],
    field: 'callCount',
  },
]

const inEnvelope = (data: string) => `{"status":200,"data":${data}}`

describe.each(['"abc"', '1e400', '-3', '2.5', '"many"', '{}', 'true'])('a count that is %s is unknown, never 0, with a diagnostic (domain 25)', (count) => {
  it.each(CASES)('$what', async ({ data, run, gives, field }) => {
    const { client, diagnostics } = clientOfBody(inEnvelope(data(count)))
    expect(await run(client)).toEqual(gives(null))
    expect(diagnostics.map(({ problem, detail }) => `${problem} ${detail}`)).toEqual([`fieldUnreadable ${field}: unreadable`])
  })

  it('and is malformed when it is the whole response', async () => {
    const { client } = clientOfBody(inEnvelope(count))
    await expect(client.abnormalRecords.countUnhandled()).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('and still is a use of what someone wants to delete', async () => {
    const { client } = clientOfBody(inEnvelope(`[{"what":"设备","count":${count}}]`))
    expect(await client.firms.usedBy('1')).toEqual([{ what: '设备', count: 1 }])
  })
})

it.each(CASES)('a missing count is 0 where the server leaves out sums over nothing: $what', async ({ data, run, gives }) => {
  const { client, diagnostics } = clientOfBody(inEnvelope(data('null')))
  expect(await run(client)).toEqual(gives(0))
  expect(diagnostics).toEqual([])
})

it('a column of counts that is missing, no list, or too short is unknown', async () => {
  const { client, diagnostics } = clientOfBody(inEnvelope('{"months":["202610","202611"],"faultCount":[1],"alarmCount":"broken"}'))
  expect((await client.statistics.byMonth(general)).rows).toEqual([
    { month: '202610', faults: 1, fires: null, falseAlarms: null },
    { month: '202611', faults: null, fires: null, falseAlarms: null },
  ])
  expect(diagnostics).not.toEqual([])
})

it('a month or day without a readable name is counted as unreadable', async () => {
  const months = clientOfBody(inEnvelope('{"months":["202610",{}],"faultCount":[1,2],"alarmCount":[1,2],"notAlarmCount":[0,0]}'))
  expect(await months.client.statistics.byMonth(general)).toEqual({ rows: [{ month: '202610', faults: 1, fires: 1, falseAlarms: 0 }], dropped: 1 })
  const days = clientOfBody(inEnvelope('{"dateList":[null,"2026-11-20"],"faultList":[1,2],"callList":[3,4]}'))
  expect(await days.client.statistics.byDay(today)).toEqual({ rows: [{ day: '2026-11-20', faults: 2, fires: 4 }], dropped: 1 })
})

it('no count is made up when none can be read', async () => {
  const { client } = clientOfBody(inEnvelope('{"callCount":"abc","faultCount":-1,"normalCount":{}}'))
  await expect(client.statistics.devices()).rejects.toMatchObject({ kind: 'malformed' })
  await expect(client.deviceCounts.ofBuilding(place)).rejects.toMatchObject({ kind: 'malformed' })
})
