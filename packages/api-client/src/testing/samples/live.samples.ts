import { ok, rows, type CallSample } from '../call-sample'

const AT = Date.UTC(2026, 10, 20, 4)

/** A device of a gas system as our server sends it. */
const WIRE_DEVICE = {
  id: 501, status: '1', clockFault: true, sensorNo: 'rq0501', equipmentType: '点型可燃气体探测器', channelId: 4, channelName: '可燃气体', buildingId: 12, bName: '星河大厦',
  hydrantId: null, hydrantName: null, floor: 3, positionDescription: '后厨', date: '2026-11-20 12:00:00',
  points: [
    { codeName: 'COMG', measuringPoint: '可燃气体', dataUnit: '%', value: 23.5, alarmStatus: 1, type: '报警', normalMin: null, normalMax: 20, date: '2026-11-20 12:00:00' },
    { codeName: 'XTEMP', measuringPoint: '温度', dataUnit: '℃', value: null, alarmStatus: null, type: null, normalMin: null, normalMax: 57, date: null },
  ],
}

const DEVICE = {
  id: '501', status: '1', clockFault: true, sensorNumber: 'rq0501', equipmentType: '点型可燃气体探测器', channelId: '4', channelName: '可燃气体', buildingId: '12', buildingName: '星河大厦',
  hydrantId: null, hydrantName: null, floor: 3, position: '后厨', fireHostId: null, loop: null, address: null, series: null, type: null, at: AT,
  points: [
    { code: 'COMG', name: '可燃气体', unit: '%', value: 23.5, state: 'alarm', type: '报警', min: null, hasMin: false, max: 20, hasMax: true, at: AT },
    { code: 'XTEMP', name: '温度', unit: '℃', value: null, state: null, type: null, min: null, hasMin: false, max: 57, hasMax: true, at: null },
  ],
}

