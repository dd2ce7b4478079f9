import type { Department } from '@smart-fire/api-client/departments'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aDepartment(changes: Partial<Department> = {}): Department {
  return {
    id: '1', version: '1', code: 'AQ', name: '安全管理部', parentId: null, parentName: null, order: 1, leader: '林知远', phone: '05990-2160018', state: 'enabled', users: 2,
    updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export const departmentSample = {
  rows: [
    aDepartment(),
    aDepartment({ id: '2', code: 'AQ-ZB', name: '值班一班', parentId: '1', parentName: '安全管理部', leader: '周海燕', users: 6 }),
    aDepartment({ id: '3', code: 'AQ-WB', name: '维保班', parentId: '1', parentName: '安全管理部', order: 2, leader: null, phone: null, users: 0, state: 'disabled' }),
  ],
  tree: [{ id: '1', label: '安全管理部', children: [{ id: '2', label: '值班一班' }, { id: '3', label: '维保班' }] }],
  round: {
    add: { name: '验收班', code: 'E2E-1', parentId: '安全管理部', order: 7, leader: '沈立群', phone: '13800009901', state: 'enabled' },
    edit: { leader: '赵敏' },
    find: 'code',
  },
} satisfies ScreenSample<Department>
