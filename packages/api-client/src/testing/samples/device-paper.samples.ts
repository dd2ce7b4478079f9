import { ok, rows, type CallSample } from '../call-sample'

const MAINTENANCE = '/api/device/deviceMaintenance'
const ENTRY = { id: '7', version: null, deviceId: '501', kind: 'cleaning', doneOn: '2026-10-12', doneBy: '罗志勇', result: '1', description: null, nextOn: null, followed: null, updatedAt: null }
const WIRE = { id: 7, deviceId: 501, maintenanceType: 'cleaning', doneDate: '2026-10-12', donePerson: '罗志勇', passed: '1' }
const INPUT = { deviceId: '501', kind: 'cleaning' as const, doneOn: '2026-10-12', doneBy: ' 罗志勇 ', result: '1' as const }
const SENT = { deviceId: '501', maintenanceType: 'cleaning', doneDate: '2026-10-12', donePerson: '罗志勇', passed: '1' }

const FILES = '/api/device/deviceFile'
const FILE = { id: '7', version: null, deviceId: '501', kind: 'manual', name: '产品说明书', contentType: 'application/pdf', bytes: 1024, updatedAt: null }
const WIRE_FILE = { id: 7, deviceId: 501, fileType: 'manual', fileName: '产品说明书', contentType: 'application/pdf', fileSize: 1024 }
const FILE_INPUT = { deviceId: '501', kind: 'manual' as const, name: ' 产品说明书 ' }
const SENT_FILE = { deviceId: '501', fileType: 'manual', fileName: '产品说明书' }

export const devicePaperSamples: readonly CallSample[] = [
  {
    call: `GET ${MAINTENANCE}/pageList`,
    run: (client) => client.devicePapers.maintenance.list({ page: 1, limit: 15, deviceId: '501', kind: 'cleaning', done: { from: '2026-10-01', to: '2026-10-31' }, sort: { field: 'doneOn', direction: 'descending' } }),
    sends: { page: '1', limit: '15', deviceId: '501', maintenanceType: 'cleaning', dateStrs: '2026-10-01,2026-10-31', sortField: 'doneDate', sortOrder: 'desc' },
    response: rows(WIRE, { ...WIRE, id: 8, maintenanceType: 'melting', passed: '0', description: '更换电池', nextDate: '2027-10-12', followed: '1', updTime: '2026-10-12 09:30:00', version: 2 }),
    gives: {
      rows: [ENTRY, { ...ENTRY, id: '8', version: '2', kind: null, result: '0', description: '更换电池', nextOn: '2027-10-12', followed: true, updatedAt: Date.UTC(2026, 9, 12, 1, 30) }],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${MAINTENANCE}/get`, run: (client) => client.devicePapers.maintenance.get('7'), sends: { id: '7' }, response: ok(WIRE), gives: ENTRY },
  {
    call: `POST ${MAINTENANCE}/add`,
    run: (client) => client.devicePapers.maintenance.add({ ...INPUT, description: '清洁探测室', nextOn: '2027-10-12' }),
    sends: { ...SENT, description: '清洁探测室', nextDate: '2027-10-12' },
    response: ok(),
  },
  {
    call: `POST ${MAINTENANCE}/update`,
    run: (client) => client.devicePapers.maintenance.update('7', { ...INPUT, nextOn: '' }, { version: '1' }),
    sends: { id: 7, version: '1', ...SENT, nextDate: null },
    response: ok(),
  },
  { call: `GET ${MAINTENANCE}/delete`, run: (client) => client.devicePapers.maintenance.remove(['7', '8']), sends: { id: '7,8' }, response: ok() },
  { call: `GET ${MAINTENANCE}/deleteQuery`, run: (client) => client.devicePapers.maintenance.usedBy('7'), sends: { id: '7' }, response: ok([]), gives: [] },
  {
    call: `POST ${MAINTENANCE}/importRows`,
    run: (client) => client.devicePapers.maintenance.importRows([INPUT], { dryRun: true }),
    sends: { dryRun: true, rows: [{ ...SENT, donePerson: ' 罗志勇 ' }] },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${FILES}/pageList`,
    run: (client) => client.devicePapers.files.list({ page: 1, limit: 15, deviceId: '501', kind: 'manual', name: '说明' }),
    sends: { page: '1', limit: '15', deviceId: '501', fileType: 'manual', fileName: '说明' },
    response: rows(WIRE_FILE, { ...WIRE_FILE, id: 8, fileType: 'poem', contentType: 'image/png', updTime: '2026-10-12 09:30:00', version: 2 }),
    gives: { rows: [FILE, { ...FILE, id: '8', version: '2', kind: null, contentType: 'image/png', updatedAt: Date.UTC(2026, 9, 12, 1, 30) }], total: 2, dropped: 0 },
  },
  { call: `GET ${FILES}/get`, run: (client) => client.devicePapers.files.get('7'), sends: { id: '7' }, response: ok(WIRE_FILE), gives: FILE },
  { call: `GET ${FILES}/link`, run: (client) => client.devicePapers.files.link('7'), sends: { id: '7' }, response: ok({ filePath: 'https://files.example.com/a.pdf?signature=x' }), gives: 'https://files.example.com/a.pdf?signature=x' },
  {
    call: `POST ${FILES}/add`,
    run: (client) => client.devicePapers.files.add({ ...FILE_INPUT, content: 'JVBERi0=' }),
    sends: { ...SENT_FILE, content: 'JVBERi0=' },
    response: ok(),
  },
  {
    call: `POST ${FILES}/update`,
    run: (client) => client.devicePapers.files.update('7', FILE_INPUT, { version: '1' }),
    sends: { id: 7, version: '1', ...SENT_FILE },
    response: ok(),
  },
  { call: `GET ${FILES}/delete`, run: (client) => client.devicePapers.files.remove(['7']), sends: { id: '7' }, response: ok() },
]
