import { ok, rows, type CallSample } from '../call-sample'

const HOST = { serverIp: '10.0.0.1', port: '9000' }
const POINT = { fireHostId: '5', buildingId: '12', floor: 3, loop: '02', address: '017', series: '点型' }
const WIRE_POINT = { fireMainId: 5, buildingId: 12, floor: 3, sensorLoop: '02', address: '017', series: '点型' }
const READ_POINT = { ...POINT, id: '9', status: '3', buildingName: null, position: null }

export const fireHostSamples: readonly CallSample[] = [
  {
    call: 'GET /api/device/deviceFireMain/pageList',
    run: (client) => client.estate.fireHosts.list({ page: 1, limit: 15, serverIp: '10.' }),
    sends: { page: '1', limit: '15', serverIp: '10.' },
    response: rows({ id: 5, ...HOST, gis: '118.7,32.0', positionDescription: '监控室' }),
    gives: {
      rows: [{ id: '5', ...HOST, coordinates: { longitude: 118.7, latitude: 32 }, position: '监控室' }],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/deviceFireMain/get',
    run: (client) => client.estate.fireHosts.get('5'),
    sends: { id: '5' },
    response: ok({ id: 5, serverIp: '10.0.0.1', port: 9000 }),
    gives: { id: '5', ...HOST, coordinates: null, position: null },
  },
  {
    call: 'POST /api/device/deviceFireMain/add',
    run: (client) => client.estate.fireHosts.add({ ...HOST, coordinates: { longitude: 118.7, latitude: 32 } }),
    sends: { ...HOST, gis: '118.7,32' },
    response: ok(),
  },
  {
    call: 'POST /api/device/deviceFireMain/update',
    run: (client) => client.estate.fireHosts.update('5', { ...HOST, coordinates: null }),
    sends: { id: 5, ...HOST, gis: '' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMain/deleteQuery',
    run: (client) => client.estate.fireHosts.withPoints(['5', '6']),
    sends: { ids: '5,6' },
    response: ok([5]),
    gives: ['5'],
  },
  {
    call: 'GET /api/device/deviceFireMain/delete',
    run: (client) => client.estate.fireHosts.remove(['5']),
    sends: { ids: '5' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/pageList',
    run: (client) =>
      client.estate.fireHostPoints.list({
        page: 1,
        limit: 15,
        fireHostId: '5',
        buildingIds: ['12', '13'],
        status: '1',
      }),
    sends: { ids: '12,13', fireMainId: '5', status: '1' },
    response: rows({ id: 9, status: '未启用', ...WIRE_POINT, positionSign: '未标记' }),
    gives: { rows: [{ ...READ_POINT, marked: false }], total: 1, dropped: 0 },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/selectType',
    run: (client) => client.estate.fireHostPoints.form({ id: '9', buildingId: '12' }),
    sends: { id: '9', buildingId: '12' },
    response: ok({
      deviceFireMainSensor: { id: 9, status: '3', ...WIRE_POINT, positionSign: '10,20' },
      floor: [2, 1, -1],
    }),
    gives: { point: { ...READ_POINT, marked: true }, floors: [2, 1, -1] },
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/add',
    run: (client) => client.estate.fireHostPoints.add(POINT),
    sends: WIRE_POINT,
    response: ok(),
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/update',
    run: (client) => client.estate.fireHostPoints.update('9', { ...POINT, position: '走廊' }),
    sends: { id: 9, ...WIRE_POINT, positionDescription: '走廊' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/delete',
    run: (client) => client.estate.fireHostPoints.remove(['9']),
    sends: { ids: '9' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/getStatusByBuild',
    run: (client) => client.estate.fireHostPoints.buildingMarkers({ buildingName: '星', channelId: '11' }),
    sends: { bName: '星', channelId: '11' },
    response: ok([
      { id: 12, name: '星河大厦', gisx: '118.7', gisy: 32, status: '1' },
      { id: 13, name: '无标记' },
    ]),
    gives: { rows: [
      { id: '12', name: '星河大厦', status: '1', coordinates: { longitude: 118.7, latitude: 32 } },
      { id: '13', name: '无标记', status: null, coordinates: null },
    ], dropped: 0 },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/getAllBuildingList',
    run: (client) => client.estate.fireHostPoints.buildings({ page: 1, limit: 15, channelId: '11' }),
    sends: { page: '1', limit: '15', channelId: '11' },
    response: rows({ id: 12, bName: '星河大厦', bAddress: '滨江路', faultCount: 1, callCount: '2', normalCount: 3 }),
    gives: {
      rows: [
        {
          id: '12',
          name: '星河大厦',
          address: '滨江路',
          responsiblePerson: null,
          phone: null,
          faults: 1,
          alarms: 2,
          normal: 3,
        },
      ],
      total: 1,
      dropped: 0,
    },
  },
]
