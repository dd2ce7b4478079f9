import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceMeasuringPoint'
const POINT = {
  id: '16', version: null, code: 'RCT', name: '剩余电流', unit: 'mA', type: '1', normalMin: null, hasMin: false, normalMinSymbol: null, hasMinSymbol: false, normalMax: 300, hasMax: true, normalMaxSymbol: '1', hasMaxSymbol: true, outOfRange: null, hasOutOfRange: false,
  lowAlarm: null, highAlarm: null, updatedAt: null,
}
const WIRE = { id: 16, codeName: 'RCT', measuringPoint: '剩余电流', dataUnit: 'mA', measuringPointType: '1', normalValueMax: '300', normalSymbolMax: '1' }
const INPUT = { code: 'RCT', name: '剩余电流', unit: 'mA', type: '1', normalMax: 300, normalMaxSymbol: '0', outOfRange: '1', highAlarm: '漏电' } as const
const SENT = { codeName: 'RCT', measuringPoint: '剩余电流', dataUnit: 'mA', measuringPointType: '1', normalValueMax: 300, normalSymbolMax: '0', outOfRange: '1', alarmTypeMax: '漏电' }

export const measuringPointSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.measuringPoints.list({ page: 1, limit: 15, name: '电流', code: 'RC', type: '1' }),
    sends: { page: '1', limit: '15', measuringPoint: '电流', codeName: 'RC', measuringPointType: '1' },
    response: rows(WIRE, {
      id: 40, codeName: 'YL', measuringPoint: '压力', dataUnit: 'MPa', measuringPointType: 0, normalValueMin: 0.1, normalSymbolMin: '0', normalValueMax: 0.8, outOfRange: '0', alarmTypeMin: '低压',
      alarmTypeMax: '高压', updTime: 1760232600000, version: 2,
    }),
    gives: {
      rows: [
        POINT,
        {
          id: '40', version: '2', code: 'YL', name: '压力', unit: 'MPa', type: '0', normalMin: 0.1, hasMin: true, normalMinSymbol: '0', hasMinSymbol: true, normalMax: 0.8, hasMax: true, normalMaxSymbol: null, hasMaxSymbol: false, outOfRange: '0', hasOutOfRange: true,
          lowAlarm: '低压', highAlarm: '高压', updatedAt: 1760232600000,
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.measuringPoints.get('16'), sends: { id: '16' }, response: ok(WIRE), gives: POINT },
  { call: `POST ${BASE}/add`, run: (client) => client.measuringPoints.add({ ...INPUT, lowAlarm: ' ' }), sends: { ...SENT, alarmTypeMin: null }, response: ok() },
  { call: `POST ${BASE}/update`, run: (client) => client.measuringPoints.update('16', INPUT, { version: '1' }), sends: { id: 16, version: '1', ...SENT }, response: ok() },
  { call: `GET ${BASE}/delete`, run: (client) => client.measuringPoints.remove(['16']), sends: { id: '16' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.measuringPoints.usedBy('16'),
    sends: { id: '16' },
    response: ok([{ what: '设备型号', count: 2 }]),
    gives: [{ what: '设备型号', count: 2 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.measuringPoints.importRows([INPUT], { dryRun: true }),
    sends: { rows: [SENT], dryRun: true },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
]
