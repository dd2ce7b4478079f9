import { ok, rows, type CallSample } from '../call-sample'

const LEVEL = '/api/device/deviceAlarmLevel'
const THRESHOLD = '/api/device/deviceAlarmThreshold'

const WIRE = { id: 3, level: '一级紧急', color: '#E5484D', sort: 3, levelInstructions: '立即到场' }
const GIVEN = { id: '3', version: null, name: '一级紧急', rank: 3, color: '#E5484D', tone: null, repeats: null, instructions: '立即到场', updatedAt: null }
const INPUT = { name: '一级紧急', rank: 3, color: '#e5484d', tone: 'wave', repeats: true, instructions: '立即到场' } as const
const SENT = { level: '一级紧急', sort: 3, color: '#E5484D', tone: 'wave', repeatFlag: '1', levelInstructions: '立即到场' }

const POINT = { id: 12, codeName: 'XTEMP', measuringPoint: '温度', dataUnit: '℃', version: 2, updTime: 1760232600000 }
const RANGES = [
  { id: 1, alId: 1, level: '三级关注', sort: 1, color: '#3E63DD', alarmMin: 45, alarmMax: 50, alarmSymbolMin: '1', alarmSymbolMax: '0' },
  { id: 9, level: '一级紧急', alarmMin: '50', alarmMax: '999999999' },
]
const DECODED = {
  id: '12', version: '2', code: 'XTEMP', name: '温度', unit: '℃', updatedAt: 1760232600000,
  ranges: {
    rows: [
      { levelId: '1', level: '三级关注', rank: 1, color: '#3E63DD', min: 45, max: 50 },
      { levelId: null, level: '一级紧急', rank: null, color: null, min: 50, max: null },
    ],
    dropped: 0,
  },
}
const NEW_RANGES = { ranges: [{ levelId: '1', min: 45, max: 50 }, { levelId: '3', min: 50 }] }
const WRITTEN = '[{"alId":1,"alarmMin":45,"alarmMax":50},{"alId":3,"alarmMin":50,"alarmMax":null}]'

const NO_WARNING = {
  channelId: null, deviceId: null, number: null, equipmentType: null, buildingId: null, buildingName: null, floor: null, hydrantName: null, position: null, point: null, pointCode: null, value: null, unit: null,
  rank: null, color: null, endedAt: null, endedBy: null, handledBy: null, handledAt: null,
}

