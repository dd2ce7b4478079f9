/** A wrong name and a wrong password have one text: a client cannot find out which it was (domain 27, trust B4). */
export const zhCN = {
  badCredentials: '账户或密码错误！',
  wrongCode: '验证码错误',
  locked: (wait: string) => `尝试次数过多，请 ${wait}后再试`,
  wait: (seconds: number) => (seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`),
  badRefreshToken: '登录已失效，请重新登录',
  badRequest: '请求参数不完整',
  unknownGrant: '不支持的授权方式',
}
