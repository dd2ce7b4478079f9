import type { MenuNode, SessionUser } from '@smart-fire/api-client'
import type { SessionContext, SignedInUser } from './session.context'

export function aUser(over: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'u1',
    username: 'operator',
    name: '值班员',
    groupName: '站点管理员',
    site: '万象城',
    tenantNo: 'T001',
    validUntil: null,
    actingFor: null,
    logo: null,
    description: null,
    menus: [],
    elements: [],
    ...over,
  }
}

export function aMenu(code: string, title: string, over: Partial<MenuNode> = {}): MenuNode {
  return { id: code, code, title, icon: null, channelId: null, children: [], ...over }
}

export const OVERVIEW_MENU: MenuNode = aMenu('gailan', '概览', {
  icon: 'gailan',
  children: [aMenu('overView', '概览', { icon: 'erjicaidan' })],
})

export function aSignedInUser(over: Partial<SignedInUser> = {}): SignedInUser {
  return { user: aUser(), menus: [OVERVIEW_MENU], droppedMenus: 0, isSuperAdmin: false, ...over }
}

export function aSession(over: Partial<SessionContext> = {}): SessionContext {
  return { session: null, signedIn: null, problem: null, endReason: null, failedAttempts: 0, attempts: 0, arrival: null, ticket: null, binding: null, ...over }
}
