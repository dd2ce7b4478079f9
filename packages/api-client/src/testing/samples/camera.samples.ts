import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceVideoExt'

const KNOWN = {
  id: '8', version: '2', name: '大堂', number: 'alv4000001:1', groupId: '3', groupName: '出入口', manufacturer: '安澜电子', model: 'AL-V4', status: '2', statusAt: Date.UTC(2026, 9, 12, 1, 30), address: 'https://video.example.com/1.m3u8',
  buildingId: '12', buildingName: '星河大厦', floor: -1, position: '东侧', marked: true, mark: { x: 10, y: 20.5 }, linkedNumbers: 'a1,a2', controlAddress: 'http://10.0.0.8', controlAccount: 'operator', controlPassword: 'stored', reportedAt: Date.UTC(2026, 9, 12, 1, 30),
} as const
const KNOWN_WIRE = {
  id: 8, version: 2, deviceName: '大堂', sensorNo: 'alv4000001:1', groupId: 3, groupName: '出入口', manufacturer: '安澜电子', model: 'AL-V4', status: '2', statusTime: '2026-10-12 09:30:00', videoLiveAddress: 'https://video.example.com/1.m3u8',
  buildingId: 12, bName: '星河大厦', floor: -1, positionDescription: '东侧', positionSign: '已标记', positionPoint: '10,20.5', linkedSensorNos: 'a1,a2', controlAddress: 'http://10.0.0.8', controlAccount: 'operator', hasControlPassword: '1', lastReportTime: '2026-10-12 09:30:00',
}
const PLAIN = {
  id: '7', version: null, name: '走廊', number: 'C1:1', groupId: null, groupName: null, manufacturer: '厂商', model: 'C1', status: null, statusAt: null, address: null, buildingId: null, buildingName: null, floor: null, position: null, marked: false, mark: null,
  linkedNumbers: null, controlAddress: null, controlAccount: null, controlPassword: null, reportedAt: null,
}
const PLAIN_WIRE = { id: 7, deviceName: '走廊', sensorNo: 'C1:1', manufacturer: '厂商', model: 'C1', positionSign: '未标记' }
const INPUT = { name: '大堂', number: ' ALV4000001:1 ', groupId: '3', manufacturer: '安澜电子', model: 'AL-V4', address: 'https://video.example.com/1.m3u8', buildingId: '12', floor: -1, position: '东侧', linkedNumbers: 'a1,a2', controlAddress: 'http://10.0.0.8', controlAccount: 'operator' }
const SENT = {
  deviceName: '大堂', sensorNo: 'alv4000001:1', groupId: '3', manufacturer: '安澜电子', model: 'AL-V4', videoLiveAddress: 'https://video.example.com/1.m3u8', buildingId: '12', floor: -1, positionDescription: '东侧', linkedSensorNos: 'a1,a2',
  controlAddress: 'http://10.0.0.8', controlAccount: 'operator',
}
const GROUPS = '/api/device/deviceVideoGroup'
const GROUP = { id: '3', version: '2', name: '出入口', cameras: 8, updatedAt: Date.UTC(2026, 9, 12, 1, 30) }
const GROUP_WIRE = { id: 3, version: 2, deviceGroupName: '出入口', deviceCount: 8, updTime: '2026-10-12 09:30:00' }

const FROM = Date.UTC(2026, 9, 12, 1, 30)

