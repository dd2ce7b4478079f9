import type { ManagedMenu } from '@smart-fire/api-client/menus'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aMenu(changes: Partial<ManagedMenu> = {}): ManagedMenu {
  return {
    id: '13', version: '1', title: '消防用水', code: 'hydrant', parentId: null, kind: 'directory', icon: 'xiaofangshuan', path: '/hydrant', order: 3, state: 'shown', channelId: '5', system: '消防用水', elements: 0,
    roles: 3, updatedAt: null, ...changes,
  }
}

const screen: Partial<ManagedMenu> = { parentId: '13', kind: 'menu', icon: 'erjicaidan' }

export default {
  rows: [
    aMenu(),
    aMenu({ ...screen, id: '14', title: '实时监测', code: 'realtimeMonit', path: '/hydrant/realtimeMonit', order: 0 }),
    aMenu({ ...screen, id: '15', title: '异常记录', code: 'exceptionRecord', path: '/hydrant/exceptionRecord', order: 0, elements: 2 }),
    aMenu({ ...screen, id: '16', title: '统计分析', code: 'statisticAnly', path: '/hydrant/statisticAnly', order: 1, state: 'hidden', roles: 0, updatedAt: Date.UTC(2026, 10, 18, 2) }),
  ],
  tree: [{ id: '13', label: '消防用水', children: [{ id: '14', label: '实时监测' }, { id: '15', label: '异常记录' }, { id: '16', label: '统计分析' }] }],
  input: { title: '水系统', code: 'hydrant', icon: 'xiaofangshuan', order: 3 },
} satisfies ScreenSample<ManagedMenu>
