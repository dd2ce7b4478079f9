/** Names that the statistics give to what has none any more, and a refusal; the wire has Chinese texts only. */
export const zhCN = {
  hostInPart: '该消防主机有部分点位不在您的数据范围内，无法统计整台主机',
  removed: (id: string) => `已删除（${id}）`,
  allPoints: '全部',
  offlinePoint: '离线',
  noUnit: '未归属单位',
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes}分钟前`,
  noArea: '未填写区域',
}
