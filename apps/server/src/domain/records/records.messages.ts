/** Messages of the calls for abnormal records; the wire has Chinese texts only. */
export const zhCN = {
  unknownRecord: '记录不存在',
  unknownVerdict: '核实结论不正确',
  alreadyHandled: (person: string, time: string) => `该记录已由 ${person} 于 ${time} 处理`,
  cannotRaise: '只有已核实为误报或火警测试的火警可以更正',
}
