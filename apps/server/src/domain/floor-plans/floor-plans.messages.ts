/** Messages of the floor-plan calls; the wire has Chinese texts only. */
export const zhCN = {
  noPlan: '暂无平面图',
  linkExpired: '链接已失效',
}
