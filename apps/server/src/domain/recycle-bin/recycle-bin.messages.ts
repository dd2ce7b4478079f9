/** Messages of the calls for deleted rows; the wire has Chinese texts only. */
export const zhCN = {
  gone: '已永久删除，无法恢复',
  tooLate: '删除已超过 30 天，无法恢复',
  restoredMeanwhile: (person: string | null, time: string | null) => `已被 ${person ?? '其他用户'} 于 ${time ?? '此前'} 恢复`,
  placeGone: '所在建筑或消火栓已删除，请先恢复',
  typeGone: '设备类型已删除，无法恢复',
}
