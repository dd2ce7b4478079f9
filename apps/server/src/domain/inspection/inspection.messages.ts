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
}
