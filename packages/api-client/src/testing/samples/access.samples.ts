import { ok, rows, type CallSample } from '../call-sample'

const PASSWORD = { oldPassword: 'old-pass', newPassword: 'new-pass' }
const MENU = {
  id: '1',
  parentId: '-1',
  code: 'gailan',
  title: '概览',
  icon: 'gailan',
  orderNum: 0,
  spread: false,
  children: [],
}
const NODE = { id: '1', code: 'gailan', title: '概览', icon: 'gailan', channelId: null, children: [] }

const NO_USER = {
  id: 'u',
  version: null,
  username: null,
  name: null,
  mobilePhone: null,
  groupId: null,
  groupName: null,
  departmentId: null,
  departmentName: null,
  description: null,
  state: 'enabled',
  lastSignInAt: null,
  lockedUntil: null,
  updatedAt: null,
}

export const accessSamples: readonly CallSample[] = [
  {
    call: 'POST /api/auth/oauth/token',
    run: (client) => client.auth.login({ username: 'a', password: 'b', code: 'c', image: 'd' }),
    sends: { username: 'a', code: 'c', image: 'd', grant_type: 'password' },
    response: { access_token: 't', token_type: 'bearer', userId: 'u', expire: 1760232600000 },
    gives: { accessToken: 't', userId: 'u', refreshToken: null, expiresAt: 1760232600000 },
  },
  {
    call: 'POST /api/auth/oauth/token',
    run: (client) => client.auth.refresh('r'),
    sends: { refresh_token: 'r', grant_type: 'refresh_token' },
    response: { access_token: 't', token_type: 'bearer', refresh_token: 'r2', userId: 'u' },
    gives: { accessToken: 't', userId: 'u', refreshToken: 'r2', expiresAt: null },
  },
  {
    call: 'DELETE /api/auth/oauth/token',
    run: (client) => client.auth.logout('t'),
    sends: { access_token: 't' },
    response: ok(true),
  },
  {
    call: 'POST /api/datahandler/alarm/ticket',
    run: (client) => client.alarmSocket.ticket(),
    response: ok({ ticket: 'once' }),
    gives: 'once',
  },
  {
    call: 'GET /api/admin/user/front/info',
    run: (client) => client.session.user(),
    response: { id: 'u', username: 'op', name: '值班员', menus: [], elements: [] },
    gives: {
      id: 'u',
      username: 'op',
      name: '值班员',
      groupName: null,
      site: null,
      tenantNo: null,
      validUntil: null,
      actingFor: null,
      description: null,
      menus: [],
      elements: [],
    },
  },
  { call: 'GET /api/admin/user/front/menus', run: (client) => client.session.menus(), response: [MENU], gives: { rows: [NODE], dropped: 0 } },
  {
    call: 'GET /api/admin/user/front/menu/all',
    run: (client) => client.administration.allMenus(),
    response: [MENU, { id: '2', parentId: '1', code: 'overView', title: '概览', orderNum: '1', attr2: '', type: 'menu' }],
    gives: [
      { id: '1', parentId: null, code: 'gailan', title: '概览', icon: 'gailan', channelId: null, order: 0 },
      { id: '2', parentId: '1', code: 'overView', title: '概览', icon: null, channelId: null, order: 1 },
    ],
  },
  {
    call: 'GET /api/admin/user/isSuperAdmin',
    run: (client) => client.session.isSuperAdmin('u'),
    sends: { userId: 'u' },
    response: true,
    gives: true,
  },
  {
    call: 'POST /api/admin/user/changePassword',
    run: (client) => client.ownPassword.change(PASSWORD),
    response: ok(true),
  },
  {
    call: 'GET /api/device/deviceTenantSetup/get',
    run: (client) => client.tenantSetup.planAllowed(),
    response: ok('1'),
    gives: true,
  },
  {
    call: 'GET /api/admin/user/list',
    run: (client) =>
      client.administration.users.list({
        page: 1,
        limit: 15,
        username: 'op',
        groupId: 'g',
        name: '',
        state: 'all',
        sort: { field: 'updatedAt', direction: 'ascending' },
      }),
    sends: { page: '1', limit: '15', username: 'op', groupId: 'g', isDisabled: '-1', sortField: 'updTime', sortOrder: 'asc' },
    response: rows({
      id: 'u',
      username: 'op',
      name: '值班员',
      mobilePhone: 13800001234,
      role: '值班',
      departId: 7,
      departName: '消防科',
      isDisabled: '1',
      lastSignInTime: '2026-10-12 09:30:00',
      updTime: '2026-10-12 09:30:00',
      version: 2,
    }),
    gives: {
      rows: [
        {
          ...NO_USER,
          username: 'op',
          name: '值班员',
          mobilePhone: '13800001234',
          groupName: '值班',
          departmentId: '7',
          departmentName: '消防科',
          state: 'disabled',
          lastSignInAt: Date.UTC(2026, 9, 12, 1, 30),
          updatedAt: Date.UTC(2026, 9, 12, 1, 30),
          version: '2',
        },
      ],
      total: 1,
      dropped: 0,
    },
  },
  {
    call: 'GET /api/admin/user/{id}',
    run: (client) => client.administration.users.get('{id}'),
    response: ok({ id: 'u', username: 'op' }),
    gives: { ...NO_USER, username: 'op' },
  },
  {
    call: 'POST /api/admin/user/add',
    run: (client) =>
      client.administration.users.add({ username: 'new', mobilePhone: '13800001234', password: 'secret-119', groupId: 'g' }),
    sends: { username: 'new', mobilePhone: '13800001234', groupId: 'g' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/user/update',
    run: (client) =>
      client.administration.users.update('u', { username: 'new', mobilePhone: '13800001234', name: '新' }, { version: '2' }),
    sends: { id: 'u', version: '2', username: 'new', mobilePhone: '13800001234', name: '新' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/user/importRows',
    run: (client) =>
      client.administration.users.importRows([{ username: 'new', mobilePhone: '138' }], { dryRun: true }),
    sends: { rows: [{ username: 'new', mobilePhone: '138' }], dryRun: true },
    response: ok({ accepted: 0, errors: [{ row: 0, field: 'mobilePhone', message: '手机号码错误' }] }),
    gives: { accepted: 0, errors: [{ row: 0, field: 'mobilePhone', message: '手机号码错误' }] },
  },
  {
    call: 'POST /api/admin/user/resetPassword',
    run: (client) => client.administration.users.resetPassword('u', 'secret-119'),
    sends: { id: 'u' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/user/setDisabled',
    run: (client) => client.administration.users.setDisabled('u', true),
    sends: { id: 'u', disabled: '1' },
    response: ok(),
  },
  {
    call: 'POST /api/admin/user/unlock',
    run: (client) => client.administration.users.unlock('u'),
    sends: { id: 'u' },
    response: ok(),
  },
  {
    call: 'GET /api/admin/user/delete',
    run: (client) => client.administration.users.remove(['a', 'b']),
    sends: { userIds: 'a,b' },
    response: ok(),
  },
  {
    call: 'GET /api/admin/user/unbindUser',
    run: (client) => client.administration.users.unbound({ tenantId: 't' }),
    sends: { tenantId: 't' },
    response: ok([{ id: 'u', username: 'op' }]),
    gives: [{ id: 'u', username: 'op', name: null }],
  },
  {
    call: 'GET /api/admin/group/listByUser',
    run: (client) => client.administration.groups.ofUser('u'),
    sends: { userId: 'u' },
    response: ok([
      { id: 'g', name: '值班', isUser: 0 },
      { id: 'g', name: '值班', isUser: 1 },
      { id: 'h', name: '班长', isUser: 0 },
    ]),
    gives: [
      { id: 'g', name: '值班', assigned: true },
      { id: 'h', name: '班长', assigned: false },
    ],
  },
  {
    call: 'GET /api/admin/group/pageList',
    run: (client) => client.administration.groups.list({ page: 1, limit: 15, name: '值班' }),
    sends: { page: '1', limit: '15', name: '值班' },
    response: rows({ id: 'g', code: 'zb', name: '值班' }),
    gives: { rows: [{ id: 'g', name: '值班', code: 'zb', description: null }], total: 1, dropped: 0 },
  },
  {
    call: 'GET /api/admin/group/all',
    run: (client) => client.administration.groups.all(),
    response: [{ id: 'g', code: 'zb', name: '值班', groupType: 'role' }],
    gives: [{ id: 'g', name: '值班', code: 'zb', description: null }],
  },
]
