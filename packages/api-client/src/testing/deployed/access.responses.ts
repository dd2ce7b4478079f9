import { ok } from '../call-sample'
import { AT, DATE, listed, type DeployedResponse } from './deployed-response'

const USER = 'admin/user'
const credentials = { username: 'a', password: 'b', code: 'c', image: 'd' }

/** Sign-in, users, menus and tenants (contract admin 2, 3). */
export const accessResponses: readonly DeployedResponse[] = [
  {
    title: 'the token is bare, with many nulls (2.1)',
    path: 'auth/oauth/token',
    run: (client) => client.auth.login(credentials),
    body: {
      access_token: 'jwt', token_type: 'bearer', refresh_token: 'r', expires_in: 14399, scope: 'read', userId: 'u', sub: 'op', userName: '值班员',
      tenant: null, depart: null, expire: AT, isSuperAdmin: null, isTenantAdmin: null, jti: 'j',
    },
    contains: { accessToken: 'jwt', userId: 'u', refreshToken: 'r', expiresAt: AT },
  },
  {
    title: 'the token stands beside a status (1)',
    path: 'auth/oauth/token',
    run: (client) => client.auth.login(credentials),
    body: { status: 200, message: null, access_token: 'jwt', userId: 1, expire: DATE },
    contains: { accessToken: 'jwt', userId: '1', expiresAt: AT },
  },
  {
    title: 'the user is bare; a right has its menu in `menu` and 访问 in `name` (3.1, 7.1.5)',
    path: `${USER}/front/info`,
    run: (client) => client.session.user(),
    body: {
      id: 'u', username: 'op', name: '值班员', image: null, groupName: '站点管理员', site: '星河', tenantNo: 7,
      menus: [{ code: 'gailan', type: 'menu', uri: '/gailan', method: 'GET', name: '访问', menu: '概览' }, { code: null, type: 'menu' }],
      elements: [{ code: 'btn_add', type: 'button', uri: '/x', method: 'POST', name: '新增' }],
    },
    contains: {
      id: 'u', groupName: '站点管理员', site: '星河', tenantNo: '7',
      menus: [{ code: 'gailan', type: 'menu', name: '概览' }],
      elements: [{ code: 'btn_add', type: 'button', name: '新增' }],
    },
    dropped: 1,
  },
  {
    title: 'the user is wrapped, as in the specification',
    path: `${USER}/front/info`,
    run: (client) => client.session.user(),
    body: ok({ id: 'u', username: 'op', name: null, menus: null }),
    contains: { id: 'u', name: 'op', menus: [], elements: [] },
  },
  {
    title: 'menus are a bare tree with the channel in attr2 (3.1)',
    path: `${USER}/front/menus`,
    run: (client) => client.session.menus(),
    body: [
      {
        id: '7', parentId: '-1', title: '无线感烟', icon: 'huozaibaojing', href: null, code: 'huozaibaojing', orderNum: 2, attr2: '1', spread: false, label: null,
        children: [{ id: '8', parentId: '7', title: '实时监测', icon: 'erjicaidan', code: 'realtimeMonit', attr2: 1, children: [] }],
      },
      { id: '9', title: 'no code', children: null },
    ],
    contains: [{ code: 'huozaibaojing', channelId: '1', children: [{ code: 'realtimeMonit', title: '实时监测', channelId: '1', children: [] }] }],
    dropped: 1,
  },
  {
    title: 'all menus are a bare flat list, whose tree is in parentId (3.1)',
    path: `${USER}/front/menu/all`,
    run: (client) => client.administration.allMenus(),
    body: [
      { id: '8', code: 'realtimeMonit', title: '实时监测', parentId: '7', icon: 'erjicaidan', type: 'menu', orderNum: 1, attr2: '1', attr3: '1' },
      { id: '7', code: 'huozaibaojing', title: '无线感烟', parentId: '-1', orderNum: '2', attr2: null },
    ],
    contains: [
      { id: '8', parentId: '7', order: 1, channelId: '1' },
      { id: '7', parentId: null, order: 2, channelId: null },
    ],
  },
  ...[true, 'true', 1, '1'].map((value): DeployedResponse => ({
    title: `the super-admin flag as ${JSON.stringify(value)} (3.1)`,
    path: `${USER}/isSuperAdmin`,
    run: (client) => client.session.isSuperAdmin('u'),
    body: value,
    contains: true,
  })),
  {
    title: 'the super-admin flag as a bare false (3.1)',
    path: `${USER}/isSuperAdmin`,
    run: (client) => client.session.isSuperAdmin('u'),
    body: false,
    contains: false,
  },
  {
    title: 'users have one row per role, which is in `role` and may be missing (3.1)',
    path: `${USER}/list`,
    run: (client) => client.administration.users.list({ page: 1, limit: 15 }),
    body: listed({
      id: 'u', username: 'op', name: '值班员', mobilePhone: '13800001234', role: '值班' }, { id: 'v', username: 'x',
      role: null,
    }),
    contains: { rows: [{ id: 'u', groupName: '值班', mobilePhone: '13800001234' }, { id: 'v', groupName: null }] },
  },
  {
    title: 'a tenant with its administrator, who may be missing (3.8)',
    path: 'admin/tenant/t/get',
    run: (client) => client.tenants.get('t'),
    body: ok({
      tenant: { id: 't', name: '星河物业', attr1: 'x.example', attr2: null, isSuperTenant: '0', idDeleted: '0' },
      user: { id: 'u', username: 'op' },
    }),
    contains: { id: 't', domain: 'x.example', logo: null, administratorId: 'u', administrator: 'op', maxUsers: null, state: null },
  },
  {
    title: 'roles are a bare list (3.2)',
    path: 'admin/group/all',
    run: (client) => client.administration.groups.all(),
    body: [{ id: 'g', code: 'zb', name: '值班', parentId: '-1', path: '/zb', type: null, groupType: 'role' }],
    contains: [{ id: 'g', name: '值班', code: 'zb' }],
  },
]
