import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/admin/depart'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const DEPARTMENT = { id: '7', version: null, code: 'XF', name: '消防科', parentId: null, parentName: null, order: null, leader: null, phone: null, state: null, users: null, updatedAt: null }
const WIRE = { id: 7, code: 'XF', name: '消防科', parentId: '-1' }
const INPUT = { code: 'XF-1', name: '一班', parentId: '7', order: 2, leader: '王', phone: '138', state: 'disabled' } as const
const SENT = { code: 'XF-1', name: '一班', parentId: '7', orderNum: 2, leader: '王', phone: '138', isDisabled: '1' }

export const departmentSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.departments.list({ page: 1, limit: 15, name: '班', within: '7', state: 'enabled' }),
    sends: { page: '1', limit: '15', name: '班', within: '7', isDisabled: '0' },
    response: rows(WIRE, { id: 8, ...SENT, parentName: '消防科', users: 3, version: 2, updTime: '2026-10-12 09:30:00' }),
    gives: { rows: [DEPARTMENT, { ...INPUT, id: '8', version: '2', parentName: '消防科', users: 3, updatedAt: AT }], total: 2, dropped: 0 },
  },
  { call: `GET ${BASE}/get`, run: (client) => client.departments.get('7'), sends: { id: '7' }, response: ok(WIRE), gives: DEPARTMENT },
  { call: `POST ${BASE}/add`, run: (client) => client.departments.add(INPUT), sends: SENT, response: ok() },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.departments.update('8', { code: 'XF-1', name: '一班', parentId: null, state: 'enabled' }, { version: '2' }),
    sends: { id: 8, version: '2', code: 'XF-1', name: '一班', parentId: null, isDisabled: '0' },
    response: ok(),
  },
  { call: `GET ${BASE}/delete`, run: (client) => client.departments.remove(['8']), sends: { id: '8' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.departments.usedBy('7'),
    sends: { id: '7' },
    response: ok([{ what: '下级部门', count: 1 }]),
    gives: [{ what: '下级部门', count: 1 }],
  },
  {
    call: `POST ${BASE}/importRows`,
    run: (client) => client.departments.importRows([{ code: 'XF-2', name: '二班', state: 'enabled' }], { dryRun: true }),
    sends: { rows: [{ code: 'XF-2', name: '二班', isDisabled: '0' }], dryRun: true },
    response: ok({ accepted: 1, errors: [] }),
    gives: { accepted: 1, errors: [] },
  },
  {
    call: `GET ${BASE}/tree`,
    run: (client) => client.departments.tree(),
    response: [{ id: 7, parentId: '-1', label: '消防科', code: 'XF', children: [{ id: 8, parentId: 7, label: '一班', code: 'XF-1', isDisabled: '1', children: [] }] }],
    gives: [{ id: '7', name: '消防科', code: 'XF', disabled: null, children: [{ id: '8', name: '一班', code: 'XF-1', disabled: true, children: [] }] }],
  },
  {
    call: `GET ${BASE}/{id}/user`,
    run: (client) => client.departments.members('{id}'),
    response: ok({ id: 7, version: 2, members: [{ id: 'u', username: 'op', name: '陈思远', isDefault: '1' }, { id: 'v', username: 'boss' }] }),
    gives: { version: '2', members: [{ id: 'u', username: 'op', name: '陈思远', isDefault: true }, { id: 'v', username: 'boss', name: null, isDefault: null }] },
  },
  {
    call: `POST ${BASE}/{id}/user`,
    run: (client) => client.departments.setMembers('{id}', ['u', 'v'], { version: '2' }),
    sends: { members: 'u,v', version: '2' },
    response: ok(),
  },
]
