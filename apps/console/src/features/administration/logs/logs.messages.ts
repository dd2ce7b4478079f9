import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '登录日志',
  one: '日志',
  fields: {},
  sections: { signIns: '登录日志', operations: '操作日志', sessions: '登录会话' },
} satisfies ScreenWords

export const en: typeof zhCN = { title: 'Sign-in log', one: 'entry', fields: {}, sections: { signIns: 'Sign-ins', operations: 'Operations', sessions: 'Sessions' } }
