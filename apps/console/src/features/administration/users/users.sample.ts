import type { User } from '@smart-fire/api-client/administration'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'u1', version: '1', username: 'zhiban01', name: '周海燕', mobilePhone: '13800001102', email: 'zhou@example.com', groupId: 'r1', groupName: '值班员', positionRoles: [], departmentId: '2', departmentName: '值班一班', description: null,
    state: 'enabled', lockedUntil: null, lastSignInAt: Date.UTC(2026, 10, 19, 19), updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export default {
  rows: [
    aUser(),
    aUser({ id: 'u2', username: 'weibao01', name: '罗志勇', groupName: '维保员', groupId: 'r2', positionRoles: ['安全员'], state: 'disabled' }),
    aUser({ id: 'u3', username: 'operator', lockedUntil: Date.UTC(2026, 10, 19, 20, 30), name: '陈思远', groupId: null, groupName: null, lastSignInAt: null }),
  ],
  round: {
    add: { username: 'xinren01', name: '韩雪', mobilePhone: '13900008801', email: 'hanxue@example.com', groupId: '值班员', departmentId: '安全管理部', password: 'xinjie-7734', description: '夜班' },
    edit: { name: '韩雪梅' },
    find: 'username',
  },
} satisfies ScreenSample<User>
