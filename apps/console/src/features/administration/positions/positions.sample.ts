import type { Position } from '@smart-fire/api-client/positions'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aPosition(changes: Partial<Position> = {}): Position {
  return {
    id: '1', version: '1', code: 'ZBZ', name: '值班长', departmentId: '2', departmentName: '消控值班班', order: 1, state: 'enabled', users: 1, roles: ['值班员', '班长'], updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export const positionSample = {
  rows: [
    aPosition(),
    aPosition({ id: '2', code: 'ZBY', name: '消控室值班员', order: 2, users: 4, roles: ['值班员'] }),
    aPosition({ id: '3', code: 'WBY', name: '维保员', departmentId: null, departmentName: null, order: null, users: 0, roles: [], state: 'disabled' }),
  ],
  round: { add: { name: '夜班值班长', code: 'E2E-P1', departmentId: '安全管理部', order: 7, state: 'enabled' }, edit: { name: '夜班长' }, find: 'code' },
} satisfies ScreenSample<Position>
