import { describe, expect, it } from 'vitest'
import { startLoopback } from '../../testing/loopback'

const server = startLoopback()
const floor = { buildingId: '12', floor: 3, page: 1, limit: 10, status: null }

describe('the devices of a floor', () => {
  it('have their status as a code, which is sent as text', async () => {
    server.on('/api/device/deviceSensor/selectByFloorGetSensor', {
      json: {
        status: 200,
        data: {
          total: '1',
          rows: [
            {
              id: 501,
              status: '离线',
              color: '#F5A623',
              sensorNo: 'a1',
              equipmentType: '感烟',
              channelId: 1,
              channelName: '无线感烟',
              positionDescription: '走廊',
              bName: '星河大厦',
            },
          ],
        },
      },
    })
    expect(await server.client().sensors.onFloor({ channelId: '1', ...floor })).toEqual({
      rows: [
        {
          id: '501',
          status: '4',
          position: '走廊',
          sensorNumber: 'a1',
          equipmentType: '感烟',
          channelId: '1',
          channelName: '无线感烟',
          clockFault: null,
          buildingName: '星河大厦',
          fireHostId: null,
          loop: null,
          address: null,
          series: null,
        },
      ],
      total: 1,
      dropped: 0,
    })
    expect(server.requests[0]?.query).toEqual({
      channelId: '1',
      buildingId: '12',
      floor: '3',
      page: '1',
      limit: '10',
      status: '-1',
    })
  })

  it('are points of fire hosts for channel 11', async () => {
    server.on('/api/device/deviceFireMainSensor/selectByFloorGetSensor', {
      json: {
        status: 200,
        data: {
          total: 1,
          rows: [{ id: 9, status: '报警', fireMainId: 5, sensorLoop: '02', address: '017', series: '点型' }],
        },
      },
    })
    const { rows } = await server.client().sensors.onFloor({ channelId: '11', ...floor, status: '1' })
    expect(rows).toMatchObject([
      { status: '1', fireHostId: '5', loop: '02', address: '017', series: '点型', sensorNumber: null },
    ])
    expect(server.requests[0]?.query.status).toBe('1')
  })

  it('are counted when the plan does not show them', async () => {
    server.on('/api/device/deviceSensor/getStatusCount', {
      json: { status: 200, data: { notEnabledCount: 2, unlabeledCount: '1' } },
    })
    expect(await server.client().sensors.unplacedCounts({ buildingId: '12', channelId: '1' })).toEqual({
      notEnabled: 2,
      unlabelled: 1,
      allNotEnabled: 0,
    })
  })
})

describe('the contact of a building', () => {
  it('has null for what is missing', async () => {
    server.on('/api/device/deviceBuilding/selectByBuildId', {
      json: { status: 200, data: { bName: '星河大厦', safeDutyPhone: 13800001234 } },
    })
    expect(await server.client().buildings.contact('12')).toEqual({
      name: '星河大厦',
      address: null,
      responsiblePerson: null,
      phone: '13800001234',
    })
    expect(server.requests[0]?.query).toEqual({ buildId: '12' })
  })
})
