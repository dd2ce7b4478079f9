import { ok, rows, type CallSample } from '../call-sample'

const BASE = '/api/admin/menu'
/** as the deployed platform has it */
const WIRE = { id: 55, parentId: '-1', code: 'adminSys', title: '系统管理', icon: 'xitongshezhi', orderNum: 10 }
const MENU = {
  id: '55', version: null, title: '系统管理', code: 'adminSys', parentId: null, kind: 'directory', icon: 'xitongshezhi', path: null, order: 10, state: null, channelId: null, system: null,
  elements: null, roles: null, updatedAt: null,
}
const SCREEN = { id: 14, parentId: '13', code: 'realtimeMonit', title: '实时监测', path: '/hydrant/realtimeMonit', orderNum: 0, isHidden: '1', attr2: '5', channelName: '消防用水', elements: 0, groups: 3, version: 2, updTime: '2026-10-12 09:30:00' }

export const menuSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/pageList`,
    run: (client) => client.menus.list({ page: 1, limit: 15, title: '监测', within: '13', state: 'hidden' }),
    sends: { page: '1', limit: '15', title: '监测', within: '13', isHidden: '1' },
    response: rows(WIRE, SCREEN),
    gives: {
      rows: [MENU, {
        id: '14', version: '2', title: '实时监测', code: 'realtimeMonit', parentId: '13', kind: 'menu', icon: null, path: '/hydrant/realtimeMonit', order: 0, state: 'hidden', channelId: '5', system: '消防用水',
        elements: 0, roles: 3, updatedAt: Date.UTC(2026, 9, 12, 1, 30),
      }],
      total: 2,
      dropped: 0,
    },
  },
  { call: `GET ${BASE}/{id}`, run: (client) => client.menus.get('{id}'), response: ok(WIRE), gives: MENU },
  {
    call: `POST ${BASE}/update`,
    run: (client) => client.menus.update('14', { title: '监测', code: 'realtimeMonit', order: 3, state: 'hidden' }, { version: '2' }),
    sends: { id: 14, version: '2', title: '监测', code: 'realtimeMonit', orderNum: 3, isHidden: '1' },
    response: ok(),
  },
  {
    call: `GET ${BASE}/tree`,
    run: (client) => client.menus.tree(),
    response: [{ ...WIRE, label: '系统管理', children: [{ id: 62, parentId: '55', title: '用户管理', code: 'userManager', children: [] }] }],
    gives: [{ id: '55', title: '系统管理', children: [{ id: '62', title: '用户管理', children: [] }] }],
  },
  {
    call: `GET ${BASE}/groups`,
    run: (client) => client.menus.holders('62'),
    sends: { menuId: '62' },
    response: ok([{ id: 'g', name: '值班员', tenantName: '万达', elementCodes: ['adminSys/userManager:btn_add'] }, { id: 'h', name: '班长' }]),
    gives: { rows: [{ id: 'g', name: '值班员', tenant: '万达', elements: ['adminSys/userManager:btn_add'] }, { id: 'h', name: '班长', tenant: null, elements: [] }], dropped: 0 },
  },
  {
    call: 'GET /api/admin/element/list',
    run: (client) => client.menus.elements('62'),
    sends: { menuId: '62' },
    response: rows({ id: 1, code: 'adminSys/userManager:btn_add', type: '按钮', name: '新增', uri: '/admin/user/add', method: 'POST', menuId: '62' }),
    gives: { rows: [{ code: 'adminSys/userManager:btn_add', name: '新增', method: 'POST', uri: '/admin/user/add' }], total: 1, dropped: 0 },
  },
]
