/** Messages of the sign-in with an account of an identity provider. */
export const zhCN = {
  exists: '名称已存在',
  fixedIssuer: '签发者不能修改：已绑定的账号属于原签发者，请新增一个身份提供方',
  badIssuer: '请填写以 https:// 开头的签发者地址，不含参数',
  unknown: '身份提供方不存在',
  notOffered: '该身份提供方已停用，请使用账号密码登录',
  providerDown: '身份提供方的服务无响应，或返回了无法识别的内容，请稍后再试，或使用账号密码登录',
  denied: '您在身份提供方取消了登录',
  journeyOver: '登录请求已失效，请重新登录',
  bindOver: '绑定请求已失效，请重新登录',
  accountRefused: '该账号无法登录，请联系管理员',
  boundOtherwise: '该账号已绑定同一提供方的另一个身份，请先在“账号安全”中解除绑定',
  identityUnknown: '绑定不存在',
}
