import { ok, rows, type CallSample } from '../call-sample'

const HOST = { serverIp: '10.0.0.1', port: '9000' }
const AT = Date.UTC(2026, 9, 12, 1, 30)
const POINT = { fireHostId: '5', buildingId: '12', floor: 3, loop: '02', address: '017', series: '点型' }
const WIRE_POINT = { fireMainId: '5', buildingId: '12', floor: 3, sensorLoop: '02', address: '017', series: '点型' }
const READ_POINT = {
  ...POINT, id: '9', version: null, status: '3', hostName: null, hostIp: null, hostPort: null, buildingName: null, position: null, mark: null, lastReportAt: null, updatedAt: null,
}
const READ_HOST = {
  ...HOST, id: '5', version: null, coordinates: null, position: null, name: null, manufacturer: null, model: null, protocol: null, buildingId: null, buildingName: null,
  controlRoom: null, phone: null, lastContactAt: null, silent: null, states: {}, stopped: false, stopReason: null, refusedAt: null, updatedAt: null,
}
const FORM_POINT = (({ version: _version, ...rest }) => rest)(READ_POINT)

export const fireHostSamples: readonly CallSample[] = [
  {
    call: 'GET /api/device/deviceFireMain/pageList',
    run: (client) => client.fireHosts.hosts.list({ page: 1, limit: 15, serverIp: '10.' }),
    sends: { page: '1', limit: '15', serverIp: '10.' },
    response: rows({ id: 5, ...HOST, gis: '118.7,32.0', positionDescription: '监控室' }, {
      id: 6, ...HOST, states: [{ name: 'batteryFault', on: '1', time: '2026-10-12 09:30:00', since: '2026-10-12 09:30:00' }, { name: 'later', on: '1' }],
      stopped: '1', stopReason: '检修', refusedTime: '2026-10-12 09:30:00',
    }),
    gives: {
      rows: [
        { ...READ_HOST, coordinates: { longitude: 118.7, latitude: 32 }, position: '监控室' },
        { ...READ_HOST, id: '6', states: { batteryFault: { name: 'batteryFault', on: true, at: AT, since: AT } }, stopped: true, stopReason: '检修', refusedAt: AT },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/deviceFireMain/get',
    run: (client) => client.fireHosts.hosts.get('5'),
    sends: { id: '5' },
    response: ok({ id: 5, serverIp: '10.0.0.1', port: 9000 }),
    gives: READ_HOST,
  },
  {
    call: 'POST /api/device/deviceFireMain/add',
    run: (client) => client.fireHosts.hosts.add({ ...HOST, coordinates: { longitude: 118.7, latitude: 32 } }),
    sends: { ...HOST, gis: '118.7,32' },
    response: ok(),
  },
  {
    call: 'POST /api/device/deviceFireMain/update',
    run: (client) => client.fireHosts.hosts.update('5', { ...HOST, coordinates: null }, { version: '1' }),
    sends: { id: 5, ...HOST, gis: null },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMain/deleteQuery',
    run: (client) => client.fireHosts.hosts.withPoints(['5', '6']),
    sends: { ids: '5,6' },
    response: ok([5]),
    gives: ['5'],
  },
  {
    call: 'POST /api/device/deviceFireMain/setStopped',
    run: (client) => client.fireHosts.hosts.setStopped('5', { stopped: true, reason: '检修' }, { version: '1' }),
    sends: { id: '5', stopped: '1', reason: '检修', version: '1' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMain/delete',
    run: (client) => client.fireHosts.hosts.remove(['5']),
    sends: { ids: '5' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/pageList',
    run: (client) =>
      client.fireHosts.points.list({
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
    run: (client) => client.fireHosts.points.form({ id: '9', buildingId: '12' }),
    sends: { id: '9', buildingId: '12' },
    response: ok({
      deviceFireMainSensor: { id: 9, status: '3', ...WIRE_POINT, positionSign: '10,20' },
      floor: [2, 1, -1],
    }),
    gives: { point: { ...FORM_POINT, marked: true, mark: { x: 10, y: 20 } }, floors: [2, 1, -1] },
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/add',
    run: (client) => client.fireHosts.points.add(POINT),
    sends: WIRE_POINT,
    response: ok(),
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/update',
    run: (client) => client.fireHosts.points.update('9', { ...POINT, position: '走廊' }, { version: '2' }),
    sends: { id: 9, ...WIRE_POINT, positionDescription: '走廊' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/delete',
    run: (client) => client.fireHosts.points.remove(['9']),
    sends: { ids: '9' },
    response: ok(),
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/update',
    run: (client) => client.fireHosts.points.place({ ...READ_POINT, status: '3', marked: false, version: '2' }, { x: 10, y: 20.5 }),
    sends: { id: 9, version: '2', ...WIRE_POINT, positionSign: '10,20.5' },
    response: ok(),
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/getById',
    run: (client) => client.fireHosts.points.get('9'),
    sends: { id: '9' },
    response: ok({ id: 9, version: 2, status: '正常', ...WIRE_POINT, hostName: '一号主机', serverIp: '10.0.0.1', port: '9000', positionSign: '已标记', positionPoint: '10,20' }),
    gives: { ...READ_POINT, version: '2', status: '2', hostName: '一号主机', hostIp: '10.0.0.1', hostPort: '9000', marked: true, mark: { x: 10, y: 20 } },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/deleteQuery',
    run: (client) => client.fireHosts.points.usedBy('9'),
    sends: { id: '9' },
    response: ok([{ what: '未处理的异常记录', count: 1 }]),
    gives: [{ what: '未处理的异常记录', count: 1 }],
  },
  {
    call: 'GET /api/device/deviceFireMain/deleteQuery',
    run: (client) => client.fireHosts.hosts.usedBy('5'),
    sends: { id: '5' },
    response: ok([{ what: '主机点位', count: 3 }]),
    gives: [{ what: '主机点位', count: 3 }],
  },
  {
    call: 'POST /api/device/deviceFireMain/importRows',
    run: (client) => client.fireHosts.hosts.importRows([{ ...HOST, name: '一号主机' }], { dryRun: true }),
    sends: { rows: [{ ...HOST, hostName: '一号主机' }], dryRun: true },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/importRows',
    run: (client) => client.fireHosts.points.importRows([POINT], { dryRun: true }),
    sends: { rows: [WIRE_POINT], dryRun: true },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'sensorLoop', message: '重复' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'loop', message: '重复' }] },
  },
  {
    call: 'GET /api/device/deviceFireMain/events',
    run: (client) => client.fireHosts.hosts.events({ hostId: '5', period: { from: AT - 86_400_000, to: AT } }),
    sends: { fireMainId: '5', dateStrs: '2026-10-11,2026-10-12', page: '1', limit: '100' },
    response: rows(
      { id: 2, fireMainId: 5, hostName: '一号主机', event: 'reset', date: '2026-10-12 09:30:00', receivedTime: '2026-10-12 09:30:00' },
      { id: 1, fireMainId: 5, event: 'later', date: '2026-10-12 09:30:00', stampedTime: '2026-10-12 09:30:00' },
    ),
    gives: {
      rows: [
        { id: '2', fireHostId: '5', hostName: '一号主机', event: 'reset', at: AT, receivedAt: AT, stampedAt: null },
        { id: '1', fireHostId: '5', hostName: null, event: null, at: AT, receivedAt: null, stampedAt: AT },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/unmatched',
    run: (client) => client.fireHosts.points.unmatched('5'),
    sends: { fireMainId: '5' },
    response: rows({ id: 3, fireMainId: 5, sensorLoop: '7', address: '99', alrmType: '火警', hasAlarm: '1', reports: 4, lastTime: '2026-10-12 09:30:00' }),
    gives: {
      rows: [{ id: '3', fireHostId: '5', loop: '7', address: '99', series: null, alarmType: '火警', hasAlarm: true, reports: 4, firstAt: null, lastAt: Date.UTC(2026, 9, 12, 1, 30) }],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/deviceFireMainSensor/getStatusByBuild',
    run: (client) => client.fireHosts.points.buildingMarkers({ buildingName: '星', channelId: '11' }),
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
    run: (client) => client.fireHosts.points.buildings({ page: 1, limit: 15, channelId: '11' }),
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