export const liveSamples: readonly CallSample[] = [
  {
    call: 'GET /api/device/live/places',
    run: (client) => client.live.places(),
    response: ok([
      {
        kind: 'building', id: 12, name: '星河大厦', oid: 3, oName: '东港集团', gis: '118.7,32', channelId: 4, callCount: 1, faultCount: 3, offlineCount: 2, normalCount: 40,
        notEnabledCount: 4, openFires: 1, openFaults: 2, realFires: 1, upFloor: 12, underFloor: 2,
      },
      { kind: 'hydrant', id: 31, name: null, gis: null, channelId: 5, callCount: 0, faultCount: 0, offlineCount: 0, normalCount: 1, notEnabledCount: 0, openFires: 0, openFaults: 'many' },
    ]),
    gives: {
      rows: [
        {
          kind: 'building', id: '12', name: '星河大厦', unitId: '3', unitName: '东港集团', coordinates: { longitude: 118.7, latitude: 32 }, channelId: '4',
          counts: { alarm: 1, fault: 1, offline: 2, normal: 40 }, notEnabled: 4, openFires: 1, openFaults: 2, realFires: 1, floors: 12, basements: 2,
        },
        {
          kind: 'hydrant', id: '31', name: null, unitId: null, unitName: null, coordinates: null, channelId: '5',
          counts: { alarm: 0, fault: 0, offline: 0, normal: 1 }, notEnabled: 0, openFires: 0, openFaults: null, realFires: null, floors: null, basements: null,
        },
      ],
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/deviceSensor/getAllBuildingList',
    run: (client) => client.live.buildings({ channelId: '4', page: 1, limit: 100 }),
    sends: { channelId: '4', page: '1', limit: '100' },
    response: rows(
      {
        id: 12, bName: '星河大厦', bAddress: '滨江路', oid: 3, oName: '东港集团', gis: '118.7,32', callCount: 1, faultCount: 3, offlineCount: 2, normalCount: 40,
        notEnabledCount: 4, keyDevices: [WIRE_DEVICE],
        upFloor: 12, underFloor: 2, alarmFloors: [{ floor: 5, status: '1', offlineOnly: false, fireDate: '2026-11-20 12:00:00' }, { floor: -1, status: '0', offlineOnly: true, fireDate: null }],
      },
      { id: 13, bName: '锦绣广场', callCount: 0, faultCount: '2', normalCount: 7 },
      { id: 14, bName: '临江仓库', callCount: 1, faultCount: 0, normalCount: 7, upFloor: 2, underFloor: 0, alarmFloors: [{ floor: 1, status: '1' }, { floor: '二层', status: '1' }] },
    ),
    gives: {
      rows: [
        {
          id: '12', name: '星河大厦', address: '滨江路', unitId: '3', unitName: '东港集团', coordinates: { longitude: 118.7, latitude: 32 },
          floors: 12, basements: 2, floorsInTrouble: [{ floor: 5, status: 'alarm', since: AT }, { floor: -1, status: 'offline', since: null }],
          counts: { alarm: 1, fault: 1, offline: 2, normal: 40 }, notEnabled: 4, devices: [DEVICE],
        },
        // the deployed platform: offline is among the faults, and further fields are unknown
        {
          id: '13', name: '锦绣广场', address: null, unitId: null, unitName: null, coordinates: null, floors: null, basements: null, floorsInTrouble: null,
          counts: { alarm: 0, fault: 2, offline: null, normal: 7 }, notEnabled: null, devices: null,
        },
        // a floor that cannot be read would look calm
        {
          id: '14', name: '临江仓库', address: null, unitId: null, unitName: null, coordinates: null, floors: 2, basements: 0, floorsInTrouble: null,
          counts: { alarm: 1, fault: 0, offline: null, normal: 7 }, notEnabled: null, devices: null,
        },
      ],
      total: 3,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/live/hydrants',
    run: (client) => client.live.hydrants({ page: 1, limit: 100 }),
    sends: { page: '1', limit: '100' },
    response: rows({
      id: 31, hydrantName: '滨江路 3 号消火栓', area: '滨河区', positionDescription: '滨江路口', gis: '118.7,32', protectionRadius: 150, hydrantType: '1', oid: 3, oName: '东港集团',
      callCount: 0, faultCount: 2, offlineCount: 1, normalCount: 1, notEnabledCount: 0, keyDevices: [],
    }),
    gives: {
      rows: [{
        id: '31', name: '滨江路 3 号消火栓', area: '滨河区', address: '滨江路口', coordinates: { longitude: 118.7, latitude: 32 }, radius: 150, type: '1', unitId: '3', unitName: '东港集团',
        counts: { alarm: 0, fault: 1, offline: 1, normal: 1 }, notEnabled: 0, devices: [],
      }],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/live/fireHosts',
    run: (client) => client.live.fireHosts({ page: 1, limit: 100 }),
    sends: { page: '1', limit: '100' },
    response: rows({
      id: 5, serverIp: '10.0.0.5', port: 9000, positionDescription: '消防控制室', gis: null, heardDate: '2026-11-20 12:00:00', silentDate: null,
      states: [{ name: 'manual', on: '1', time: '2026-11-20 12:00:00', since: '2026-11-20 12:00:00' }],
      types: [{ type: '屏蔽', count: 2 }], callCount: 1, faultCount: 0, offlineCount: 0, normalCount: 90, notEnabledCount: 3, keyDevices: [],
    }),
    gives: {
      rows: [{
        id: '5', serverIp: '10.0.0.5', port: '9000', position: '消防控制室', coordinates: null, heardAt: AT, silentAt: null, types: [{ type: '屏蔽', count: 2 }],
        states: { manual: { name: 'manual', on: true, at: AT, since: AT } }, stopped: false,
        counts: { alarm: 1, fault: 0, offline: 0, normal: 90 }, notEnabled: 3, devices: [],
      }],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/live/devices',
    run: (client) => client.live.devices({ channelId: '4', status: '1', buildingId: '12', floor: 3, seriesId: '7', equipmentType: '独立式感烟', keyword: '后厨', page: 1, limit: 20 }),
    sends: { channelId: '4', status: '1', buildId: '12', floorId: '3', seriesId: '7', equipmentType: '独立式感烟', keyword: '后厨', page: '1', limit: '20' },
    response: rows(WIRE_DEVICE),
    gives: { rows: [DEVICE], total: 1, dropped: 0 },
  },
]
