/** Messages of the calls for gateways (contract device §16). */
export const zhCN = {
  exists: '网关设备编号已存在！',
  validKeys: '有效密钥',
  unknown: '网关设备不存在或已删除',
  roomOfOtherUnit: '消控室不属于所选的联网单位',
}
