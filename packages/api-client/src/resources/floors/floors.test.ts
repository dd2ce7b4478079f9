import { describe, expect, it } from 'vitest'
import { startLoopback } from '../../testing/loopback'

const server = startLoopback()
const ok = (data: unknown) => ({ json: { status: 200, data } })

describe('floors', () => {
  it('are sorted from the top down and have the states of the alarm floors', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([{ floor: 2 }, { floor: 1 }, { floor: -1 }, { floor: -2 }]))
    server.on(
      '/api/device/deviceSensor/getAlrmFloor',
      ok([
        { floor: -1, status: '0' },
        { floor: 2, status: '1' },
      ]),
    )
    expect((await server.client().floors.list({ buildingId: '12', channelId: '1' })).rows).toEqual([
      { floor: 2, status: 'alarm' },
      { floor: 1, status: null },
      { floor: -1, status: 'faultOrOffline' },
      { floor: -2, status: null },
    ])
  })

  it('include an alarm floor that the building does not list', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([{ floor: 1 }]))
    server.on(
      '/api/device/deviceSensor/getAlrmFloor',
      ok([
        { floor: 9, status: 1 },
        { floor: 9, status: 0 },
      ]),
    )
    expect((await server.client().floors.list({ buildingId: '12', channelId: '1' })).rows).toEqual([
      { floor: 9, status: 'alarm' },
      { floor: 1, status: null },
    ])
  })

  it('tell offline devices from faults where the server does (domain 20)', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([]))
    server.on(
      '/api/device/deviceSensor/getAlrmFloor',
      ok([
        { floor: 4, status: '0', offlineOnly: true },
        { floor: 3, status: '0', offlineOnly: false },
        { floor: 2, status: '0' },
        { floor: 1, status: '1', offlineOnly: false },
      ]),
    )
    expect((await server.client().floors.list({ buildingId: '12', channelId: '1' })).rows.map(({ status }) => status)).toEqual([
      'offline',
      'fault',
      'faultOrOffline',
      'alarm',
    ])
  })

  it('are in alarm when their status was sent and cannot be read: a fire must not look normal (domain 25)', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([{ floor: 3 }, { floor: 2 }, { floor: 1 }]))
    server.on('/api/device/deviceSensor/getAlrmFloor', ok([{ floor: 3, status: '报警中' }, { floor: 2, status: {} }, { floor: 1, status: '' }]))
    expect((await server.client().floors.list({ buildingId: '12', channelId: '1' })).rows).toEqual([
      { floor: 3, status: 'alarm' },
      { floor: 2, status: 'alarm' },
      { floor: 1, status: null },
    ])
  })

  it('count the rows of both lists that cannot be read', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([{ floor: 3 }, { floor: 'x' }]))
    server.on('/api/device/deviceSensor/getAlrmFloor', ok([{ floor: 3, status: '0' }, { floor: 0, status: '1' }]))
    expect((await server.client().floors.list({ buildingId: '12', channelId: '1' })).dropped).toBe(2)
  })

  it('can be bare numbers or have a status of their own; floor 0 is dropped', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([3, '2', { floor: 1, type: '0' }, 0, { floor: 'x' }]))
    server.on('/api/device/deviceSensor/getAlrmFloor', ok(null))
    expect((await server.client().floors.list({ buildingId: '12', channelId: '1' })).rows).toEqual([
      { floor: 3, status: null },
      { floor: 2, status: null },
      { floor: 1, status: 'faultOrOffline' },
    ])
  })

  it('have the alarm floors of the fire hosts for channel 11', async () => {
    server.on('*', ok([]))
    await server.client().floors.list({ buildingId: '12', channelId: '11' })
    expect(server.requests.map(({ path, query }) => [path, query]).sort()).toEqual([
      ['/api/device/deviceBuilding/getFloor', { buildId: '12' }],
      ['/api/device/deviceFireMainSensor/getAlrmFloor', { buildId: '12', channelId: '11' }],
    ])
  })

  it('fail when one of the two calls fails', async () => {
    server.on('/api/device/deviceBuilding/getFloor', ok([{ floor: 1 }]))
    server.on('/api/device/deviceSensor/getAlrmFloor', { json: { status: 500, message: 'x' }, status: 500 })
    await expect(server.client().floors.list({ buildingId: '12', channelId: '1' })).rejects.toMatchObject({
      kind: 'server',
    })
  })
})
