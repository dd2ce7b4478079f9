interface FloorsInUse {
  floors: string
  uses: readonly { what: string; count: number }[]
}

/** Messages of the calls that manage buildings; the wire has Chinese texts only (contract device §1.1). */
export const zhCN = {
  nameTaken: '建筑物名称重复!',
  badRegion: '地区编码不识别！',
  badStreet: '街道编码错误！',
  badCoordinates: '坐标格式不正确',
  badDay: '日期格式不正确',
  noFloors: '地上和地下楼层不能都为 0',
  floorsInUse: ({ floors, uses }: FloorsInUse) => `不能减少楼层：${floors} 层还有 ${uses.map(({ what, count }) => `${count} 个${what}`).join('、')}`,
  noSuchFloor: '楼层数在建筑中不存在',
  floorTwice: '同一楼层只能命名一次',
  unknownUnit: '联网单位不存在',
  devices: '设备',
  points: '主机点位',
  hosts: '消防主机',
  controlRooms: '消控室',
  plans: '平面图',
  drafts: '未发布的平面图',
  facilities: '巡检设施',
  openRecords: '未处理记录',
  openHostRecords: '未处理主机记录',
}
