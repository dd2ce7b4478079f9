export const zhCN = {
  forbidden: '没有访问权限',
  missing: (name: string | undefined, right: string) => `您的账号缺少${name === undefined ? '访问该页面' : `“${name}”`}的权限（${right}），请联系站点管理员授权。`,
  missingSome: '您的账号缺少访问该页面的权限，请联系站点管理员授权。',
  notFound: '页面不存在',
  noPage: (path: string) => `没有找到 ${path}，地址可能有误，或页面已经移走。`,
  broken: '页面加载失败',
  brokenText: '网络可能中断，或平台刚刚更新。重试会重新加载页面。',
  home: '返回首页',
  search: '搜索页面',
  otherAccount: '换一个账号登录',
}
export type PagesMessages = typeof zhCN

export const en: PagesMessages = {
  forbidden: 'You do not have permission to open this page',
  missing: (name, right) => `Your account lacks the permission ${name === undefined ? 'to open this page' : `for “${name}”`} (${right}). Ask the site administrator for it.`,
  missingSome: 'Your account lacks the permission to open this page. Ask the site administrator for it.',
  notFound: 'Page not found',
  noPage: (path) => `${path} was not found. The address may be wrong, or the page has moved.`,
  broken: 'The page could not be loaded',
  brokenText: 'The network may be down, or the platform has just been updated. Trying again reloads the page.',
  home: 'Back to the start page',
  search: 'Search for a page',
  otherAccount: 'Sign in with another account',
}
