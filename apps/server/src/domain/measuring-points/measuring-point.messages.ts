/** Messages of the calls for measuring points (contract device §15.1). */
export const zhCN = {
  nameExists: '监测点已存在!',
  codeExists: '代号已存在!',
  codeFixed: '代号不允许修改！',
  badCode: '代号只允许字母、数字和下划线，最多64个字符',
  emptyRange: '正常范围的下限不能大于上限',
  models: '设备型号',
  facilityTypes: '设施类型',
  thresholds: '监测点预警',
}
