import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '用户管理',
  one: '用户',
  fields: {
    username: '账号', name: '姓名', mobilePhone: '手机号', email: '邮箱', groupId: '角色', groupName: '角色', positionRoles: '岗位角色', departmentId: '默认部门', departmentName: '默认部门', state: '状态', description: '备注',
    lockedUntil: '登录锁定至', lastSignInAt: '最近登录', updatedAt: '更新时间', password: '密码',
  },
  hints: { email: '告警通知的邮件发往此邮箱', username: '3 到 50 个字符，创建后不能修改', password: '8 到 18 个字符' },
  choices: { state: { enabled: '正常', disabled: '已停用' } },
  acts: { resetPassword: '重置密码', stop: '停用', allow: '启用', unlock: '解锁', sessions: '登录会话', security: '账号安全', effective: '查看权限' },
  questions: {
    stop: (user: string) => `停用“${user}”后，其登录会立即失效，且不能再次登录。`,
    unlock: (user: string) => `“${user}”因多次登录失败被锁定。解锁后可以立即重试，请先确认是其本人。`,
    allow: (user: string) => `启用后，“${user}”可以重新登录。`,
  },
  between: '、',
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Users',
  one: 'user',
  fields: {
    username: 'Account', name: 'Name', mobilePhone: 'Mobile', email: 'Mail address', groupId: 'Role', groupName: 'Role', positionRoles: 'Roles by position', departmentId: 'Department', departmentName: 'Department', state: 'State', description: 'Remark',
    lockedUntil: 'Locked until', lastSignInAt: 'Last sign-in', updatedAt: 'Updated', password: 'Password',
  },
  hints: { email: 'Notices by mail go there', username: '3 to 50 characters; cannot be changed later', password: '8 to 18 characters' },
  choices: { state: { enabled: 'Active', disabled: 'Disabled' } },
  acts: { resetPassword: 'Reset password', stop: 'Disable', allow: 'Enable', unlock: 'Unlock', sessions: 'Sessions', security: 'Security', effective: 'Rights' },
  questions: {
    stop: (user) => `“${user}” will be signed out immediately and can no longer sign in.`,
    unlock: (user) => `“${user}” is locked after failed sign-ins and could try again at once. Make sure that it was that person.`,
    allow: (user) => `“${user}” will be able to sign in again.`,
  },
  between: ', ',
}
