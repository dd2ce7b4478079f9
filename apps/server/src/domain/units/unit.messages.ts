/** Messages of the calls for networked units; the wire has Chinese texts only (contract device 6). */
export const zhCN = {
  nameTaken: '单位名称不允许重复!',
  departmentKept: '您的数据范围有限，不能更换归口部门',
  badRegion: '地区编码错误',
  badCoordinates: '坐标格式不正确',
  badDay: '日期格式不正确',
  endBeforeStart: '合同到期日期不能早于开始日期',
  buildings: '建筑',
  hydrants: '消火栓',
  controlRooms: '消控室',
  gateways: '传输装置',
  facilities: '室外巡检设施',
}
