import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/admin/group'
const ROLE = { id: 'g', version: null, name: '值班员', description: null, users: null, systems: [], scope: null, updatedAt: null }

const MENUS = [
  { id: '61', parentId: '-1', code: 'adminSys', title: '基础配置', mayGrant: '1' },
  { id: '62', parentId: '61', code: 'userManager', title: '用户管理', mayGrant: '0' },
]
const ELEMENTS = [{ code: 'adminSys/userManager:btn_add', name: '新增', menuId: '62', mayGrant: '1' }]
const RIGHTS = [
  { id: '61', parentId: null, kind: 'menu', name: '基础配置', grantable: true, positions: [] },
  { id: '62', parentId: '61', kind: 'menu', name: '用户管理', grantable: false, positions: [] },
  { id: 'adminSys/userManager:btn_add', parentId: '62', kind: 'element', name: '新增', grantable: true, positions: [] },
]

export const roleSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.roles.list({ page: 1, limit: 15, name: '值班' }),
    sends: { page: '1', limit: '15', keyword: '值班' },
    response: rows({ id: 'g', name: '值班员' }, { id: 'h', name: '班长', users: 3, channels: ['电气火灾'], dataScope: '1', version: 2, updTime: '2026-10-12 09:30:00' }),
    gives: {
      rows: [ROLE, { ...ROLE, id: 'h', name: '班长', users: 3, systems: ['电气火灾'], scope: '1', version: '2', updatedAt: Date.UTC(2026, 9, 12, 1, 30) }],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${BASE}/{id}`, run: (client) => client.roles.get('{id}'), response: ok({ id: 'g', name: '值班员' }), gives: ROLE },
  { call: `POST ${BASE}/add`, run: (client) => client.roles.add({ name: ' 班长 ', description: '' }), sends: { name: '班长', description: null }, response: ok() },
  { call: `POST ${BASE}/update`, run: (client) => client.roles.update('g', { name: '班长' }, { version: '2' }), sends: { id: 'g', version: '2', name: '班长' }, response: ok() },
  { call: `GET ${BASE}/delete`, run: (client) => client.roles.remove(['g', 'h']), sends: { id: 'g,h' }, response: ok() },
  {
    call: `GET ${BASE}/deleteQuery`,
    run: (client) => client.roles.usedBy('g'),
    sends: { id: 'g' },
    response: ok([{ what: '用户', count: 2 }]),
    gives: [{ what: '用户', count: 2 }],
  },
  {
    call: `GET ${BASE}/{id}/authority`,
    run: (client) => client.roles.authority('{id}'),
    response: ok({ id: 'g', version: 2, menus: MENUS, elements: ELEMENTS, menuIds: [61, 62], elementCodes: ['adminSys/userManager:btn_add'] }),
    gives: { id: 'g', version: '2', available: RIGHTS, rights: ['61', '62', 'adminSys/userManager:btn_add'] },
  },
  {
    call: `POST ${BASE}/{id}/authority`,
    run: (client) => client.roles.setAuthority('{id}', ['61', 'adminSys/userManager:btn_add'], { version: '2' }),
    sends: { version: '2', menuIds: ['61'], elementCodes: ['adminSys/userManager:btn_add'] },
    response: ok(),
  },
  {
    call: `GET ${BASE}/{id}/dataScope`,
    run: (client) => client.roles.places('{id}'),
    response: ok({ id: 'g', version: 2, dataScope: '1', regions: [{ code: '330100', name: '杭州市' }], buildings: [{ id: 12, name: '星河大厦' }] }),
    gives: { id: 'g', version: '2', scope: '1', regions: ['330100'], buildings: ['12'] },
  },
  {
    call: `POST ${BASE}/{id}/dataScope`,
    run: (client) => client.roles.setPlaces('{id}', { scope: '1', regions: ['330100'], buildings: ['12'] }, { version: '2' }),
    sends: { version: '2', dataScope: '1', regionCodes: ['330100'], buildingIds: ['12'] },
    response: ok(),
  },
  {
    call: `GET ${BASE}/{id}/user`,
    run: (client) => client.roles.members('{id}'),
    response: ok({ members: [{ id: 'u', username: 'op', name: '陈思远' }], leaders: [{ id: 'v', username: 'boss' }] }),
    gives: { version: null, members: [{ id: 'v', username: 'boss', name: null }, { id: 'u', username: 'op', name: '陈思远' }] },
  },
  {
    call: `POST ${BASE}/{id}/user`,
    run: (client) => client.roles.setMembers('{id}', ['u', 'v'], { version: '2' }),
    sends: { members: 'u,v', version: '2' },
    response: ok(),
  },
  {
    call: 'GET /api/admin/user/effectiveRights',
    run: (client) => client.roles.rightsOf('u'),
    sends: { id: 'u' },
    response: ok({ kind: 'roles', isDisabled: '1', groups: [{ id: 'g', name: '值班员' }, { id: 'h', name: '班长', isOwn: '0', positions: ['值班长'] }], allChannels: '0', channels: ['电气火灾'], allPlaces: '0', regions: ['杭州市'], buildings: ['星河大厦'], departments: ['消防科'], menus: MENUS, elements: ELEMENTS }),
    gives: { kind: 'roles', disabled: true, roles: [{ id: 'g', name: '值班员', own: true, positions: [] }, { id: 'h', name: '班长', own: false, positions: ['值班长'] }], allSystems: false, systems: ['电气火灾'], allPlaces: false, regions: ['杭州市'], buildings: ['星河大厦'], departments: ['消防科'], rights: RIGHTS, unread: 0 },
  },
]
