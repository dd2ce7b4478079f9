/** Messages of the calls for inspections (contract device §18, §19). */
export const zhCN = {
  /** the platform's */
  typeExists: '设施类型已存在，不可重复添加',
  numberExists: '类型编号已存在!',
  tooManyItems: (max: number) => `最多${max}项`,
  blankItem: '检测内容不能为空',
  itemTwice: (name: string) => `“${name}”重复`,
  badLimits: (name: string) => `“${name}”的下限不能大于上限`,
  limitsOfText: (name: string) => `“${name}”不是数值项，不能有上下限`,
  indoorFacilities: '室内设施',
  outdoorFacilities: '室外设施',
  unknownType: '设施类型不存在',
  unknownUnit: '联网单位不存在',
  badNumber: '设施编号只能有 32 位以内的字母、数字和连字符',
  numberTaken: '设施编号已存在',
  numberKept: '设施编号已印在标签上，不能更改',
  badDay: '日期格式不正确',
  badRegion: '地区编码错误',
  badCoordinates: '坐标格式不正确',
  tooManyIds: (max: number) => `一次最多${max}个设施`,
}
