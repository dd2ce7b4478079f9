import { ok, rows, type CallSample } from '../call-sample'

const AT = '2026-10-12 09:30:00'
const INSTANT = Date.UTC(2026, 9, 12, 1, 30)

export const logSamples: readonly CallSample[] = [
  {
    call: 'GET /api/admin/loginLog/pageList',
    run: (client) => client.logs.signIns.list({ page: 1, limit: 15, username: 'op', result: 'refused', days: { from: '2026-10-01', to: '2026-10-31' }, sort: { field: 'at', direction: 'ascending' } }),
    sends: { page: '1', limit: '15', loginUserName: 'op', result: 'refused', dateStrs: '2026-10-01,2026-10-31', sortField: 'loginTime', sortOrder: 'asc' },
    response: rows(
      { id: 1, loginUserName: 'op', loginIp: '10.0.0.7', loginTime: AT, loginRegion: '未知' },
      { id: 2, loginUserName: 'op', loginIp: '10.0.0.7', loginTime: AT, result: 'refused', reason: 'code', browser: 'Chrome 131', system: 'Linux' },
    ),
    gives: {
      rows: [
        { id: '1', username: 'op', address: '10.0.0.7', at: INSTANT, result: null, reason: null, browser: null, system: null },
        { id: '2', username: 'op', address: '10.0.0.7', at: INSTANT, result: 'refused', reason: 'code', browser: 'Chrome 131', system: 'Linux' },
      ],
      total: 2,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/admin/gateLog/pageList',
    run: (client) => client.logs.operations.list({ page: 1, limit: 15, module: 'role', person: '陈' }),
    sends: { page: '1', limit: '15', kind: 'role', crtUser: '陈' },
    response: rows({ id: 3, menu: '角色权限管理', opt: '编辑', object: '值班员', result: 'ok', crtTime: AT, crtUser: 'op', crtName: '陈思远', crtHost: '10.0.0.7', fields: [{ field: 'name', before: '值班', after: '值班员' }] }),
    gives: {
      rows: [{ id: '3', module: '角色权限管理', act: '编辑', object: '值班员', result: 'ok', at: INSTANT, account: 'op', person: '陈思远', address: '10.0.0.7', fields: { rows: [{ field: 'name', before: '值班', after: '值班员' }], dropped: 0 } }],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/admin/gateLog/modules',
    run: (client) => client.logs.operations.modules(),
    response: ok([{ kind: 'role', menu: '角色权限管理' }]),
    gives: [{ code: 'role', name: '角色权限管理' }],
  },
  {
    call: 'GET /api/admin/onlineSession/pageList',
    run: (client) => client.logs.sessions.list({ page: 1, limit: 15, keyword: 'op' }),
    sends: { page: '1', limit: '15', keyword: 'op' },
    response: rows({ id: 'abc', username: 'op', name: '陈思远', ip: '10.0.0.7', browser: 'Chrome 131', system: 'Linux', createTime: AT, expireTime: AT, valid: '1', own: '0' }),
    gives: {
      rows: [{ id: 'abc', username: 'op', name: '陈思远', address: '10.0.0.7', browser: 'Chrome 131', system: 'Linux', since: INSTANT, until: INSTANT, state: 'valid', own: false }],
      total: 1,
      dropped: 0,
    },
  },
  { call: 'POST /api/admin/onlineSession/endAll', run: (client) => client.logs.sessions.endAll('u'), sends: { userId: 'u' }, response: ok() },
  { call: 'POST /api/admin/onlineSession/end', run: (client) => client.logs.sessions.end('abc'), sends: { id: 'abc' }, response: ok() },
]
