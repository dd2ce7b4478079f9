import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceSensorSeries'
const SERIES = {
  id: '3', version: null, name: '无线感烟探测器', placement: '0', color: '#3B82F6', code: null, firmId: null, firmName: null, systemType: null, icon: null,
  lifeSpanYears: null, updatedAt: null,
}
const INPUT = { code: 'HW-YG', name: '无线感烟探测器', firmId: '7', placement: '0' } as const

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
]
