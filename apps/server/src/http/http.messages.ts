/** Messages that every call may send; the wire has Chinese texts only (contract admin §1.2). */
export const zhCN = {
  noToken: '请先登录',
  tokenInvalid: '登录已失效，请重新登录',
  forbidden: '没有访问权限',
  outsideScope: '保存后将不在您的数据范围内，未保存',
  wrongGatewayKey: '网关密钥不正确',
  plainHttp: '密码不能通过未加密的 HTTP 从其他机器提交，请使用 HTTPS',
  badParameter: '参数错误',
  /** the platform's bare token (contract device §0.2) */
  parameterRequired: 'param_required',
  /** the platform's common text for a mandatory field that is blank (contract device §0.2) */
  required: '保存失败，输入框不能为空!',
  tooLong: (max: number) => `不能超过${max}个字符`,
  notBetween: (min: number, max: number) => `应在${min}到${max}之间`,
  badCharacters: '含有不允许的字符',
  gone: '记录不存在或已删除',
  changedMeanwhile: (person: string | null, time: string | null) =>
    `该记录已被 ${person ?? '其他用户'} 于 ${time ?? '此前'} 修改，请刷新后重试`,
  inUse: (uses: readonly { what: string; count: number }[]) =>
    `正在被使用，无法删除：${uses.map(({ what, count }) => `${what} ${count} 个`).join('、')}`,
  tooManyIds: (max: number) => `一次最多提交${max}项`,
  tooManyRows: (max: number) => `一次最多导入${max}行`,
  importCancelled: '导入已取消，未写入任何数据',
  importOfOtherKind: '该导入编号已用于其他数据的导入，未写入任何数据',
  duplicateInFile: (row: number) => `与第${row}行重复`,
  bodyTooLarge: '提交的内容过大',
  unknownCall: '接口不存在',
  tooBusy: '服务繁忙，请稍后再试',
  /** the call has changed nothing and may be repeated */
  databaseUnavailable: '数据库暂时不可用，请稍后重试',
  tooSlow: '查询耗时过长，请缩小查询范围后重试',
  diskFull: '服务器磁盘空间不足，本次提交未保存，请联系管理员',
  internal: (requestId: string) => `服务器内部错误（编号 ${requestId}）`,
}
