import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/outdoorFacilityType'
const TYPE = { id: '1', version: null, code: '0', name: '室外消火栓', icon: null, pointIds: [], hasOutlets: '1', defaultRadius: null, updatedAt: null }
const WIRE = { id: 1, facilityType: '0', facilityTypeName: '室外消火栓', hasOutlets: '1' }
const INPUT = { code: '2', name: '消防水鹤', icon: 'water', pointIds: ['4', '7'], hasOutlets: '1', defaultRadius: 150 } as const
const SENT = { facilityType: '2', facilityTypeName: '消防水鹤', icon: 'water', measuringPointIds: '4,7', hasOutlets: '1', defaultRadius: 150 }

export const facilityTypeSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.facilityTypes.list({ page: 1, limit: 15, name: '消', code: '2' }),
    sends: { page: '1', limit: '15', facilityTypeName: '消', facilityType: '2' },
    response: rows(WIRE, { ...WIRE, ...SENT, id: 2, defaultRadius: '150', updTime: 1760232600000, version: 3 }),
    gives: { rows: [TYPE, { id: '2', version: '3', code: '2', name: '消防水鹤', icon: 'water', pointIds: ['4', '7'], hasOutlets: '1', defaultRadius: 150, updatedAt: 1760232600000 }], total: 2, dropped: 0 },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.facilityTypes.get('1'), sends: { id: '1' }, response: ok(WIRE), gives: TYPE },
  { call: `POST ${BASE}/add`, run: (client) => client.facilityTypes.add({ ...INPUT, pointIds: [...INPUT.pointIds] }), sends: SENT, response: ok() },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.facilityTypes.update('2', { ...INPUT, pointIds: [], defaultRadius: null }, { version: '3' }),
    sends: { id: 2, version: '3', ...SENT, measuringPointIds: '', defaultRadius: null },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.facilityTypes.remove(['2']), sends: { id: '2' }, response: ok() },
  { call: `GET ${BASE}/deleteQuery`, run: (client) => client.facilityTypes.usedBy('1'), sends: { id: '1' }, response: ok([{ what: '室外设施', count: 4 }]), gives: [{ what: '室外设施', count: 4 }] },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.facilityTypes.importRows([{ ...INPUT, pointIds: [...INPUT.pointIds] }], { dryRun: true }),
    sends: { dryRun: true, rows: [SENT] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
]
