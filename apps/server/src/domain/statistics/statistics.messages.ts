/** Names that the statistics give to what has none any more; the wire has Chinese texts only. */
export const zhCN = {
  removed: (id: string) => `已删除（${id}）`,
  allPoints: '全部',
  offlinePoint: '离线',
  noUnit: '未归属单位',
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes}分钟前`,
  noArea: '未填写区域',
}
