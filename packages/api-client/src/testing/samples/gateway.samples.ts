import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceCollectingDevice'
const TYPE = { manufacturer: '安澜', equipmentType: '用户信息传输装置', model: 'T1' }
const ENTITY = JSON.stringify(Object.values(TYPE))
const AT = Date.UTC(2026, 9, 12, 1, 30)
const GATEWAY = {
  id: '3', version: null, number: 'GW-1', ...TYPE, position: null, coordinates: null, unitId: null, unitName: null, controlRoomId: null, controlRoomName: null, isWorking: null, lastReportAt: null, keys: [], updatedAt: null,
}

export const gatewaySamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.gateways.list({ page: 1, limit: 15, number: 'GW', model: 'T1', unitId: '2' }),
    sends: { page: '1', limit: '15', no: 'GW', model: 'T1', oid: '2' },
    response: rows({ id: 3, no: 'GW-1', ...TYPE, status: '故障', geographicalPositionSign: '118.7,32.0' }, {
      id: 4, no: 'GW-2', ...TYPE, status: '正常', oid: 2, oname: '星河物业', controlRoomId: 7, roomName: '一号消控室', lastReportTime: '2026-10-12 09:30:00', keys: [{ createTime: '2026-10-12 09:30:00', lastUsedTime: '2026-10-12 09:30:00', expireTime: null }],
    }, { id: 5, no: 'GW-3', ...TYPE, status: '?' }),
    gives: {
      rows: [
        { ...GATEWAY, isWorking: false, coordinates: { longitude: 118.7, latitude: 32 } },
        { ...GATEWAY, id: '4', number: 'GW-2', unitId: '2', unitName: '星河物业', controlRoomId: '7', controlRoomName: '一号消控室', isWorking: true, lastReportAt: AT, keys: [{ createdAt: AT, lastUsedAt: AT, expiresAt: null }] },
        { ...GATEWAY, id: '5', number: 'GW-3' },
      ],
      total: 3,
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/get`,
    run: (client) => client.gateways.get('3'),
    sends: { id: '3' },
    response: ok({ id: 3, no: 'GW-1', ...TYPE }),
    gives: GATEWAY,
  },
  {
    call: `POST ${BASE}/add`,
    run: (client) => client.gateways.add({ number: ' GW-1 ', ...TYPE, position: '消控室', coordinates: { longitude: 118.7, latitude: 32 }, unitId: '2', controlRoomId: '7' }),
    sends: { no: 'GW-1', entity: ENTITY, positionDescription: '消控室', geographicalPositionSign: '118.7,32', oid: '2', controlRoomId: '7' },
    response: ok(),
  },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.gateways.update('3', { number: 'GW-1', ...TYPE }, { version: '1' }),
    sends: { id: 3, version: '1', no: 'GW-1', entity: ENTITY },
    response: ok(),
  },
  {
    call: `GET ${BASE}/delete`,
    run: (client) => client.gateways.remove(['3']),
    sends: { id: '3' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.gateways.usedBy('3'),
    sends: { id: '3' },
    response: ok([{ what: '有效密钥', count: 2 }]),
    gives: [{ what: '有效密钥', count: 2 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.gateways.importRows([{ number: 'GW-1', ...TYPE }], { dryRun: true }),
    sends: { dryRun: true, rows: [{ no: 'GW-1', entity: ENTITY }] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${BASE}/unregistered`,
    run: (client) => client.gateways.unregistered({ page: 1, limit: 15, number: '8601', hasAlarm: true }),
    sends: { page: '1', limit: '15', no: '8601', hasAlarm: '1' },
    response: rows(
      { id: 'device-4', no: '8601234', serverIp: null, port: null, status: '报警', alrmType: '烟感报警', hasAlarm: '1', reports: 12, gatewayNo: 'GW-1', oname: '万诚', gatewayPosition: '消控室', firstTime: '2026-10-12 09:30:00', lastTime: '2026-10-12 09:30:00' },
      { id: 5, no: '8601235', status: '其他', reports: 'many' },
      { id: 'host-4', no: '10.0.0.7:4001', serverIp: '10.0.0.7', port: 4001, status: '未启用', alrmType: '主电故障', hasAlarm: '0', reports: 2, gatewayNo: 'GW-1', oname: '万诚', gatewayPosition: '消控室', firstTime: '2026-10-12 09:30:00', lastTime: '2026-10-12 09:30:00' },
    ),
    gives: {
      rows: [
        { id: 'device-4', number: '8601234', serverIp: null, port: null, status: '1', alarmType: '烟感报警', hasAlarm: true, reports: 12, gatewayNumber: 'GW-1', unitName: '万诚', gatewayPosition: '消控室', firstAt: AT, lastAt: AT },
        { id: '5', number: '8601235', serverIp: null, port: null, status: null, alarmType: null, hasAlarm: null, reports: null, gatewayNumber: null, unitName: null, gatewayPosition: null, firstAt: null, lastAt: null },
        { id: 'host-4', number: '10.0.0.7:4001', serverIp: '10.0.0.7', port: 4001, status: '3', alarmType: '主电故障', hasAlarm: false, reports: 2, gatewayNumber: 'GW-1', unitName: '万诚', gatewayPosition: '消控室', firstAt: AT, lastAt: AT },
      ],
      total: 3,
      dropped: 0,
    },
  },
  {
    call: `POST ${BASE}/newKey`,
    run: (client) => client.gateways.newKey('3'),
    sends: { id: '3' },
    response: ok({ key: 'text-of-the-key' }),
    gives: 'text-of-the-key',
  },
  {
    call: `POST ${BASE}/revokeKeys`,
    run: (client) => client.gateways.revokeKeys('3'),
    sends: { id: '3' },
    response: ok(),
  },
]
