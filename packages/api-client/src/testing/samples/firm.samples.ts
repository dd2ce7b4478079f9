import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceSensorManufacturer'
const FIRM = { id: '3', version: null, name: '海湾', contact: null, phone: null, productKinds: null, certificates: null, series: null, updatedAt: null }

export const firmSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.firms.list({ page: 1, limit: 10, name: '海' }),
    sends: { page: '1', limit: '10', sensorManufacturer: '海' },
    response: rows(
      { id: 3, sensorManufacturer: '海湾' },
      { id: 4, sensorManufacturer: '青鸟', contact: '张', phone: '010', productKinds: '感烟', certificates: 'CCCF-1', series: 2, updTime: 1760232600000, version: 2 },
    ),
    gives: {
      rows: [
        FIRM,
        { id: '4', version: '2', name: '青鸟', contact: '张', phone: '010', productKinds: '感烟', certificates: 'CCCF-1', series: 2, updatedAt: 1760232600000 },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `GET ${BASE}/get`,
    run: (client) => client.firms.get('3'),
    sends: { id: '3' },
    response: ok({ id: 3, sensorManufacturer: '海湾' }),
    gives: FIRM,
  },
  {
    call: `POST ${BASE}/add`,
    run: (client) => client.firms.add({ name: ' 海湾 ', contact: '', phone: '010' }),
    sends: { sensorManufacturer: '海湾', contact: null, phone: '010' },
    response: ok(),
  },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.firms.update('3', { name: '海湾' }, { version: '1' }),
    sends: { id: 3, version: '1', sensorManufacturer: '海湾' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/delete`,
    run: (client) => client.firms.remove(['3', '4']),
    sends: { id: '3,4' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.firms.usedBy('3'),
    sends: { id: '3' },
    response: ok([{ what: '设备类型', count: 2 }]),
    gives: [{ what: '设备类型', count: 2 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.firms.importRows([{ name: '海湾' }], { dryRun: false }),
    sends: { rows: [{ sensorManufacturer: '海湾' }], dryRun: false },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'sensorManufacturer', message: '厂商已存在' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'name', message: '厂商已存在' }] },
  },
]
