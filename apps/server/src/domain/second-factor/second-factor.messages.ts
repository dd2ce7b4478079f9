/** Messages of the second factor. */
export const zhCN = {
  /** as authenticator apps name the entry */
  issuer: '智慧消防云平台',
  codeWanted: '请输入动态验证码',
  wrongCode: '动态验证码错误',
  stepOver: '验证已超时，请重新登录',
  alreadyOn: '双重验证已开启',
  notOn: '双重验证未开启',
  notBegun: '请重新获取二维码',
  wrongPassword: '密码错误',
  resetOneself: '请在“账号安全”中关闭自己的双重验证',
}
