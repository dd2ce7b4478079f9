import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceSensor'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const INPUT = { sensorNumber: 'A1', manufacturer: '安澜', equipmentType: '感烟', model: 'M1', buildingId: '12', floor: 3, position: '走廊' }
const WIRE = { sensorNo: 'A1', entity: '["安澜","感烟","M1"]', buildingId: '12', floor: 3, positionDescription: '走廊' }
/** as the deployed platform lists a device */
const LISTED = { id: 1, status: '正常', sensorNo: 'a1', manufacturer: '安澜', equipmentType: '感烟', model: 'M1', bName: '星河大厦', buildingId: 12, floor: 3, positionSign: '已标记' }
const DEVICE = {
  id: '1', version: null, status: '2', sensorNumber: 'a1', manufacturer: '安澜', equipmentType: '感烟', model: 'M1', channelId: null, channelName: null, buildingId: '12',
  buildingName: '星河大厦', floor: 3, position: null, marked: true, mark: null, stopped: false, stopReason: null, refusedAt: null, clockFault: null, lastReportAt: null, updatedAt: null,
} as const

/** Devices of buildings and changes to them. */
export const managedDeviceSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.devices.list({ page: 1, limit: 10, channelId: '1', floor: 3, marked: true, stopped: true, sensorNumber: 'A', manufacturer: '安澜' }),
    sends: { page: '1', limit: '10', ids: '-1', channelId: '1', floorId: '3', status: '-1', positionSign: '1', stopped: '1', sensorNo: 'A', manufacturer: '安澜' },
    response: rows(LISTED, {
      ...LISTED, id: 2, status: '未启用', positionPoint: '120.5,88', stopped: '1', stopReason: '装修', refusedTime: '2026-10-12 09:30:00', clockFault: true, lastReportTime: '2026-10-12 09:30:00', version: 4,
    }),
    gives: {
      rows: [DEVICE, { ...DEVICE, id: '2', version: '4', status: '3', mark: { x: 120.5, y: 88 }, stopped: true, stopReason: '装修', refusedAt: AT, clockFault: true, lastReportAt: AT }],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/getById`,
    run: (client) => client.devices.get('1'),
    sends: { id: '1' },
    response: ok({ ...LISTED, positionSign: '120,88' }),
    gives: { ...DEVICE, mark: { x: 120, y: 88 } },
  },
  { call: `POST ${BASE}/add`, run: (client) => client.devices.add(INPUT), sends: WIRE, response: ok(9) },
  { call: `POST ${BASE}/update`, run: (client) => client.devices.update('1', INPUT, { version: '4' }), sends: { id: 1, version: '4', ...WIRE }, response: ok() },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.devices.place({ ...DEVICE, version: '4' }, { x: 120.5, y: 88 }),
    sends: { id: 1, version: '4', sensorNo: 'a1', entity: '["安澜","感烟","M1"]', buildingId: '12', floor: 3, positionSign: '120.5,88' },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.devices.remove(['1', '2']), sends: { id: '1,2' }, response: ok() },
  { call: `GET ${BASE}/delete`, run: (client) => client.devices.removeBecause('1', '已拆除'), sends: { id: '1', reason: '已拆除' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.devices.usedBy('1'),
    sends: { id: '1' },
    response: ok([{ what: '未处理的异常记录', count: 2 }]),
    gives: [{ what: '未处理的异常记录', count: 2 }],
  },
  {
    call: `POST ${BASE}/setStopped`,
    run: (client) => client.devices.setStopped('1', { stopped: true, reason: '装修' }, { version: '4' }),
    sends: { id: '1', stopped: '1', reason: '装修', version: '4' },
    response: ok(),
  },
  {
    call: `POST ${BASE}/enable`,
    run: (client) => client.devices.enable('1', { version: '4' }),
    sends: { id: '1', version: '4' },
    response: ok(),
  },
  {
    call: 'POST /api/device/deviceFireMainSensor/enable',
    run: (client) => client.devices.enableHostOf('9'),
    sends: { id: '9' },
    response: ok(),
  },
  {
    call: 'GET /api/device/notEnabled/pageList',
    run: async (client) => {
      const { rows: found } = await client.devices.notEnabled({ page: 1, limit: 10, kind: 'point', channelId: '11', keyword: '02-017', stopped: true, placed: false })
      return found.map(({ id, kind, subjectId, placed, stopped, refusedAt, loop }) => [id, kind, subjectId, placed, stopped, refusedAt, loop])
    },
    sends: { page: '1', limit: '10', kind: 'point', channelId: '11', keyword: '02-017', stopped: '1', positionSign: '0' },
    response: rows(
      { kind: 'point', id: 9, fireMainId: 5, sensorLoop: '02', address: '017', positionSign: '0', stopped: '1', refusedTime: '2026-10-12 09:30:00' },
      { kind: 'later', id: 9, positionSign: '1', stopped: '0' },
      { kind: 'device' },
    ),
    gives: [
      ['point-9', 'point', '9', false, true, AT, '02'],
      ['-9', null, '9', true, false, null, null],
    ],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.devices.importRows([INPUT], { dryRun: true }),
    sends: { rows: [WIRE], dryRun: true },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'entity', message: '没有找到厂商系列型号' }, { row: 1, field: 'sensorNo', message: '重复' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'model', message: '没有找到厂商系列型号' }, { row: 1, field: 'sensorNumber', message: '重复' }] },
  },
  {
    call: `GET ${BASE}/changes`,
    run: (client) => client.devices.changes('1'),
    sends: { id: '1' },
    response: ok([
      { act: 'update', person: 'op(值班员)', time: '2026-10-12 09:30:00', fields: [{ field: 'sensorNo', before: 'a1', after: 'a2' }, { field: 'floor', before: 3, after: null }] },
      { act: 'delete', person: 'op(值班员)', time: '2026-10-12 09:30:00', reason: '已拆除', fields: [] },
    ]),
    gives: {
      rows: [
        { act: 'update', person: 'op(值班员)', at: AT, reason: null, fields: [{ name: 'sensorNumber', before: 'a1', after: 'a2' }, { name: 'floor', before: '3', after: null }] },
        { act: 'delete', person: 'op(值班员)', at: AT, reason: '已拆除', fields: [] },
      ],
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/getSelectModel`,
    run: (client) => client.devices.models({ manufacturer: '安澜', equipmentType: '感烟' }),
    sends: { manufacturer: '安澜', equipmentType: '感烟' },
    response: ok(['全部', 'M1']),
    gives: ['M1'],
  },
  {
    call: 'GET /api/device/deviceSensorType/pageList',
    run: (client) => client.devices.sensorTypes.list({ page: 1, limit: 15, channelId: '1', manufacturer: '安澜电子', equipmentType: '感烟', model: 'YG' }),
    sends: { page: '1', limit: '15', channelId: '1', manufacturer: '安澜电子', equipmentType: '感烟', model: 'YG' },
    response: rows(
      { sensorType: { id: 4, sensorManufacturer: '安澜电子', equipmentType: '点型感烟', model: 'AL-YG20', channelId: 1, seriesId: 2, color: '#3B82F6', channelName: '火灾报警' }, measuringPoint: ['烟雾浓度', '电压'], deviceCount: 86 },
      { sensorType: { id: 5, sensorManufacturer: '安澜电子', equipmentType: '点型感烟', model: 'AL-YG30', channelId: -1, seriesId: null, color: null }, measuringPoint: [] },
    ),
    gives: {
      rows: [
        { id: '4', manufacturer: '安澜电子', equipmentType: '点型感烟', model: 'AL-YG20', channelId: '1', channelName: '火灾报警', color: '#3B82F6', points: ['烟雾浓度', '电压'], devices: 86 },
        { id: '5', manufacturer: '安澜电子', equipmentType: '点型感烟', model: 'AL-YG30', channelId: '-1', channelName: null, color: null, points: [], devices: null },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/device/deviceSensorType/selectType',
    run: (client) => client.devices.types({ channelId: '1', hydrantId: '7' }),
    sends: { channelId: '1', hydrantId: '7' },
    response: ok({ options: [{ value: '安澜', label: '安澜', children: [{ value: '感烟', label: '感烟', children: [{ value: 'M1', label: 'M1' }] }] }], selectedOptions: [], floor: [] }),
    gives: [{ name: '安澜', children: [{ name: '感烟', children: [{ name: 'M1', children: [] }] }] }],
  },
]
