export const zhCN = {
  title: (name: string) => `${name}的登录会话`,
  sessions: '登录会话',
  none: '该用户目前没有登录',
  unread: (count: number) => `有 ${count} 个会话无法读取，未显示`,
  act: '操作',
  own: '当前会话',
  end: '强制下线',
  endOne: (session: string) => `强制下线 ${session}`,
  endAll: '全部强制下线',
  questionOne: (session: string) => `“${session}”将立即退出登录，其实时报警连接也会断开。账号仍可重新登录；如需禁止登录，请停用该用户。`,
  questionAll: (name: string) => `${name}的全部会话将立即退出登录，实时报警连接也会断开。账号仍可重新登录；如需禁止登录，请停用该用户。`,
  questionOwn: '您的其他会话将立即退出登录，当前会话不受影响。',
  more: (shown: number, total: number) => `仅显示最近的 ${shown} 个会话，共 ${total} 个。“全部强制下线”会结束所有会话。`,
  noResponse: '服务无响应，无法确认是否已下线，请刷新后查看',
}

export type SessionsPanelMessages = typeof zhCN

export const en: SessionsPanelMessages = {
  title: (name) => `Sessions of ${name}`,
  sessions: 'Sessions',
  none: 'This user is not signed in',
  unread: (count) => (count === 1 ? '1 session could not be read and is not shown' : `${count} sessions could not be read and are not shown`),
  act: 'Act',
  own: 'This session',
  end: 'Sign out',
  endOne: (session) => `Sign out ${session}`,
  endAll: 'Sign out everywhere',
  questionOne: (session) => `“${session}” is signed out at once and loses its live alarm connection. The account can sign in again; disable the user to prevent that.`,
  questionAll: (name) => `All sessions of ${name} are signed out at once and lose their live alarm connections. The account can sign in again; disable the user to prevent that.`,
  questionOwn: 'Your other sessions are signed out at once; this one goes on.',
  more: (shown, total) => `Only the newest ${shown} of ${total} sessions are shown. “Sign out everywhere” ends all of them.`,
  noResponse: 'No response: it is not known whether the session has ended. Refresh to see',
}
