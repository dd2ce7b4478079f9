/** Messages of the calls for the maintenance of devices; the wire has Chinese texts only. */
export const zhCN = {
  noDevice: '设备不存在',
  deviceStays: '维护记录不能换到其他设备',
  badDay: '日期格式不正确',
  inFuture: '维护日期不能晚于今天',
  dueBeforeDone: '下次到期日期不能早于维护日期',
}
