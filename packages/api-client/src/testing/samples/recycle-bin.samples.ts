import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/device/recycleBin'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const DAY_MS = 86_400_000

export const recycleBinSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.recycleBin.list({ page: 1, limit: 15, kind: 'building', keyword: '星' }),
    sends: { page: '1', limit: '15', kind: 'building', keyword: '星' },
    response: rows(
      { kind: 'building', id: 7, name: '星河大厦', place: '滨江路', deletedBy: 'admin(赵敏)', deletedTime: '2026-10-12 09:30:00', endTime: '2026-11-11 09:30:00' },
      { kind: 'something new', id: 8 },
    ),
    gives: {
      rows: [
        { id: 'building-7', kind: 'building', subjectId: '7', name: '星河大厦', place: '滨江路', deletedBy: 'admin(赵敏)', deletedAt: AT, endsAt: AT + 30 * DAY_MS },
        { id: '-8', kind: null, subjectId: '8', name: null, place: null, deletedBy: null, deletedAt: null, endsAt: null },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: `POST ${BASE}/restore`,
    run: (client) => client.recycleBin.restore({ kind: 'device', subjectId: '7' }),
    sends: { kind: 'device', id: '7' },
    response: ok(),
  },
]
