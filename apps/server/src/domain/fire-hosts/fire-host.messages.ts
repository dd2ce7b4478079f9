/** Messages of the calls that manage fire hosts and their points (contract device §3, §4). */
export const zhCN = {
  badIp: '消防主机ip不合法',
  badPort: '端口号不合法',
  hostExists: '消防主机已存在，不可重复添加',
  noHost: '消防主机不存在',
  noBuilding: '建筑不存在',
  points: '主机点位',
  pointExists: '传感器已存在，不可重复添加',
  openRecords: '未处理的异常记录',
  noSuchFloor: '楼层数在建筑中不存在',
  badPosition: '标注位置格式不正确',
  reasonRequired: '请填写停用原因',
  unknownHost: '消防主机不存在',
  pointsInAlarm: (count: number) => `主机有 ${count} 个点位正在报警，请先核实火警再停用`,
  openFires: (count: number) => `主机还有 ${count} 条未核实的火警，请先核实再停用`,
  badRegion: '错误的地区编码',
}
