import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/videoRecognition'
const PLAIN = { id: '7', version: null, name: '烟雾识别', kind: 'smoke', cameraId: '8', cameraName: null, cameraStatus: null, area: null, sensitivity: 40, schedule: null, enabled: true, lastAt: null, lastCertainty: null, lastStatus: null }
const PLAIN_WIRE = { id: 7, solutionName: '烟雾识别', solutionType: 'smoke', deviceId: 8, sensitivity: 40, isEnabled: '1' }
const INPUT = { name: ' 烟雾识别 ', kind: 'smoke', cameraId: '8', area: '10,0,50,100', sensitivity: 40, schedule: '20:00-08:00', enabled: true } as const
const SENT = { solutionName: '烟雾识别', solutionType: 'smoke', deviceId: '8', area: '10,0,50,100', sensitivity: 40, schedule: '20:00-08:00', isEnabled: '1' }

export const recognitionSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.recognitions.list({ page: 1, limit: 15, name: '烟', kind: 'smoke', cameraId: '8' }),
    sends: { page: '1', limit: '15', solutionName: '烟', solutionType: 'smoke', deviceId: '8' },
    response: rows(PLAIN_WIRE, {
      id: 9, version: 2, solutionName: '离岗识别', solutionType: 'leave', deviceId: 8, deviceName: '泵房', cameraStatus: '4', area: '0,0,50,50', sensitivity: 30, schedule: '08:00-20:00', isEnabled: '0',
      lastTime: '2026-10-12 09:30:00', lastValue: 65, lastStatus: '2',
    }),
    gives: {
      rows: [PLAIN, {
        id: '9', version: '2', name: '离岗识别', kind: 'leave', cameraId: '8', cameraName: '泵房', cameraStatus: '4', area: '0,0,50,50', sensitivity: 30, schedule: '08:00-20:00', enabled: false,
        lastAt: Date.UTC(2026, 9, 12, 1, 30), lastCertainty: 65, lastStatus: '2',
      }],
      total: 2, dropped: 0,
    },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.recognitions.get('7'), sends: { id: '7' }, response: ok(PLAIN_WIRE), gives: PLAIN },
  { call: `POST ${BASE}/add`, run: (client) => client.recognitions.add(INPUT), sends: SENT, response: ok() },
  { call: `POST ${BASE}/update`, run: (client) => client.recognitions.update('7', INPUT, { version: '2' }), sends: { id: 7, version: '2', ...SENT }, response: ok() },
  { call: `GET ${BASE}/delete`, run: (client) => client.recognitions.remove(['7', '9']), sends: { id: '7,9' }, response: ok() },
  { call: `GET ${BASE}/deleteQuery`, run: (client) => client.recognitions.usedBy('7'), sends: { id: '7' }, response: ok([]), gives: [] },
  {
    call: `POST ${BASE}/importRows`, run: (client) => client.recognitions.importRows([{ ...INPUT, name: '烟雾识别' }], { dryRun: true }), sends: { dryRun: true, rows: [SENT] },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'solutionType', message: '此摄像机已有同类识别' }] }), gives: { accepted: 0, errors: [{ row: 0, field: 'kind', message: '此摄像机已有同类识别' }] },
  },
]
