/** Messages of the calls for alarm levels (contract device §15.2). */
export const zhCN = {
  nameExists: '报警等级已存在!',
  sortExists: '排序数字已存在!',
  colorExists: '颜色已存在!',
  badColor: '颜色格式应为 #RRGGBB',
  thresholds: '监测点预警',
}