export const warningSamples: readonly CallSample[] = [
  {
    call: `GET ${LEVEL}/pageList`,
    run: (client) => client.warnings.levels.list({ page: 1, limit: 15, name: '级', instructions: '到场' }),
    sends: { page: '1', limit: '15', level: '级', levelInstructions: '到场' },
    response: rows(WIRE, { ...WIRE, id: 1, version: 2, sort: '1', tone: 'chime', repeatFlag: '0', color: 'red', updTime: 1760232600000 }),
    gives: { rows: [GIVEN, { ...GIVEN, id: '1', version: '2', rank: 1, tone: 'chime', repeats: false, color: null, updatedAt: 1760232600000 }], total: 2, dropped: 0 },
  },
  { call: `GET ${LEVEL}/get`, run: (client) => client.warnings.levels.get('3'), sends: { id: '3' }, response: ok(WIRE), gives: GIVEN },
  { call: `POST ${LEVEL}/add`, run: (client) => client.warnings.levels.add(INPUT), sends: SENT, response: ok() },
  { call: `POST ${LEVEL}/update`, run: (client) => client.warnings.levels.update('3', INPUT, { version: '1' }), sends: { id: 3, version: '1', ...SENT }, response: ok() },
  { call: `GET ${LEVEL}/delete`, run: (client) => client.warnings.levels.remove(['3']), sends: { id: '3' }, response: ok() },
  {
    call: `GET ${LEVEL}/deleteQuery`,
    run: (client) => client.warnings.levels.usedBy('3'),
    sends: { id: '3' },
    response: ok([{ what: '监测点预警', count: 2 }]),
    gives: [{ what: '监测点预警', count: 2 }],
  },
  {
    call: `POST ${LEVEL}/importRows`,
    run: (client) => client.warnings.levels.importRows([INPUT], { dryRun: true }),
    sends: { rows: [{ ...SENT, color: INPUT.color }], dryRun: true },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${THRESHOLD}/pageList`,
    run: (client) => client.warnings.thresholds.list({ page: 1, limit: 15, name: '温', all: true }),
    sends: { page: '1', limit: '15', measuringPoint: '温', all: '1' },
    response: rows({ ...POINT, deviceAlarmThresholds: RANGES }, { id: 13, measuringPoint: '湿度' }),
    gives: {
      rows: [DECODED, { id: '13', version: null, code: null, name: '湿度', unit: null, ranges: { rows: [], dropped: 0 }, updatedAt: null }],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${THRESHOLD}/get`, run: (client) => client.warnings.thresholds.get('12'), sends: { id: '12' }, response: ok({ ...POINT, deviceAlarmThresholds: RANGES }), gives: DECODED },
  {
    call: `POST ${THRESHOLD}/add`,
    run: (client) => client.warnings.thresholds.set('12', NEW_RANGES, { isNew: true }),
    sends: { mpId: 12, level: WRITTEN },
    response: ok(),
  },
  {
    call: `POST ${THRESHOLD}/update`,
    run: (client) => client.warnings.thresholds.set('12', NEW_RANGES, { isNew: false, version: '2' }),
    sends: { mpId: 12, level: WRITTEN, version: '2' },
    response: ok(),
  },
  { call: `GET ${THRESHOLD}/delete`, run: (client) => client.warnings.thresholds.clear('12'), sends: { id: '12' }, response: ok() },
  {
    call: 'GET /api/device/deviceEarlyWarning/pageList',
    run: (client) => client.warnings.earlyWarnings.list({ page: 1, limit: 15, handled: false, level: '关注', keyword: '星河', channelId: '1', days: { from: '2026-11-01', to: '2026-11-20' } }),
    sends: { page: '1', limit: '15', handleFlag: '0', alrmType: '关注', keyword: '星河', channelId: '1', dateStrs: '2026-11-01,2026-11-20' },
    response: rows(
      { id: 7, buildId: 4, bName: '星河大厦', equId: 12, sensorNo: 'AL-1', equipmentType: '温度探测器', floor: -1, positionDescription: '配电室', alrmType: '三级关注', alrmDate: '2025-10-12 09:30:00', alrmData: '46.5', unit: '℃', measuringPoint: '温度', handleFlag: '0', channelId: 1, logId: null },
      { id: 8, alrmType: '一级紧急', sort: 3, color: '#E5484D', measuringPointCode: 'YL', hydrantName: '滨江路3号', alrmDate: 1760232600000, endDate: 1760232600000, endedBy: 'raised', handleFlag: 1, handlePerson: 'zhiban01', handleDate: 1760232600000 },
    ),
    gives: {
      rows: [
        {
          ...NO_WARNING, id: '7', buildingId: '4', buildingName: '星河大厦', deviceId: '12', number: 'AL-1', equipmentType: '温度探测器', floor: -1, position: '配电室', level: '三级关注', raisedAt: 1760232600000,
          value: 46.5, unit: '℃', point: '温度', handled: false, channelId: '1',
        },
        {
          ...NO_WARNING, id: '8', level: '一级紧急', rank: 3, color: '#E5484D', pointCode: 'YL', hydrantName: '滨江路3号', raisedAt: 1760232600000, endedAt: 1760232600000, endedBy: 'raised', handled: true,
          handledBy: 'zhiban01', handledAt: 1760232600000,
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  { call: 'POST /api/device/deviceEarlyWarning/updateBatch', run: (client) => client.warnings.earlyWarnings.handle(['7', '8']), sends: { ids: '7,8' }, response: ok() },
]
