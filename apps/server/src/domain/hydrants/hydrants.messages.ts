/** Messages of the calls for hydrants; the wire has Chinese texts only. */
export const zhCN = {
  unknownFacility: '硬件设施不存在!',
  nameTaken: '消火栓已存在',
  badRegion: '地区编码错误',
  badCoordinates: '坐标格式不正确',
  unknownUnit: '联网单位不存在',
  unknownType: '设施类型不存在',
  noOutlets: '该类型的设施没有出水口',
  outletIncomplete: (name: string) => `${name}缺少参数`,
  sensors: '传感器',
  openRecords: '未处理的异常记录',
}
