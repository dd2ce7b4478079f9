import type { Role } from '@smart-fire/api-client/roles'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aRole(changes: Partial<Role> = {}): Role {
  return {
    id: 'r1', version: '1', name: '值班员', description: '24 小时监控值守，可处理报警', users: 4, systems: ['电气火灾', '无线感烟', '消防用水', '消防电源', '可燃气体'], scope: '2',
    updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export default {
  rows: [
    aRole(),
    aRole({ id: 'r2', name: '维保员', description: '巡检与维护保养', users: 2, systems: [] }),
    aRole({ id: 'r3', name: '夜班班长', description: null, users: 0, scope: '0' }),
  ],
  round: { add: { name: '夜班班长', description: '夜间带班' }, edit: { description: '夜间带班，可查看用户' }, find: 'name' },
} satisfies ScreenSample<Role>
