import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '登录会话',
  one: '会话',
  fields: { keyword: '账号或姓名', username: '账号', name: '姓名', state: '状态', address: 'IP 地址', browser: '浏览器', system: '操作系统', since: '登录或续期时间', until: '最长有效至' },
  choices: { state: { valid: '有效', renewable: '可续期' } },
  acts: { end: '强制下线' },
  questions: { end: (session: string) => `“${session}”将立即退出登录，其实时报警连接也会断开。账号仍可重新登录；如需禁止登录，请停用该用户。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Sessions',
  one: 'session',
  fields: { keyword: 'Account or name', username: 'Account', name: 'Name', state: 'State', address: 'IP address', browser: 'Browser', system: 'System', since: 'Signed in or renewed', until: 'Valid until at most' },
  choices: { state: { valid: 'Valid', renewable: 'Renewable' } },
  acts: { end: 'Sign out' },
  questions: { end: (session) => `“${session}” is signed out at once and loses its live alarm connection. The account can sign in again; disable the user to prevent that.` },
}
