import type { MenuNode, SessionUser } from '../../resources/session/session.schema'

/** The signed-in operator. */
export function aUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'u0000001',
    username: 'operator',
    name: '值班员',
    groupName: '站点管理员',
    site: '星河物业',
    tenantNo: 'T001',
    validUntil: null,
    actingFor: null,
    logo: null,
    description: null,
    menus: [
      { code: 'gailan', type: 'menu', name: '概览' },
      { code: 'overView', type: 'menu', name: '概览' },
    ],
    elements: [],
    ...overrides,
  }
}

/** An entry of the menu tree. */
export function aMenu(overrides: Partial<MenuNode> = {}): MenuNode {
  return {
    id: '1',
    code: 'gailan',
    title: '概览',
    icon: 'gailan',
    channelId: null,
    children: [{ id: '2', code: 'overView', title: '概览', icon: 'erjicaidan', channelId: null, children: [] }],
    ...overrides,
  }
}
