/** Messages of the calls that manage the sensors of hydrants. */
export const zhCN = {
  unknownFacility: '硬件设施不存在!',
  outdoor: '室外消火栓',
  notLinked: '设备未关联消火栓，请先关联',
  unlinked: '未关联消火栓',
  openRecords: (count: number) => `设备还有 ${count} 条未处理的异常记录，请先处理`,
  stillInAlarm: '设备正在报警，报警结束后才能移到其他消火栓或解除关联',
  notNormal: '设备当前状态不是正常，不能登记为正常',
  noData: '设备关联后还没有上报数据，不能登记为正常',
  problemRequired: '登记为异常时请填写异常情况',
  badDay: '日期格式不正确',
  dayAhead: '安装日期不能晚于今天',
}