export const cameraSamples: readonly CallSample[] = [
  {
    call: 'GET /api/datahandler/recordStatistics/cameras',
    run: (client) => client.statistics.cameraFigures({ period: { from: '2026-10-01', to: '2026-10-31' } }),
    sends: { dateStrs: '2026-10-01,2026-10-31' },
    response: ok({ byHour: [1, 0, 3], online: 0.93, offline: [{ id: 8, name: '大堂', place: null, online: 0.5 }] }),
    gives: { byHour: [1, 0, 3], online: 0.93, offline: { rows: [{ id: '8', name: '大堂', place: null, online: 0.5 }], dropped: 0 } },
  },
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.cameras.list({ page: 1, limit: 15, name: '大', number: 'a', groupId: '3', manufacturer: '安', status: '2', buildingIds: ['12', '13'], buildingId: '12', floor: -1, marked: true }),
    sends: { page: '1', limit: '15', deviceName: '大', sensorNo: 'a', groupId: '3', manufacturer: '安', status: '2', ids: '12,13', buildingId: '12', floorId: '-1', isMark: '1' },
    response: rows(PLAIN_WIRE, KNOWN_WIRE),
    gives: { rows: [PLAIN, KNOWN], total: 2, dropped: 0 },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.cameras.get('8'), sends: { id: '8' }, response: ok(KNOWN_WIRE), gives: KNOWN },
  { call: `POST ${BASE}/add`, run: (client) => client.cameras.add(INPUT), sends: SENT, response: ok() },
  { call: `POST ${BASE}/update`, run: (client) => client.cameras.update('8', INPUT, { version: '2' }), sends: { id: 8, version: '2', ...SENT }, response: ok() },
  {
    call: `POST ${BASE}/update`, run: (client) => client.cameras.place(KNOWN, { x: 1, y: 2.5 }),
    sends: { id: 8, version: '2', deviceName: '大堂', sensorNo: 'alv4000001:1', buildingId: '12', floor: -1, positionSign: '1,2.5' }, response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.cameras.remove(['7', '8']), sends: { id: '7,8' }, response: ok() },
  { call: `GET ${BASE}/deleteQuery`, run: (client) => client.cameras.usedBy('7'), sends: { id: '7' }, response: ok([]), gives: [] },
  {
    call: `POST ${BASE}/importRows`, run: (client) => client.cameras.importRows([{ ...INPUT, number: 'alv4000001:1' }], { dryRun: true }), sends: { dryRun: true, rows: [SENT] },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'sensorNo', message: '设备编号已存在' }] }), gives: { accepted: 0, errors: [{ row: 0, field: 'number', message: '设备编号已存在' }] },
  },
  {
    call: `GET ${BASE}/monitorUrl`, run: (client) => client.cameras.monitor({ id: '8', large: true, period: { from: FROM, to: FROM + 60_000 } }),
    sends: { deviceId: '8', isHd: '1', dateStrs: '2026-10-12 09:30:00,2026-10-12 09:31:00' },
    response: ok({ accessToken: null, monitorUrl: '/files/stream/a/live.m3u8', mp4Url: '/files/stream/a/live.mp4', kind: 'hls', reason: null }),
    gives: { url: '/files/stream/a/live.m3u8', mp4Url: '/files/stream/a/live.mp4', kind: 'hls', reason: null },
  },
  {
    call: `POST ${BASE}/tryAddress`, run: (client) => client.cameras.tryAddress('rtsp://10.0.0.8/1'), sends: { videoLiveAddress: 'rtsp://10.0.0.8/1' },
    response: ok({ accessToken: null, monitorUrl: null, mp4Url: null, kind: null, reason: '浏览器不能直接播放此地址' }), gives: { url: null, mp4Url: null, kind: null, reason: '浏览器不能直接播放此地址' },
  },
  { call: `GET ${BASE}/layouts`, run: (client) => client.cameras.layouts(), sends: {}, response: ok([{ name: '大堂', size: 4, panes: ['8', null, null, '7'] }]), gives: { rows: [{ name: '大堂', size: 4, panes: ['8', null, null, '7'] }], dropped: 0 } },
  {
    call: `POST ${BASE}/saveLayouts`, run: (client) => client.cameras.saveLayouts([{ name: '大堂', size: 1, panes: ['8'] }]), sends: { layouts: [{ name: '大堂', size: 1, panes: ['8'] }] },
    response: ok(),
  },
  {
    call: `GET ${BASE}/control`, run: (client) => client.cameras.control.abilities('8'), sends: { deviceId: '8' },
    response: ok({ problem: null, reason: null, canTurn: true, canZoom: false, presets: [{ token: 'p1', name: '大门' }] }), gives: { problem: null, reason: null, canTurn: true, canZoom: false, presets: [{ token: 'p1', name: '大门' }] },
  },
  {
    call: `GET ${BASE}/control`, run: (client) => client.cameras.control.abilities('8'), sends: { deviceId: '8' },
    response: ok({ problem: 'noAnswer', reason: '摄像机没有响应' }), gives: { problem: 'noAnswer', reason: '摄像机没有响应', canTurn: null, canZoom: null, presets: [] },
  },
  { call: `POST ${BASE}/move`, run: (client) => client.cameras.control.move('8', { pan: -0.5 }), sends: { deviceId: '8', pan: -0.5, tilt: 0, zoom: 0 }, response: ok({ problem: null, reason: null }), gives: { problem: null, reason: null } },
  { call: `POST ${BASE}/stopMove`, run: (client) => client.cameras.control.stop('8'), sends: { deviceId: '8' }, response: ok({ problem: null, reason: null }), gives: { problem: null, reason: null } },
  { call: `POST ${BASE}/gotoPreset`, run: (client) => client.cameras.control.goTo('8', 'p1'), sends: { deviceId: '8', preset: 'p1' }, response: ok({ problem: 'taken', reason: '其他用户正在转动此摄像机' }), gives: { problem: 'taken', reason: '其他用户正在转动此摄像机' } },
  { call: `POST ${BASE}/setControlPassword`, run: (client) => client.cameras.control.setPassword('8', 'three doors 26'), sends: { id: 8, controlPassword: 'three doors 26' }, response: ok() },
  {
    call: `GET ${BASE}/nearest`, run: (client) => client.cameras.nearest({ sensorNumber: 'a1', buildingId: '12', floor: -1, mark: { x: 1, y: 2 } }),
    sends: { sensorNo: 'a1', buildingId: '12', floorId: '-1', positionPoint: '1,2' },
    response: ok([{ id: 8, deviceName: '大堂', sensorNo: 'alv4000001:1', floor: -1, positionDescription: '东侧', bName: '星河大厦', status: '4', statusTime: '2026-10-12 09:30:00', isLinked: true }]),
    gives: [{ id: '8', name: '大堂', number: 'alv4000001:1', floor: -1, position: '东侧', buildingName: '星河大厦', status: '4', statusAt: FROM, linked: true }],
  },
  {
    call: `GET ${GROUPS}/pageList`, run: (client) => client.cameras.groups.list({ page: 1, limit: 15, name: '口' }), sends: { page: '1', limit: '15', deviceGroupName: '口' },
    response: rows(GROUP_WIRE), gives: { rows: [GROUP], total: 1, dropped: 0 },
  },
  { call: `GET ${GROUPS}/get`, run: (client) => client.cameras.groups.get('3'), sends: { id: '3' }, response: ok(GROUP_WIRE), gives: GROUP },
  { call: `POST ${GROUPS}/add`, run: (client) => client.cameras.groups.add({ name: ' 出入口 ' }), sends: { deviceGroupName: '出入口' }, response: ok() },
  { call: `POST ${GROUPS}/update`, run: (client) => client.cameras.groups.update('3', { name: '出入口' }, { version: '2' }), sends: { id: 3, version: '2', deviceGroupName: '出入口' }, response: ok() },
  { call: `GET ${GROUPS}/delete`, run: (client) => client.cameras.groups.remove(['3']), sends: { id: '3' }, response: ok() },
  { call: `GET ${GROUPS}/deleteQuery`, run: (client) => client.cameras.groups.usedBy('3'), sends: { id: '3' }, response: ok([{ what: '摄像机', count: 8 }]), gives: [{ what: '摄像机', count: 8 }] },
  {
    call: `POST ${GROUPS}/importRows`, run: (client) => client.cameras.groups.importRows([{ name: '出入口' }], { dryRun: true }), sends: { rows: [{ deviceGroupName: '出入口' }], dryRun: true },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'deviceGroupName', message: '设备组名称已存在' }] }), gives: { accepted: 0, errors: [{ row: 0, field: 'name', message: '设备组名称已存在' }] },
  },
]
