import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/admin/position'
const WIRE = { id: 7, code: 'BZ', name: '值班长' }
const POSITION = { id: '7', version: null, code: 'BZ', name: '值班长', departmentId: null, departmentName: null, order: null, state: null, users: null, roles: [], updatedAt: null }
const INPUT = { code: 'WY', name: '值班员', departmentId: '3', order: 2, state: 'disabled' } as const
const SENT = { code: 'WY', name: '值班员', departId: '3', orderNum: 2, isDisabled: '1' }

export const positionSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.positions.list({ page: 1, limit: 15, name: '值班', departmentId: '3', state: 'enabled' }),
    sends: { page: '1', limit: '15', name: '值班', departId: '3', isDisabled: '0' },
    response: rows(WIRE, { id: 8, ...SENT, departName: '消控值班班', users: 3, groupNames: ['值班员'], version: 2, updTime: '2026-10-12 09:30:00' }),
    gives: {
      rows: [POSITION, { ...INPUT, id: '8', version: '2', departmentName: '消控值班班', users: 3, roles: ['值班员'], updatedAt: Date.UTC(2026, 9, 12, 1, 30) }],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.positions.get('7'), sends: { id: '7' }, response: ok(WIRE), gives: POSITION },
  { call: `POST ${BASE}/add`, run: (client) => client.positions.add(INPUT), sends: SENT, response: ok() },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.positions.update('8', { code: 'WY', name: '值班员', departmentId: null, state: 'enabled' }, { version: '2' }),
    sends: { id: 8, version: '2', code: 'WY', name: '值班员', departId: null, isDisabled: '0' },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.positions.remove(['8']), sends: { id: '8' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.positions.usedBy('7'),
    sends: { id: '7' },
    response: ok([{ what: '任职人员', count: 1 }]),
    gives: [{ what: '任职人员', count: 1 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.positions.importRows([{ code: 'WB', name: '维保员', state: 'enabled' }], { dryRun: true }),
    sends: { rows: [{ code: 'WB', name: '维保员', isDisabled: '0' }], dryRun: true },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${BASE}/{id}/user`,
    run: (client) => client.positions.members('{id}'),
    response: ok([{ id: 'u', username: 'op', name: '陈思远' }, { id: 'v', username: 'boss' }]),
    gives: [{ id: 'u', username: 'op', name: '陈思远' }, { id: 'v', username: 'boss', name: null }],
  },
  {
    call: `POST ${BASE}/{id}/user`,
    run: (client) => client.positions.setMembers('{id}', ['u', 'v'], { version: '2' }),
    sends: { users: 'u,v', version: '2' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/{id}/group`,
    run: (client) => client.positions.roles('{id}'),
    response: ok([{ id: 'g', parentId: '-1', label: '值班员', name: '值班员', children: [] }]),
    gives: [{ id: 'g', name: '值班员' }],
  },
  {
    call: `POST ${BASE}/{id}/group`,
    run: (client) => client.positions.setRoles('{id}', ['g'], { version: '2' }),
    sends: { groups: 'g', version: '2' },
    response: ok(),
  },
]
