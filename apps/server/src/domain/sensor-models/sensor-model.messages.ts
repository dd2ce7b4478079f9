/** Messages of the calls for the models of devices. */
export const zhCN = {
  modelExists: '该设备类型已有此型号',
  badPoints: '监测点格式不正确',
  pointTwice: '监测点重复',
  unknownPoint: '监测点不存在',
  pointsKept: '型号已有设备，监测点只能追加，不能移除',
  unknownSeries: '设备类型不存在',
  unknownSystem: '所属系统不存在',
  systemKept: '型号已有设备，不能更改所属系统',
  devices: '设备',
}
