/** Messages of the calls for control rooms; the wire has Chinese texts only. */
export const zhCN = {
  nameTaken: '该单位已有同名消控室',
  unitStays: '消控室不能换到其他单位',
  noUnit: '联网单位不存在',
  noBuilding: '建筑不存在',
  floorWithoutBuilding: '请先选择建筑',
  noSuchFloor: '该建筑没有此楼层',
  gateways: '传输装置',
  unknown: '消控室不存在',
}
