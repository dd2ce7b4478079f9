/** One text for a wrong name, password or picture code: a client cannot find out which it was (trust B4). */
export const zhCN = {
  badCredentials: '账户或密码错误！',
  badRefreshToken: '登录已失效，请重新登录',
  badRequest: '请求参数不完整',
  unknownGrant: '不支持的授权方式',
}
