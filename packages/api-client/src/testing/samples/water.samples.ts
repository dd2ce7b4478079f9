import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceHardwareFacilities'

const INPUT = {
  name: '万诚路3号消火栓', regionCode: '339901', type: '1', waterPipe: '2', radius: 120, address: '万诚路与星港路路口东', coordinates: { longitude: 120.64, latitude: 30.25 }, unitId: '4',
  outlets: '1', outletType1: '0', outletMm1: 100, outletType2: '1', outletMm2: 65,
} as const
const WIRE = {
  hydrantName: '万诚路3号消火栓', zxqy: '339901', hydrantType: '1', waterPipe: '2', protectionRadius: 120, positionDescription: '万诚路与星港路路口东', gis: '120.64,30.25', oid: '4',
  outlet: '1', outletTypeOne: '0', outletValueOne: 100, outletTypeTwo: '1', outletValueTwo: 65,
}
const READ = {
  id: '7', version: null, name: '万诚路3号消火栓', area: '云东区', regionCode: null, facilityTypeId: null, facilityTypeName: null, type: '1', waterPipe: '2', outlets: '1', outletType1: null, outletMm1: null, outletType2: null, outletMm2: null,
  outletType3: null, outletMm3: null, radius: 120, usualRadius: null, address: '万诚路与星港路路口东', marked: true, coordinates: null, coordinatesText: null, unitId: null, unitName: null, phone: null, sensors: null, worst: null, updatedAt: null,
}

const SENSOR = '/api/device/deviceSensor'
const SENSOR_INPUT = { sensorNumber: 'QY1', manufacturer: '清源', equipmentType: '水压', model: 'M1', hydrantId: '7' }
const SENSOR_WIRE = { sensorNo: 'QY1', entity: '["清源","水压","M1"]', hydrantId: '7' }
/** as the deployed platform lists a sensor */
const LISTED = { id: 71, status: '正常', sensorNo: 'qy1', manufacturer: '清源', model: 'M1', equipmentType: '水压', channelId: 5, channelName: '消防用水', facilityType: '室外消火栓', hydrantName: '万诚路3号消火栓' }
const READ_SENSOR = {
  id: '71', version: null, status: '2', sensorNumber: 'qy1', manufacturer: '清源', equipmentType: '水压', model: 'M1', channelId: '5', hydrantId: null, hydrantName: '万诚路3号消火栓', battery: null, batteryLow: null,
  signal: null, installedBy: null, installedOn: null, installedNormal: null, stopped: false, stopReason: null, refusedAt: null, clockFault: null, lastReportAt: null, updatedAt: null,
}
const FIRST_WIRE = { firstTime: '2026-11-20 08:00:00', firstData: [{ codeName: 'YL', measuringPoint: '压力', dataUnit: 'MPa', value: 0.41 }] }
const FIRST = { firstAt: Date.UTC(2026, 10, 20), firstData: [{ code: 'YL', name: '压力', unit: 'MPa', value: 0.41 }] }

