export const zhCN = {
  product: '智慧消防云平台',
  loadingUser: '正在登录智慧消防云平台…',
  departing: '正在前往登录页面…',
  signingOut: '正在退出…',
  unreachable: '暂时无法打开平台',
  unreachableText: '您仍处于登录状态。网络或服务器恢复后会自动继续，每 10 秒重试一次。',
  attempts: (count: number) => `已重试 ${count} 次`,
  retry: '立即重试',
  signOut: '退出登录',
  forbidden: '没有访问权限',
  forbiddenText: '请登录有权限的账号后再访问。',
  signIn: '去登录',
}
export type SessionMessages = typeof zhCN

export const en: SessionMessages = {
  product: 'Smart Fire Cloud',
  loadingUser: 'Signing in to Smart Fire Cloud…',
  departing: 'Going to the sign-in page…',
  signingOut: 'Signing out…',
  unreachable: 'The platform cannot be opened at present',
  unreachableText: 'You are still signed in. Work resumes automatically once the network or the server is back; it retries every 10 seconds.',
  attempts: (count) => `${count} ${count === 1 ? 'attempt' : 'attempts'} so far`,
  retry: 'Try again now',
  signOut: 'Sign out',
  forbidden: 'You do not have permission to open this page',
  forbiddenText: 'Sign in with an account that has the permission.',
  signIn: 'Sign in',
}
