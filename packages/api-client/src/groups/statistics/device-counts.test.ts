import { describe, expect, it } from 'vitest'
import { statistics } from './index'
import { startLoopback } from '../../testing/loopback'

const server = startLoopback()
const tenant = () => server.client().with(statistics)
const ALL = '/api/device/deviceSensor/getAllCount'

describe('device counts (domain 20)', () => {
  it.each([
    [
      'count offline devices as faults when there is no offline count',
      { faultCount: 8, callCount: 2, normalCount: 90 },
      { alarm: 2, fault: 8, offline: null, normal: 90 },
    ],
    [
      'leave the faults as they are beside offCount: no contract says that they contain it (contract device 2.2)',
      { faultCount: 8, callCount: 2, normalCount: 90, offCount: 3 },
      { alarm: 2, fault: 8, offline: 3, normal: 90 },
    ],
    [
      'have faults without offline devices when there is offlineCount',
      { faultCount: '8', callCount: '2', normalCount: '90', offlineCount: 3 },
      { alarm: 2, fault: 5, offline: 3, normal: 90 },
    ],
    [
      'take the offline devices out of the faults once when both are sent',
      { faultCount: 8, callCount: 2, normalCount: 90, offCount: 3, offlineCount: 3 },
      { alarm: 2, fault: 5, offline: 3, normal: 90 },
    ],
    [
      'hide no fault when more devices are offline than faults contain',
      { faultCount: 1, callCount: 0, normalCount: 0, offlineCount: 3 },
      { alarm: 0, fault: 1, offline: 3, normal: 0 },
    ],
    [
      'have no alarms when the alarm count is missing, as of hydrants',
      { faultCount: 1, normalCount: 4 },
      { alarm: 0, fault: 1, offline: null, normal: 4 },
    ],
  ])('%s', async (_rule, data, counts) => {
    server.on(ALL, { json: { status: 200, data } })
    expect(await tenant().devices()).toEqual({ ...counts, notEnabled: null })
  })

  it('have the devices that are not enabled where the server counts them (ADR 3)', async () => {
    server.on(ALL, { json: { status: 200, data: { faultCount: 0, callCount: 0, normalCount: 4, notEnabledCount: 12 } } })
    expect(await tenant().devices()).toMatchObject({ notEnabled: 12 })
  })

  it('are an error, not zero, when the response has none', async () => {
    server.on(ALL, { json: { status: 200, data: {} } })
    await expect(tenant().devices()).rejects.toMatchObject({ kind: 'malformed' })
  })

  it.each([
    ['1', 'deviceSensor'],
    ['5', 'deviceSensor'],
    ['11', 'deviceFireMainSensor'],
  ])('of a building in channel %s come from %s', async (channelId, controller) => {
    server.on('*', { json: { status: 200, data: { faultCount: 0, callCount: 0, normalCount: 1 } } })
    await server.client().deviceCounts.ofBuilding({ buildingId: '12', channelId, floor: -1 })
    expect(server.requests).toMatchObject([
      { path: `/api/device/${controller}/selectStatusCount`, query: { buildId: '12', channelId, floor: '-1' } },
    ])
  })

  it('of fire host points have a call of their own', async () => {
    server.on('/api/device/deviceFireMainSensor/getAllStatusCount', {
      json: { status: 200, data: { faultCount: 0, callCount: 1, normalCount: 1 } },
    })
    expect(await tenant().fireHostPoints()).toMatchObject({ alarm: 1, offline: null })
  })
})
