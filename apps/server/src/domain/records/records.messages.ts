/** What the calls for abnormal records say; the wire speaks Chinese only, but for one bare token (contract device §0.2). */
export const zhCN = {
  parameterRequired: 'param_required',
  badParameter: '参数错误',
  unknownRecord: '记录不存在',
  unknownVerdict: '处理结论不正确',
  alreadyHandled: (person: string, time: string) => `该记录已由 ${person} 于 ${time} 处理`,
}
