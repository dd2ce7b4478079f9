export const zhCN = {
  title: (name: string) => `代管 ${name}`,
  explained: '您将以该站点管理员的权限查看和操作，直到结束代管。所有操作都以您的账号记入该站点的操作日志。',
  reason: '代管原因',
  hint: '会写入该站点的操作日志，站点管理员可以看到',
  start: '开始代管',
  starting: '正在进入…',
  failed: '未能进入，您的登录没有变化，请重试',
  notKnown: '没有收到答复，无法确认是否已进入。如果已进入，您原来的登录已结束，需要重新登录',
  refused: (why: string) => `未能进入：${why}。您的登录没有变化。`,
}

export const en: typeof zhCN = {
  title: (name) => `Act as ${name}`,
  explained: 'You go on with the rights of the administrator of this site until you end it. Everything you do stands in the audit log of the site under your own account.',
  reason: 'Reason',
  hint: 'Stands in the audit log of the site, where its administrators can read it',
  start: 'Begin',
  starting: 'Opening…',
  failed: 'It could not be opened. Your own session goes on as before; try again.',
  notKnown: 'No answer: it is not known whether it was opened. If it was, your own session has ended, and you have to sign in again.',
  refused: (why) => `It could not be opened: ${why}. Your own session goes on as before.`,
}
