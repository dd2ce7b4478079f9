/** Messages of the calls for types of outdoor facilities; additive (ADR 3). */
export const zhCN = {
  nameExists: '设施类型已存在!',
  codeExists: '编号已存在!',
  codeFixed: '编号不允许修改！',
  badCode: '编号只允许字母和数字，最多10个字符',
  badPoints: '监测点格式不正确',
  unknownPoint: '监测点不存在',
  facilities: '室外设施',
}
