import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceSensorSeries'
const SERIES = {
  id: '3', version: null, name: '无线感烟探测器', placement: '0', color: '#3B82F6', code: null, firmId: null, firmName: null, systemType: null, icon: null,
  lifeSpanYears: null, updatedAt: null,
}
const INPUT = { code: 'HW-YG', name: '无线感烟探测器', firmId: '7', placement: '0' } as const

const MODELS = '/api/device/deviceSensorModel'
const MODEL = { id: '9', version: '2', seriesId: '3', seriesName: '无线感烟探测器', model: 'HW-YG1', channelId: '1', channelName: '无线感烟', pointIds: ['4', '7'], points: ['烟雾浓度', '电池电压'], offlineSeconds: 86400, updatedAt: null }
const MODEL_WIRE = { id: 9, version: 2, seriesId: 3, sensorType: '无线感烟探测器', model: 'HW-YG1', channelId: 1, channelName: '无线感烟', measuringPointIds: '4,7', measuringPoints: ['烟雾浓度', '电池电压'], offlineSeconds: 86400 }
const MODEL_INPUT = { seriesId: '3', model: 'HW-YG1', channelId: '1', pointIds: ['4', '7'], offlineSeconds: 600 }
const MODEL_SENT = { seriesId: '3', model: 'HW-YG1', channelId: '1', measuringPointIds: '4,7', offlineSeconds: 600 }

const modelSamples: readonly CallSample[] = [
  {
    call: `GET ${MODELS}/pageList`, run: (client) => client.deviceSeries.models.list({ page: 1, limit: 10, model: 'YG', seriesId: '3', channelId: '1' }),
    sends: { page: '1', limit: '10', model: 'YG', seriesId: '3', channelId: '1' }, response: rows(MODEL_WIRE), gives: { rows: [MODEL], total: 1, dropped: 0 },
  },
  { call: `GET ${MODELS}/get`, run: (client) => client.deviceSeries.models.get('9'), sends: { id: '9' }, response: ok(MODEL_WIRE), gives: MODEL },
  { call: `POST ${MODELS}/add`, run: (client) => client.deviceSeries.models.add(MODEL_INPUT), sends: MODEL_SENT, response: ok() },
  { call: `POST ${MODELS}/update`, run: (client) => client.deviceSeries.models.update('9', MODEL_INPUT, { version: '2' }), sends: { id: 9, version: '2', ...MODEL_SENT }, response: ok() },
  { call: `GET ${MODELS}/delete`, run: (client) => client.deviceSeries.models.remove(['9']), sends: { id: '9' }, response: ok() },
  { call: `GET ${MODELS}/deleteQuery`, run: (client) => client.deviceSeries.models.usedBy('9'), sends: { id: '9' }, response: ok([{ what: '设备', count: 2 }]), gives: [{ what: '设备', count: 2 }] },
  { call: `POST ${MODELS}/importRows`, run: (client) => client.deviceSeries.models.importRows([MODEL_INPUT], { dryRun: true }), sends: { rows: [MODEL_SENT], dryRun: true }, response: ok({ accepted: 1, errors: [] }), gives: { accepted: 1, errors: [] } },
]

export const deviceSeriesSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.deviceSeries.list({ page: 1, limit: 10, name: '感烟', code: 'YG', firmId: '7', systemType: '1', placement: '0' }),
    sends: { page: '1', limit: '10', typeName: '感烟', seriesCode: 'YG', manufacturerId: '7', systemType: '1', type: '0' },
    response: rows(
      { id: 3, color: '#3B82F6', sensorType: '无线感烟探测器', type: '0', senesorTypeId: 12 },
      {
        id: 4, color: null, sensorType: '消火栓水压传感器', type: 1, seriesCode: 'QY-YL', manufacturerId: 7, sensorManufacturer: '清源', systemType: '11', icon: 'water',
        lifeSpan: 8, updTime: 1760232600000, version: 2,
      },
    ),
    gives: {
      rows: [
        SERIES,
        {
          id: '4', version: '2', name: '消火栓水压传感器', placement: '1', color: null, code: 'QY-YL', firmId: '7', firmName: '清源', systemType: '11', icon: 'water',
          lifeSpanYears: 8, updatedAt: 1760232600000,
        },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/get`,
    run: (client) => client.deviceSeries.get('3'),
    sends: { id: '3' },
    response: ok({ id: 3, color: '#3B82F6', sensorType: '无线感烟探测器', type: '0' }),
    gives: SERIES,
  },
  {
    call: `POST ${BASE}/add`,
    run: (client) => client.deviceSeries.add({ ...INPUT, systemType: '1', color: '#3B82F6', icon: ' ', lifeSpanYears: 10 }),
    sends: { seriesCode: 'HW-YG', sensorType: '无线感烟探测器', manufacturerId: '7', type: '0', systemType: '1', color: '#3B82F6', icon: null, lifeSpan: 10 },
    response: ok(),
  },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.deviceSeries.update('3', INPUT, { version: '1' }),
    sends: { id: 3, version: '1', seriesCode: 'HW-YG', sensorType: '无线感烟探测器', manufacturerId: '7', type: '0' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/delete`,
    run: (client) => client.deviceSeries.remove(['3', '4']),
    sends: { id: '3,4' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.deviceSeries.usedBy('3'),
    sends: { id: '3' },
    response: ok([{ what: '设备型号', count: 2 }]),
    gives: [{ what: '设备型号', count: 2 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.deviceSeries.importRows([INPUT], { dryRun: false }),
    sends: { rows: [{ seriesCode: 'HW-YG', sensorType: '无线感烟探测器', manufacturerId: '7', type: '0' }], dryRun: false },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  ...modelSamples,
]
