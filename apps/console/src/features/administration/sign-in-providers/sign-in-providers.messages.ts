import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '第三方登录',
  one: '身份提供方',
  fields: { name: '名称', issuer: '签发者地址', clientId: '客户端 ID', scopes: '附加范围', order: '顺序', state: '登录页', secret: '客户端密钥' },
  hints: {
    name: '登录页按钮上的名称', issuer: '以 https:// 开头，添加后不能更改：已绑定的账号属于该签发者', clientId: '在身份提供方登记本平台时得到', scopes: '除 openid 外还要请求的范围，用空格分隔，如 profile', order: '数字小的排在前面',
    state: '停用后，登录页不再显示该按钮；已绑定的账号保留',
  },
  choices: { state: { on: '显示', off: '停用' }, secret: { stored: '已设置', missing: '未设置' } },
  acts: { access: '接入信息' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Third-party sign-in',
  one: 'identity provider',
  fields: { name: 'Name', issuer: 'Issuer', clientId: 'Client id', scopes: 'Further scopes', order: 'Order', state: 'Sign-in page', secret: 'Client secret' },
  hints: {
    name: 'On the button of the sign-in page', issuer: 'Begins with https://; cannot be changed later, because linked accounts belong to it', clientId: 'Given by the provider when this platform was registered there', scopes: 'Besides openid, separated by spaces, e.g. profile', order: 'Lowest first',
    state: 'Off: the sign-in page has no such button; linked accounts are kept',
  },
  choices: { state: { on: 'Shown', off: 'Off' }, secret: { stored: 'Stored', missing: 'Not set' } },
  acts: { access: 'Connection' },
}
