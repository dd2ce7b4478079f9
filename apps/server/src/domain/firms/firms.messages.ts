/** Messages of the calls for makers. */
export const zhCN = {
  firmExists: '厂商已存在',
  deviceSeries: '设备类型',
}
