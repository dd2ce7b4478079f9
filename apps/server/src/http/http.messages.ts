/** Messages that every call may send; the wire has Chinese texts only (contract admin §1.2). */
export const zhCN = {
  noToken: '请先登录',
  tokenInvalid: '登录已失效，请重新登录',
  forbidden: '没有访问权限',
  wrongGatewayKey: '网关密钥不正确',
  badParameter: '参数错误',
  /** the platform's bare token (contract device §0.2) */
  parameterRequired: 'param_required',
  bodyTooLarge: '提交的内容过大',
  unknownCall: '接口不存在',
  tooBusy: '服务繁忙，请稍后再试',
  internal: (requestId: string) => `服务器内部错误（编号 ${requestId}）`,
}
