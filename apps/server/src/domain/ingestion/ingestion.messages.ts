/** Messages to gateways; the wire has Chinese texts only (contract admin §1.2). */
export const zhCN = {
  unreadableBody: '参数错误',
  badField: (path: string) => `参数错误：${path}`,
  noSuitableDevice: '没有符合条件的设备',
}