const sensorSamples: readonly CallSample[] = [
  {
    call: `GET ${SENSOR}/pageOutdoorList`,
    run: (client) => client.water.sensors.list({ page: 1, limit: 15, channelId: '5', sensorNumber: 'QY', hydrantId: '7', linked: true }),
    sends: { page: '1', limit: '15', code: '-1', channelId: '5', status: '-1', sensorNo: 'QY', hydrantId: '7', linked: '1' },
    response: rows(LISTED, {
      ...LISTED, id: 72, version: 3, hydrantId: 7, battery: 2.61, batteryLow: '1', signal: -87, installPerson: '周海', installDate: '2026-03-12', installResult: '0', stopped: '1', stopReason: '检修',
      refusedTime: '2026-11-20 08:00:00', clockFault: true, lastReportTime: '2026-11-20 08:00:00', updTime: '2026-11-20 08:00:00',
    }),
    gives: {
      rows: [
        READ_SENSOR,
        {
          ...READ_SENSOR, id: '72', version: '3', hydrantId: '7', battery: 2.61, batteryLow: true, signal: -87, installedBy: '周海', installedOn: '2026-03-12', installedNormal: false, stopped: true, stopReason: '检修',
          refusedAt: FIRST.firstAt, clockFault: true, lastReportAt: FIRST.firstAt, updatedAt: FIRST.firstAt,
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${SENSOR}/getById`, run: (client) => client.water.sensors.get('71'), sends: { id: '71' }, response: ok(LISTED), gives: READ_SENSOR },
  { call: `POST ${SENSOR}/addOutdoor`, run: (client) => client.water.sensors.add(SENSOR_INPUT), sends: SENSOR_WIRE, response: ok() },
  { call: `POST ${SENSOR}/updateOutdoor`, run: (client) => client.water.sensors.update('71', SENSOR_INPUT, { version: '3' }), sends: { ...SENSOR_WIRE, id: 71, version: '3' }, response: ok() },
  { call: `GET ${SENSOR}/delete`, run: (client) => client.water.sensors.remove(['71']), sends: { id: '71' }, response: ok() },
  {
    call: `GET ${SENSOR}/deleteQuery`,
    run: (client) => client.water.sensors.usedBy('71'),
    sends: { id: '71' },
    response: ok([{ what: '未处理的异常记录', count: 1 }]),
    gives: [{ what: '未处理的异常记录', count: 1 }],
  },
  {
    call: `POST ${SENSOR}/importOutdoorRows`,
    run: (client) => client.water.sensors.importRows([SENSOR_INPUT], { dryRun: true }),
    sends: { rows: [SENSOR_WIRE], dryRun: true },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'entity', message: '没有找到厂商系列型号' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'model', message: '没有找到厂商系列型号' }] },
  },
  { call: `POST ${SENSOR}/unlinkOutdoor`, run: (client) => client.water.sensors.unlink('71', { version: '3' }), sends: { id: '71', version: '3' }, response: ok() },
  {
    call: `POST ${SENSOR}/addInstallation`,
    run: (client) => client.water.sensors.report('71', { person: ' 周海 ', installedOn: '2026-03-12', result: '0', remark: '压力过低' }),
    sends: { id: '71', person: '周海', installedOn: '2026-03-12', result: '0', remark: '压力过低' },
    response: ok(),
  },
  {
    call: `GET ${SENSOR}/installation`,
    run: (client) => client.water.sensors.installation('71'),
    sends: { id: '71' },
    response: ok({
      ...FIRST_WIRE,
      reports: [{
        id: 4, oName: '市政消防', sensorNo: 'qy1', pointName: '西门消火栓', positionDescription: '西门', installPerson: '周海', installDate: '2026-03-12', result: '1', remark: null, time: '2026-11-20 08:00:00',
        reportPerson: 'operator(陈思远)', ...FIRST_WIRE,
      }],
    }),
    gives: {
      ...FIRST,
      reports: {
        rows: [{
          id: '4', unitName: '市政消防', sensorNumber: 'qy1', hydrantName: '西门消火栓', address: '西门', person: '周海', installedOn: '2026-03-12', normal: true, remark: null, at: FIRST.firstAt,
          by: 'operator(陈思远)', ...FIRST,
        }],
        dropped: 0,
      },
    },
  },
]

const COUNTS = { lowHours: 16.5, highHours: 4, capEvents: 2, impactEvents: 1, tiltEvents: 0 }

const photoSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/photo`,
    run: (client) => client.hydrantPhotos.photo('7'),
    sends: { id: '7' },
    response: ok({ version: 3, photo: { filePath: '/files/a.jpg?expires=1&signature=1', width: 1600, height: 1200, crtTime: '2026-11-20 08:00:00' } }),
    gives: { version: '3', photo: { url: '/files/a.jpg?expires=1&signature=1', width: 1600, height: 1200, uploadedAt: Date.UTC(2026, 10, 20) } },
  },
  {
    call: `POST ${BASE}/savePhoto`,
    run: (client) => client.hydrantPhotos.savePhoto({ id: '7', version: '3' }, 'iVBORw0KGgo='),
    sends: { id: 7, version: '3', content: 'iVBORw0KGgo=' },
    response: ok(),
  },
  { call: `POST ${BASE}/removePhoto`, run: (client) => client.hydrantPhotos.removePhoto({ id: '7', version: '3' }), sends: { id: 7, version: '3' }, response: ok() },
]

export const waterSamples: readonly CallSample[] = [
  ...sensorSamples,
  ...photoSamples,
  {
    call: 'GET /api/datahandler/recordStatistics/water',
    run: (client) => client.statistics.waterFigures({ period: { from: '2026-10-01', to: '2026-10-31' } }),
    sends: { dateStrs: '2026-10-01,2026-10-31' },
    response: ok({ ...COUNTS, byPressure: [{ id: 7, name: '万诚路3号消火栓', area: '云东区', ...COUNTS }], byEvents: [], areas: [{ name: '云东区', ...COUNTS }] }),
    gives: { ...COUNTS, byPressure: { rows: [{ id: '7', name: '万诚路3号消火栓', area: '云东区', ...COUNTS }], dropped: 0 }, byEvents: { rows: [], dropped: 0 }, areas: { rows: [{ name: '云东区', ...COUNTS }], dropped: 0 } },
  },
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.water.hydrants.list({ page: 1, limit: 15, name: '万诚', type: '1', waterPipe: '2', marked: true, unitId: '4', facilityTypeId: '2' }),
    sends: { page: '1', limit: '15', code: '-1', hydrantName: '万诚', hydrantType: '1', waterPipe: '2', gis: '1', oid: '4', facilityTypeId: '2' },
    response: rows(
      { id: 7, hydrantName: '万诚路3号消火栓', area: '云东区', protectionRadius: 120, positionDescription: '万诚路与星港路路口东', hydrantType: '地上式', outlet: '双口式', waterPipe: '低压给水', gis: '已标记' },
      {
        id: 8, version: 2, ...WIRE, area: '云东区', hydrantType: '地上式', waterPipe: '低压给水', outlet: '双口式', outletTypeOne: '外螺旋式', outletTypeTwo: '内扣式', gis: '已标记', gisPoint: '120.64,30.25',
        oName: '万诚物业', oPhone: '05990-1', facilityTypeId: 2, facilityTypeName: '消防水鹤', defaultRadius: 150, sensorCount: 2, worstStatus: '0', updTime: '2026-11-20 08:00:00',
      },
    ),
    gives: {
      rows: [
        READ,
        {
          ...READ, id: '8', version: '2', regionCode: '339901', outletType1: '0', outletMm1: 100, outletType2: '1', outletMm2: 65, coordinates: { longitude: 120.64, latitude: 30.25 }, coordinatesText: '120.64,30.25', unitId: '4',
          facilityTypeId: '2', facilityTypeName: '消防水鹤', usualRadius: 150, unitName: '万诚物业', phone: '05990-1', sensors: 2, worst: '0', updatedAt: Date.UTC(2026, 10, 20),
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/selectById`,
    run: (client) => client.water.hydrants.get('7'),
    sends: { id: '7' },
    response: ok({ id: 7, ...WIRE, area: '云东区' }),
    gives: {
      ...READ, regionCode: '339901', outletType1: '0', outletMm1: 100, outletType2: '1', outletMm2: 65, marked: null, coordinates: { longitude: 120.64, latitude: 30.25 }, coordinatesText: '120.64,30.25', unitId: '4',
    },
  },
  {
    call: `GET ${BASE}/selectByHydrantNameLike`,
    run: (client) => client.water.hydrants.markers(),
    response: ok([
      { id: 7, name: '万诚路3号消火栓', protectionRadius: 120, icon: 'crane', gisx: '120.64', gisy: '30.25', status: '0', sensorCount: 1, worstStatus: '4' },
      { id: 8, name: '万诚路4号消火栓', protectionRadius: 100, status: '2' },
    ]),
    gives: {
      rows: [
        { id: '7', name: '万诚路3号消火栓', radius: 120, icon: 'crane', status: '0', sensors: 1, worst: '4', coordinates: { longitude: 120.64, latitude: 30.25 } },
        { id: '8', name: '万诚路4号消火栓', radius: 100, icon: null, status: '2', sensors: null, worst: null, coordinates: null },
      ],
      dropped: 0,
    },
  },
  { call: `POST ${BASE}/add`, run: (client) => client.water.hydrants.add(INPUT), sends: WIRE, response: ok() },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.water.hydrants.update('7', { ...INPUT, coordinates: null }, { version: '3' }),
    sends: { ...WIRE, id: 7, version: '3', gis: null },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.water.hydrants.remove(['7', '8']), sends: { id: '7,8' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.water.hydrants.usedBy('7'),
    sends: { id: '7' },
    response: ok([{ what: '传感器', count: 2 }]),
    gives: [{ what: '传感器', count: 2 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.water.hydrants.importRows([INPUT], { dryRun: true }),
    sends: { rows: [WIRE], dryRun: true },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'outletTypeTwo', message: '第二出水口缺少参数' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'outletType2', message: '第二出水口缺少参数' }] },
  },
]
