import type { ScreenWords } from '../../../screens'

export const zhCN = { title: '站点管理', one: '站点', fields: {}, sections: { tenants: '站点', signIn: '第三方登录' } } satisfies ScreenWords

export const en: typeof zhCN = { title: 'Sites', one: 'site', fields: {}, sections: { tenants: 'Sites', signIn: 'Third-party sign-in' } }
