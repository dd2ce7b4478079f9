export const zhCN = {
  /** what front/info calls those who hold no role (contract admin §3.1) */
  superAdmin: '系统管理员',
  tenantAdmin: '站点管理员',
  parametersMissing: '参数不能为空',
  wrongOldPassword: '原密码错误',
  unreadablePassword: '密码格式错误',
  passwordTooShort: (min: number) => `新密码至少需要${min}个字符`,
  passwordTooLong: (max: number) => `新密码不能超过${max}个字符`,
  passwordTooCommon: '新密码过于常见，请换一个',
  passwordUnchanged: '新密码不能与原密码相同',
}
