/** Messages of the calls for alarm levels (contract device §15.2). */
export const zhCN = {
  nameExists: '报警等级已存在!',
  sortExists: '排序数字已存在!',
  colorExists: '颜色已存在!',
  badColor: '颜色格式应为 #RRGGBB',
  ranksFall: (point: string) => `按此排序，监测点“${point}”越严重的数值等级越低，请先修改该监测点的预警`,
  thresholds: '监测点预警',
}
