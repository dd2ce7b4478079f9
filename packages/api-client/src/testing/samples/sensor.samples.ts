import { CHANNEL } from '../../codes/channel'
import { ok, rows, type CallSample } from '../call-sample'

const page = { page: 1, limit: 10 }
const NO_ROW = {
  status: null,
  clockFault: null,
  position: null,
  sensorNumber: null,
  equipmentType: null,
  channelId: null,
  channelName: null,
  buildingName: null,
  fireHostId: null,
  loop: null,
  address: null,
  series: null,
}
const NOT_ENABLED = {
  sensorNumber: null,
  equipmentType: null,
  model: null,
  manufacturer: null,
  channelName: null,
  buildingName: null,
  hydrantName: null,
  floor: null,
  position: null,
  marked: null,
  fireHostId: null,
  loop: null,
  address: null,
  series: null,
}

const TWINS: readonly [string, string][] = [
  ['deviceSensor', CHANNEL.default],
  ['deviceFireMainSensor', CHANNEL.fireHost],
]

export const sensorSamples: readonly CallSample[] = [
  ...TWINS.flatMap(([controller, channelId]): CallSample[] => [
    {
      call: `GET /api/device/${controller}/selectStatusCount`,
      run: (client) => client.deviceCounts.ofBuilding({ buildingId: '12', channelId, floor: 3 }),
      sends: { buildId: '12', channelId, floor: '3' },
      response: ok({ faultCount: 1, callCount: 2, normalCount: 3 }),
      gives: { alarm: 2, fault: 1, offline: null, normal: 3 },
    },
    {
      call: `GET /api/device/${controller}/getStatusCount`,
      run: (client) => client.sensors.unplacedCounts({ buildingId: '12', channelId }),
      sends: { buildId: '12', channelId },
      response: ok({ notEnabledCount: 1, unlabeledCount: 2, allNotEnabledCount: 3 }),
      gives: { notEnabled: 1, unlabelled: 2, allNotEnabled: 3 },
    },
    {
      call: `GET /api/device/${controller}/getAlrmFloor`,
      run: (client) => client.floors.list({ buildingId: '12', channelId }),
      sends: { buildId: '12', channelId },
      response: ok([{ floor: 2, status: '1' }]),
      gives: { rows: [{ floor: 2, status: 'alarm' }], dropped: 0 },
    },
    {
      call: `GET /api/device/${controller}/selectCount`,
      run: (client) => client.sensors.typeCounts({ buildingId: '12', channelId }),
      sends: { buildId: '12' },
      response: ok([
        { type: '感烟', count: '3', color: '#4F9600' },
        { type: '感温', count: 1, color: 'url(x)' },
      ]),
      gives: { rows: [
        { type: '感烟', count: 3, color: '#4F9600' },
        { type: '感温', count: 1, color: null },
      ], dropped: 0 },
    },
    {
      call: `GET /api/device/${controller}/getSensorAndFloor`,
      run: (client) => client.floorPlans.markers({ buildingId: '12', channelId, floor: 3 }),
      sends: { buildId: '12', channelId, floor: '3' },
      response: ok({
        url: '/placeholder.png',
        sensor: [
          { id: 1, positionSignX: '120.5', positionSignY: '80', status: '1', color: '#FF001F', positionDescription: '东走廊' },
          { id: 2, status: 4 },
        ],
      }),
      gives: {
        dropped: 0,
        markers: [
          { id: '1', status: '1', x: 120.5, y: 80, color: '#FF001F', position: '东走廊' },
          { id: '2', status: '4', x: null, y: null, color: null, position: null },
        ],
      },
    },
    {
      call: `GET /api/device/${controller}/selectByFloorGetSensor`,
      run: (client) => client.sensors.onFloor({ buildingId: '12', channelId, floor: 3, status: null, ...page }),
      sends: { buildingId: '12', channelId, floor: '3', status: '-1', page: '1', limit: '10' },
      response: rows({ id: 1, status: '报警', clockFault: true }),
      gives: { rows: [{ ...NO_ROW, id: '1', status: '1', clockFault: true }], total: 1, dropped: 0 },
    },
    {
      call: `GET /api/device/${controller}/getNotEnabledSensorList`,
      run: (client) => client.sensors.notEnabled({ buildingId: '12', channelId, ...page }),
      sends: { buildingId: '12', channelId, page: '1', limit: '10' },
      response: rows({ id: 1, positionSign: 'true', floor: '-1' }, { id: 2, positionSign: 'false' }),
      gives: {
        rows: [
          { ...NOT_ENABLED, id: '1', marked: true, floor: -1 },
          { ...NOT_ENABLED, id: '2', marked: false },
        ],
        total: 2,
        dropped: 0,
      },
    },
  ]),
  {
    call: 'GET /api/device/deviceBuilding/getFloor',
    run: (client) => client.floors.list({ buildingId: '12', channelId: '1' }),
    sends: { buildId: '12' },
    response: ok([{ floor: 2 }, { floor: -1 }]),
    gives: { rows: [
      { floor: 2, status: null },
      { floor: -1, status: null },
    ], dropped: 0 },
  },
  {
    call: 'GET /api/device/deviceSensor/getAllCount',
    run: (client) => client.statistics.devices(),
    response: ok({ faultCount: 5, callCount: 1, normalCount: 9, offCount: 2 }),
    gives: { alarm: 1, fault: 5, offline: 2, normal: 9, notEnabled: null },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/getAllStatusCount',
    run: (client) => client.statistics.fireHostPoints(),
    response: ok({ faultCount: 5, callCount: 1, normalCount: 9, notEnabledCount: 12 }),
    gives: { alarm: 1, fault: 5, offline: null, normal: 9, notEnabled: 12 },
  },
  {
    call: 'GET /api/device/deviceSensor/selectByHydrantIdGetSensor',
    run: (client) => client.hydrants.sensors({ hydrantId: '31', channelId: '5', status: '4', ...page }),
    sends: { hydrantId: '31', channelId: '5', status: '4', page: '1', limit: '10' },
    response: rows({ id: 1, status: '离线', sensorNo: 'h1' }),
    gives: { rows: [{ ...NO_ROW, id: '1', status: '4', sensorNumber: 'h1' }], total: 1, dropped: 0 },
  },
  {
    call: 'GET /api/device/deviceSensor/getNotEnabledSensorListByHydrantId',
    run: (client) => client.hydrants.notEnabled({ hydrantId: '31', channelId: '5', ...page }),
    sends: { hydrantId: '31', channelId: '5' },
    response: rows({ id: 1, hydrantName: '1号', manufacturer: '安澜' }),
    gives: { rows: [{ ...NOT_ENABLED, id: '1', hydrantName: '1号', manufacturer: '安澜' }], total: 1, dropped: 0 },
  },
  {
    call: 'GET /api/device/deviceSensor/getSelected',
    run: (client) => client.estate.inventory.filters({ channelId: '1' }),
    sends: { channelId: '1' },
    response: ok({ equipmentType: ['全部', '感烟'], manufacturer: ['全部', '安澜'], channel: ['无线感烟'] }),
    gives: { equipmentTypes: ['感烟'], manufacturers: ['安澜'], channels: ['无线感烟'] },
  },
  {
    call: 'GET /api/device/deviceSensor/getOutdoorSelected',
    run: (client) => client.estate.inventory.outdoorFilters(),
    response: ok({ equipmentType: ['全部'], manufacturer: null }),
    gives: { equipmentTypes: [], manufacturers: [], channels: [] },
  },
  {
    call: 'GET /api/device/deviceSensorType/getSelected',
    run: (client) => client.estate.inventory.typeFilters(),
    response: ok({ equipmentType: ['感烟'], manufacturer: [], channel: [{ id: 1, channelName: '无线感烟' }] }),
    gives: {
      equipmentTypes: ['感烟'],
      manufacturers: [],
      channels: ['无线感烟'],
      allManufacturers: [],
      allChannels: [],
      measuringPoints: [],
    },
  },
]
